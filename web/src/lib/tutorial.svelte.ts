/* Lessons at a real table: a fixed deal, and slips that comment on the game as it goes. A script is data; nothing here
 * knows a game. */
import type { Table } from './table.svelte';
import type { EventInfo, NewTable, Update } from './protocol';

/** What completes a step. Without any of it, reading does. */
export interface Until {
  /** An event on the learner's seat, by name (`acquired`). */
  did?: string;
  /** The learner must act and no option has this verb: when all cards have been played, for example. */
  without?: string;
  /** The learner must act again after another player's turn. */
  turn?: true;
}

export interface Step {
  /** The message key. */
  words: string;
  /** A selector for what it explains. The first visible match counts. */
  at: string;
  until?: Until;
  /** The learner must read it even if its condition is met by itself. */
  read?: true;
  /** A selector for what must stay visible. */
  clear?: string;
}

export interface Script {
  /** The table it is played at. The learner has the first seat. */
  table: NewTable;
  steps: Step[];
}

export class Lesson {
  at = $state(0);
  left = $state(false);
  /** Whether the step's condition is met, but the learner hasn't read it yet. */
  conditionMet = $state(false);
  /** Events on the learner's seat this turn, so that learners who are ahead don't have to repeat anything. */
  private readonly did = new Set<string>();
  /** Whether another player has had a turn since this step began. */
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
    this.conditionMet = false;
    // The next step's condition may be met already.
    if (this.table.live) this.heard([], this.table.live);
  }
  leave(): void {
    this.left = true;
  }

  private heard(events: readonly EventInfo[], update: Update): void {
    const seat = update.seat ?? 0;
    for (const { kind: what, seat: whose } of events) {
      if (what === 'turn') this.did.clear();
      if (whose === seat) this.did.add(what);
      else if (what === 'turn') this.passed = true;
    }
    const until = this.step?.until;
    if (!until) return;
    const mustAct = update.decision !== null;
    const done =
      (until.did !== undefined && this.did.has(until.did)) ||
      (until.without !== undefined &&
        mustAct &&
        !update.decision!.options.some((option) => option.verb === until.without)) ||
      (until.turn === true && mustAct && this.passed);
    if (done && this.step.read) this.conditionMet = true;
    else if (done) this.next();
  }
}
