/* Scores by card: what each card did for each player. */

/** One card, or several that acted together, with counts and totals by seat. */
export interface CardRow {
  names: string[];
  counts: number[];
  sums: number[];
}

const total = (row: CardRow): number => row.sums.reduce((sum, each) => sum + each, 0);
/** The highest total first. */
export const ordered = (rows: Iterable<CardRow>): CardRow[] =>
  [...rows].toSorted((a, b) => total(b) - total(a) || a.names.join().localeCompare(b.names.join()));

/** The row of a card, or of several together, created on first use. */
export function rowOf(rows: Map<string, CardRow>, names: string[], seats: number): CardRow {
  const key = names.join('\n');
  const cardRow = rows.get(key) ?? { names, counts: Array<number>(seats).fill(0), sums: Array<number>(seats).fill(0) };
  rows.set(key, cardRow);
  return cardRow;
}
