/* A lesson at a real table: a deal that is always the same, and slips of parchment that go along with what the game
 * asks and tells.  A script is data; nothing here knows a game. */
import type { Table } from './table.svelte';
import type { EventInfo, NewTable, Update } from './protocol';

/** When a step is over.  Without any of it: when it was read. */
export interface Until {
  /** This happened on one's own seat: an event by its name (`acquired`). */
  did?: string;
  /** One is asked, and none of the answers has this verb: all cards are played, say. */
  without?: string;
  /** One is asked again after somebody else had a turn. */
  turn?: true;
}

export interface Step {
  /** The page's words for it. */
  words: string;
  /** What it speaks of, as it is found on the screen: the first that is to be seen. */
  at: string;
  until?: Until;
  /** It goes only when it was read: what it waits for may happen by itself. */
  read?: true;
  /** What has to stay in sight meanwhile. */
  clear?: string;
}

export interface Script {
  /** The table it is played at; the learner has the first seat. */
  table: NewTable;
  steps: Step[];
}

export class Lesson {
  at = $state(0);
  left = $state(false);
  /** What this step waits for has happened, but it has still to be read. */
  ahead = $state(false);
  /** What has happened on one's own seat in this turn: whoever is ahead of the lesson need do nothing twice. */
  private readonly did = new Set<string>();
  /** Somebody else has had a turn since this step began. */
  private passed = false;

  constructor(
    private readonly table: Table,
    readonly script: Script,
  ) {
    table.after.add((events, update) => this.heard(events, update));
  }

  get step(): Step | null {
    return this.left || this.table.live?.status === 'over' ? null : (this.script.steps[this.at] ?? null);
  }
  get last(): boolean {
    return this.at === this.script.steps.length - 1;
  }

  next(): void {
    this.at++;
    this.passed = false;
    this.ahead = false;
    // what the next step waits for may be so already
    if (this.table.live) this.heard([], this.table.live);
  }
  leave(): void {
    this.left = true;
  }

  private heard(events: readonly EventInfo[], update: Update): void {
    const seat = update.seat ?? 0;
    for (const { what, seat: whose } of events) {
      if (what === 'turn') this.did.clear();
      if (whose === seat) this.did.add(what);
      else if (what === 'turn') this.passed = true;
    }
    const until = this.step?.until;
    if (!until) return;
    const asked = update.decision !== null;
    const done =
      (until.did !== undefined && this.did.has(until.did)) ||
      (until.without !== undefined &&
        asked &&
        !update.decision!.options.some((option) => option.verb === until.without)) ||
      (until.turn === true && asked && this.passed);
    if (done && this.step.read) this.ahead = true;
    else if (done) this.next();
  }
}
