/* Answers that go by themselves at one table, and where they stop: never in the past, never again where one was
 * taken back, never twice where the server has refused it. */
import {
  answerTo,
  lasting,
  PASS,
  questionOf,
  same,
  yieldTo,
  type Asked,
  type SetOff,
  type Wishes,
} from './table/auto-answer-rules';
import { turnOf } from './table/turn-key';
import type { Table } from './table.svelte';
import type { DecisionInfo, OptionInfo } from './protocol';
import { labelled } from './i18n.svelte';

/** Always the same, whatever one holds, so that the pace gives nothing away. */
const PACE = 350;

/** An answer that was given by itself, in words. */
export interface Given {
  /** Choices that had been made before it. */
  number: number;
  asked: Asked;
  words: string;
}

export class Autos {
  /** Null: everything is asked, as in lessons and where several share a device. */
  wishes = $state.raw<Wishes | null>(null);
  /** The decision whose answer will be remembered. */
  private marked = $state(-1);
  /** So many choices had been made where something was taken back to: there the person is asked. */
  private held = $state(-1);
  /** Questions whose answer was taken back, in this turn. */
  private stopped = $state.raw<{ turn: string; asked: Asked[] }>({ turn: '', asked: [] });
  /** The decision that was answered by itself last. */
  private tried = $state(-1);
  private given: Given[] = [];
  private sent: Given | null = null;

  constructor(private readonly table: Table) {}

  /** The question that is open, where it can be told from others. */
  private readonly asked = $derived.by((): Asked | null => {
    const { live, info } = this.table;
    return this.wishes && this.wishes.mode !== 'none' && live?.decision
      ? questionOf(info?.game ?? '', live.decision, this.next)
      : null;
  });
  private get next(): SetOff | undefined {
    return (this.table.live?.view as { transition?: SetOff[] } | null)?.transition?.at(-1);
  }

  /** What is about to be answered by itself.  Meanwhile nothing is asked and nothing is lit. */
  readonly going = $derived.by((): OptionInfo | null => {
    const { table, asked } = this;
    const decision = table.live?.decision;
    if (!asked || !decision || table.past || this.held === table.number) return null;
    if (this.tried === decision.number && !table.busy) return null; // it was refused
    if (this.stopped.turn === turnOf(table.live!.view) && this.stopped.asked.some((each) => same(each, asked)))
      return null;
    return answerTo(this.wishes!, asked, decision);
  });

  /** To be called in an effect. */
  watch(): (() => void) | undefined {
    const option = this.going;
    if (!option || this.table.busy) return undefined;
    const waiting = setTimeout(() => void this.give(option), option.verb === PASS ? PACE : 0);
    return () => clearTimeout(waiting);
  }

  private async give(option: OptionInfo): Promise<void> {
    const { table, asked } = this;
    const decision = table.live?.decision;
    if (!asked || !decision || this.going !== option) return;
    const given = { number: table.number, asked, words: labelled(table.book.of(asked.source).name, option.text) };
    this.tried = decision.number;
    this.sent = given;
    this.given = [...this.given.slice(-40), given];
    if (!(await table.answer(decision, [option.name]))) {
      this.given = this.given.filter((each) => each !== given);
      table.error = ''; // nobody has done anything wrong: perhaps it was answered in another window
    }
    if (this.sent === given) this.sent = null;
  }

  /** The answer that led to a table after so many choices, told once. */
  told(number: number): Given | null {
    const given = this.sent;
    if (!given || number <= given.number) return null;
    this.sent = null;
    return given;
  }

  /** Something was taken back: what was answered by itself since is asked from now on, to the end of the turn. */
  takenBack(number: number, view: unknown): void {
    const undone = this.given.filter((each) => each.number >= number).map((each) => each.asked);
    this.given = this.given.filter((each) => each.number < number);
    this.held = number;
    const turn = turnOf(view);
    this.stopped = { turn, asked: [...(this.stopped.turn === turn ? this.stopped.asked : []), ...undone] };
  }

  /** What can be remembered as the answer to the open question. */
  readonly offer = $derived.by((): OptionInfo[] =>
    this.going || this.table.past ? [] : lasting(this.asked, this.table.live?.decision ?? null),
  );
  get remembering(): boolean {
    return this.marked === (this.table.live?.decision?.number ?? -2);
  }
  set remembering(on: boolean) {
    this.marked = on ? (this.table.live?.decision?.number ?? -1) : -1;
  }
  /** The person answers: remembered, where they wished so. */
  answered(decision: DecisionInfo, name: string): void {
    if (!this.remembering) return;
    const option = this.offer.find((each) => each.name === name);
    this.marked = -1;
    if (option && this.asked) this.wishes!.keep({ ...this.asked, answer: option.verb, asks: decision.prompt });
  }

  /** Whether one always passes where this resolves next; null: it does not come again. */
  yields(item: SetOff): boolean | null {
    const asked = this.yielding(item);
    return asked && this.wishes!.answers.some((each) => same(each, asked));
  }
  /** Always pass there, or be asked again. */
  yieldOrNot(item: SetOff, words: string): void {
    const asked = this.yielding(item);
    if (!asked) return;
    if (this.yields(item)) this.wishes!.forget(asked);
    else this.wishes!.keep({ ...asked, answer: PASS, asks: words });
  }
  private yielding(item: SetOff): Asked | null {
    return this.wishes && this.wishes.mode !== 'none' ? yieldTo(this.table.info?.game ?? '', item) : null;
  }
}
