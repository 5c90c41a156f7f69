/* Automatic answers: identify a question, and find the saved answer or the one the server considers obvious. Contains
 * no rules: questions are identified by card and effect. */
import type { DecisionInfo, OptionInfo } from '../protocol';

export const AUTOS = ['none', 'convenient', 'custom'] as const;
export type Autos = (typeof AUTOS)[number];

/** A question asked by a card; `effect` is its effect as data. */
export interface RecurringQuestion {
  game: string;
  key: string;
  source: string;
  effect: string;
}
/** A saved answer. `asks` is the prompt at the time, shown in the list. */
export interface SavedAnswer extends RecurringQuestion {
  answer: string;
  asks: string;
}
/** The player's preferences for automatic answers. */
export interface AutoAnswerPreferences {
  readonly mode: Autos;
  readonly answers: readonly SavedAnswer[];
  keep(answer: SavedAnswer): void;
  forget(asked: RecurringQuestion): void;
}
/** A triggered item on the transition, as views describe it. */
export interface TriggeredItem {
  what: string;
  name: string;
  option: number;
  node: unknown;
}

const KEYS = ['may', 'trigger', 'pick'];
/** Answers that mean the same each time; the choice of a particular card doesn't. */
const LASTING = ['yes', 'no', 'done'];
export const PASS = 'pass';

export const same = (a: RecurringQuestion, b: RecurringQuestion): boolean =>
  a.game === b.game && a.key === b.key && a.source === b.source && a.effect === b.effect;

/** The question that a decision asks, if a card asks it. At priority: the trigger that resolves next. */
export function questionOf(
  game: string,
  decision: DecisionInfo,
  next: TriggeredItem | undefined,
): RecurringQuestion | null {
  const { key, source, effect } = decision.question;
  if (key === 'priority') return next ? passQuestion(game, next) : null;
  if (!KEYS.includes(String(key)) || typeof source !== 'string' || effect == null) return null;
  return { game, key: String(key), source, effect: JSON.stringify(effect) };
}
/** The question whether to respond to a trigger. Only triggers recur identically. */
export function passQuestion(game: string, item: TriggeredItem): RecurringQuestion | null {
  return item.what === 'triggered'
    ? { game, key: 'priority', source: item.name, effect: JSON.stringify([item.option, item.node]) }
    : null;
}

/** The options that can be saved as the answer. Where cards are chosen, only choosing none can. */
export function rememberable(asked: RecurringQuestion | null, decision: DecisionInfo | null): OptionInfo[] {
  if (!asked || !decision || asked.key === 'priority') return [];
  return decision.options.filter((option) => LASTING.includes(option.verb));
}

/** The automatic answer: a saved one, else the obvious one; null if the player must be asked. */
export function answerTo(
  preferences: AutoAnswerPreferences,
  asked: RecurringQuestion,
  decision: DecisionInfo,
): OptionInfo | null {
  if (preferences.mode === 'none') return null;
  const saved = preferences.answers.find((each) => same(each, asked));
  if (saved) return decision.options.find((option) => option.verb === saved.answer) ?? null;
  return (
    (preferences.mode === 'convenient' &&
      decision.obvious_option &&
      decision.options.find((option) => option.name === decision.obvious_option)) ||
    null
  );
}
