/* A count card by card: which did how much for whom. */

/** One card, or several that did something together; for each seat how many, and what it came to. */
export interface CardRow {
  names: string[];
  counts: number[];
  sums: number[];
}

const total = (row: CardRow): number => row.sums.reduce((sum, each) => sum + each, 0);
/** The most first. */
export const ordered = (rows: Iterable<CardRow>): CardRow[] =>
  [...rows].toSorted((a, b) => total(b) - total(a) || a.names.join().localeCompare(b.names.join()));

/** The row of a card, or of several together; made when it is first asked for. */
export function rowOf(rows: Map<string, CardRow>, names: string[], seats: number): CardRow {
  const key = names.join('\n');
  const found = rows.get(key) ?? { names, counts: Array<number>(seats).fill(0), sums: Array<number>(seats).fill(0) };
  rows.set(key, found);
  return found;
}
