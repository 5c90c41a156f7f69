/* The text of a rule in pieces: ids of other rules become links, search hits are highlighted. Emphasis and code marks
 * of the Markdown are removed. */
import { GAMES, isGame } from '../../games/covers';
import { fold } from './query';

export type Part = { text: string; rule?: string; isHit?: boolean };

const ID = /\b[A-Z](?:-[A-Z]+)+-\d+\b/g;

function marked(text: string, words: string[]): Part[] {
  const folded = fold(text);
  // Folding changed the length, so positions don't match: don't highlight.
  if (folded.length !== text.length) return [{ text }];
  const at: boolean[] = [];
  for (const word of words)
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + 1)) mark(at, from, word.length);
  const parts: Part[] = [];
  for (let i = 0; i < text.length;) {
    const isHit = at[i] === true;
    let end = i;
    while (end < text.length && (at[end] === true) === isHit) end++;
    parts.push(isHit ? { text: text.slice(i, end), isHit } : { text: text.slice(i, end) });
    i = end;
  }
  return parts;
}
function mark(at: boolean[], from: number, length: number): void {
  for (let i = from; i < from + length; i++) at[i] = true;
}

export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word.length > 0);
}

export function parts(ruleText: string, words: string[] = []): Part[] {
  const plain = ruleText.replace(/\*([^*\s][^*]*)\*|`([^`]+)`/g, '$1$2');
  const text = plain.charAt(0).toUpperCase() + plain.slice(1);
  const result: Part[] = [];
  let at = 0;
  for (const hit of text.matchAll(ID)) {
    result.push(...marked(text.slice(at, hit.index), words), { text: hit[0], rule: hit[0] });
    at = hit.index + hit[0].length;
  }
  result.push(...marked(text.slice(at), words));
  return result.filter((part) => part.text);
}

/** The game that a rule or a part of an address belongs to. */
export function gameOf(chapter: string, otherwise: string): string {
  if (isGame(chapter)) return chapter;
  const start = /^[a-z](?=-)/i.exec(chapter)?.[0].toUpperCase();
  return Object.keys(GAMES).find((game) => GAMES[game]!.rules === start) ?? otherwise;
}
