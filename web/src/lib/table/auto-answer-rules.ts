/* Answers that are given by themselves: which question is which, what was remembered, and what the server says has
 * only one sensible answer.  No rules: a question is told from another by the card and by the words of its effect. */
import type { DecisionInfo, OptionInfo } from '../protocol';

export const AUTOS = ['none', 'convenient', 'custom'] as const;
export type Autos = (typeof AUTOS)[number];

/** A question that a card asks; `about` is its effect, as data. */
export interface Asked {
  game: string;
  key: string;
  source: string;
  about: string;
}
/** Always this answer to that question.  `asks`: how it was asked when it was remembered, for the list. */
export interface Remembered extends Asked {
  answer: string;
  asks: string;
}
/** What somebody wishes to be answered for them. */
export interface Wishes {
  readonly mode: Autos;
  readonly answers: readonly Remembered[];
  keep(answer: Remembered): void;
  forget(asked: Asked): void;
}
/** Something on the transition that was set off, as views have it. */
export interface SetOff {
  what: string;
  name: string;
  option: number;
  node: unknown;
}

const KEYS = ['may', 'trigger', 'pick'];
/** Answers that mean the same whenever the question comes: a card that was chosen does not. */
const LASTING = ['yes', 'no', 'done'];
export const PASS = 'pass';

export const same = (a: Asked, b: Asked): boolean =>
  a.game === b.game && a.key === b.key && a.source === b.source && a.about === b.about;

/** The question of a decision, where a card asks it; at a priority: what was set off and resolves next. */
export function questionOf(game: string, decision: DecisionInfo, next: SetOff | undefined): Asked | null {
  const { key, source, about } = decision.question;
  if (key === 'priority') return next ? yieldTo(game, next) : null;
  if (!KEYS.includes(String(key)) || typeof source !== 'string' || about == null) return null;
  return { game, key: String(key), source, about: JSON.stringify(about) };
}
/** The question whether one does anything before this resolves; only what is set off comes again and again alike. */
export function yieldTo(game: string, item: SetOff): Asked | null {
  return item.what === 'triggered'
    ? { game, key: 'priority', source: item.name, about: JSON.stringify([item.option, item.node]) }
    : null;
}

/** The options that can be remembered as the answer; where cards could be chosen, only to choose none. */
export function lasting(asked: Asked | null, decision: DecisionInfo | null): OptionInfo[] {
  if (!asked || !decision || asked.key === 'priority') return [];
  return decision.options.filter((option) => LASTING.includes(option.verb));
}

/** What is answered by itself here: what was remembered, else what only gives; null: the person is asked. */
export function answerTo(wishes: Wishes, asked: Asked, decision: DecisionInfo): OptionInfo | null {
  if (wishes.mode === 'none') return null;
  const kept = wishes.answers.find((each) => same(each, asked));
  if (kept) return decision.options.find((option) => option.verb === kept.answer) ?? null;
  return (
    (wishes.mode === 'convenient' &&
      decision.obvious &&
      decision.options.find((option) => option.name === decision.obvious)) ||
    null
  );
}
