/* Automatic answers at one table. They never act in the past, never repeat an answer the player undid, and never retry
 * one the server rejected. */
import {
  answerTo,
  rememberable,
  PASS,
  questionOf,
  same,
  passQuestion,
  type RecurringQuestion,
  type TriggeredItem,
  type AutoAnswerPreferences,
} from './table/auto-answer-rules';
import { turnOf } from './table/turn-key';
import type { Table } from './table.svelte';
import type { DecisionInfo, OptionInfo } from './protocol';
import { labelled } from './i18n.svelte';

/** A fixed delay in milliseconds, independent of the hand, so that timing reveals nothing. */
const DELAY_MS = 350;

/** An answer that was given automatically. */
export interface GivenAnswer {
  /** How many choices had been made before it. */
  number: number;
  question: RecurringQuestion;
  words: string;
}

export class Autos {
  /** Null if every question is asked, as in lessons and on shared devices. */
  preferences = $state.raw<AutoAnswerPreferences | null>(null);
  /** The decision whose answer will be remembered. */
  private marked = $state(-1);
  /** The choice count after the last undo. At this point the player is always asked. */
  private held = $state(-1);
  /** Questions whose automatic answer was undone this turn. */
  private stopped = $state.raw<{ turn: string; question: RecurringQuestion[] }>({ turn: '', question: [] });
  /** The last decision that was answered automatically. */
  private tried = $state(-1);
  private given: GivenAnswer[] = [];
  private sent: GivenAnswer | null = null;

  constructor(private readonly table: Table) {}

  /** The open question, if it can be identified. */
  private readonly question = $derived.by((): RecurringQuestion | null => {
    const { live, info } = this.table;
    return this.preferences && this.preferences.mode !== 'none' && live?.decision
      ? questionOf(info?.game ?? '', live.decision, this.next)
      : null;
  });
  private get next(): TriggeredItem | undefined {
    return (this.table.live?.view as { transition?: TriggeredItem[] } | null)?.transition?.at(-1);
  }

  /** The option that is about to be chosen automatically. Meanwhile nothing is asked or highlighted. */
  readonly pending = $derived.by((): OptionInfo | null => {
    const { table, question } = this;
    const decision = table.live?.decision;
    if (!question || !decision || table.past || this.held === table.number) return null;
    if (this.tried === decision.number && !table.busy) return null; // The server rejected it.
    if (this.stopped.turn === turnOf(table.live!.view) && this.stopped.question.some((each) => same(each, question)))
      return null;
    return answerTo(this.preferences!, question, decision);
  });

  /** Call this in an effect. */
  watch(): (() => void) | undefined {
    const option = this.pending;
    if (!option || this.table.busy) return undefined;
    const waiting = setTimeout(() => void this.give(option), option.verb === PASS ? DELAY_MS : 0);
    return () => clearTimeout(waiting);
  }

  private async give(option: OptionInfo): Promise<void> {
    const { table, question } = this;
    const decision = table.live?.decision;
    if (!question || !decision || this.pending !== option) return;
    const given = {
      number: table.number,
      question,
      words: labelled(table.catalog.of(question.source).name, option.text),
    };
    this.tried = decision.number;
    this.sent = given;
    this.given = [...this.given.slice(-40), given];
    if (!(await table.answer(decision, [option.name]))) {
      this.given = this.given.filter((each) => each !== given);
      table.error = ''; // Not the player's mistake: the question was probably answered in another window.
    }
    if (this.sent === given) this.sent = null;
  }

  /** Return the automatic answer that led to a table with `number` choices, once. */
  takeGiven(number: number): GivenAnswer | null {
    const given = this.sent;
    if (!given || number <= given.number) return null;
    this.sent = null;
    return given;
  }

  /** Handle an undo: questions that were answered automatically since then are asked until the end of the turn. */
  takenBack(number: number, view: unknown): void {
    const undone = this.given.filter((each) => each.number >= number).map((each) => each.question);
    this.given = this.given.filter((each) => each.number < number);
    this.held = number;
    const turn = turnOf(view);
    this.stopped = { turn, question: [...(this.stopped.turn === turn ? this.stopped.question : []), ...undone] };
  }

  /** The options that can be remembered as the answer to the open question. */
  readonly offer = $derived.by((): OptionInfo[] =>
    this.pending || this.table.past ? [] : rememberable(this.question, this.table.live?.decision ?? null),
  );
  get remembering(): boolean {
    return this.marked === (this.table.live?.decision?.number ?? -2);
  }
  set remembering(on: boolean) {
    this.marked = on ? (this.table.live?.decision?.number ?? -1) : -1;
  }
  /** Handle the player's answer, and remember it if they asked for that. */
  answered(decision: DecisionInfo, name: string): void {
    if (!this.remembering) return;
    const option = this.offer.find((each) => each.name === name);
    this.marked = -1;
    if (option && this.question)
      this.preferences!.keep({ ...this.question, answer: option.verb, asks: decision.prompt });
  }

  /** Whether the player always passes when this trigger resolves next; null if it can't recur. */
  alwaysPasses(item: TriggeredItem): boolean | null {
    const question = this.yielding(item);
    return question && this.preferences!.answers.some((each) => same(each, question));
  }
  /** Toggle between always passing on a trigger and being asked again. */
  toggleAlwaysPass(item: TriggeredItem, words: string): void {
    const question = this.yielding(item);
    if (!question) return;
    if (this.alwaysPasses(item)) this.preferences!.forget(question);
    else this.preferences!.keep({ ...question, answer: PASS, asks: words });
  }
  private yielding(item: TriggeredItem): RecurringQuestion | null {
    return this.preferences && this.preferences.mode !== 'none'
      ? passQuestion(this.table.info?.game ?? '', item)
      : null;
  }
}
