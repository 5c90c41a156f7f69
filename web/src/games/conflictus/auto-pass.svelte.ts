/* Passing and paying that go by themselves, what was passed so, and the way to be asked there after all. */
import { keep, settings } from '../../lib/settings.svelte';
import type { OptionInfo } from '../../lib/protocol';
import type { Seen } from './table-model.svelte';
import { byItself, fromHere, read, toggled, type Stops, type Until, type UntilWhat } from './stops';
import { cardOf } from '../../lib/target';

const KEY = 'vigil-stops';
/** Always the same, whatever one holds, so that the pace gives nothing away. */
const PACE = 350;

export interface Passed {
  round: number;
  phase: number;
  own: boolean;
}

function kept(): Stops {
  try {
    return { ...read(localStorage.getItem(KEY)), mode: settings.stops };
  } catch {
    return { ...read(null), mode: settings.stops }; // a browser that keeps nothing
  }
}

interface Answer {
  number: number;
  key: string;
  card: number;
  name: string;
}

export class Passing {
  stops = $state.raw<Stops>(kept());
  until = $state.raw<Until | null>(null);
  /** The priorities that were passed by themselves since the person did something. */
  passed = $state.raw<Passed[]>([]);
  /** The decision at which somebody was asked whether they are sure. */
  reminded = $state(-1);
  /** A decision that was come back to: nothing goes by itself there. */
  private held = $state(-1);
  private answers: Answer[] = [];
  private again: Answer[] = [];

  /** What goes by itself here.  Meanwhile nothing is asked and nothing is lit. */
  readonly going = $derived.by(() => {
    const { table, view } = this.seen;
    const decision = table.decision;
    return !decision || this.held === view.number ? null : byItself(this.stops, this.until, view, decision);
  });

  constructor(private readonly seen: Seen) {
    seen.hush = () => this.going !== null;
  }

  set(stops: Stops): void {
    this.stops = stops;
    settings.stops = stops.mode; // the page of settings has it too
    keep();
    try {
      localStorage.setItem(KEY, JSON.stringify(stops));
    } catch {
      // then it holds as long as the page
    }
  }
  toggle(phase: number, own: boolean): void {
    this.set(toggled(this.stops, phase, own));
  }
  /** Stop, from now on, where it was passed last. */
  stopThere(): void {
    const last = this.passed.at(-1);
    if (last && !(last.own ? this.stops.mine : this.stops.theirs).includes(last.phase))
      this.toggle(last.phase, last.own);
    this.passed = [];
    this.until = null;
  }

  /** To be called in an effect: what goes by itself here goes after a moment. */
  watch(): (() => void) | undefined {
    const { table, view } = this.seen;
    const decision = table.decision;
    if (!decision || table.busy) return undefined;
    this.comeBackTo(view.number);
    if (this.again.length) {
      const names = this.again.map((answer) => (answer.key === 'attack' ? `attack ${answer.card}` : answer.name));
      this.answers = [...this.answers, ...this.again.map((answer, i) => ({ ...answer, number: view.number + i }))];
      this.again = [];
      void table.choose(...names);
      return undefined;
    }
    const option = this.going;
    if (!option) {
      if (decision.question['key'] === 'priority') this.until = null;
      return undefined;
    }
    const passed = { round: view.round, phase: view.phase, own: view.active === decision.seat };
    const waiting = setTimeout(
      () => {
        if (option.verb === 'pass') this.passed = [...this.passed.slice(-11), passed];
        this.wrote(option.name, cardOf(option));
        void table.choose(option.name);
      },
      option.verb === 'pass' ? PACE : 0,
    );
    return () => clearTimeout(waiting);
  }

  /** Something was taken back: what was answered since is forgotten, and here the person is asked. */
  private comeBackTo(number: number): void {
    const newest = this.answers.at(-1);
    if (!newest || number > newest.number) return;
    this.answers = this.answers.filter((answer) => answer.number < number);
    this.held = number;
    this.until = null;
  }

  private wrote(name: string, card: number): void {
    this.answers = [
      ...this.answers.slice(-40),
      { number: this.seen.view.number, key: String(this.seen.table.decision!.question['key']), card, name },
    ];
  }

  /** The person has chosen. */
  choose(name: string, card = -1): void {
    if (this.seen.table.busy || !this.seen.decision) return;
    this.passed = [];
    this.wrote(name, card);
    void this.seen.table.choose(name);
  }
  /** The same, and from now on by itself, where that can be. */
  chooseAlways(option: OptionInfo): void {
    const { autos } = this.seen.table;
    if (autos.offer.length) autos.remembering = true;
    this.choose(option.name, cardOf(option));
  }
  passUntil(what: UntilWhat): void {
    const { last, view } = this.seen;
    if (!last) return;
    this.until = fromHere(what, view);
    this.choose(last.name);
    this.passed = [];
  }

  /** The choices of the attack that is being declared; none where they cannot be taken back freely. */
  private declared(): Answer[] {
    let from = this.answers.length;
    while (from > 0 && ['attack', 'against', 'block', 'blocks'].includes(this.answers[from - 1]!.key)) from--;
    const made = this.answers.slice(from);
    return made.length <= (this.seen.table.update?.undo ?? 0) ? made : [];
  }
  get declaring(): boolean {
    return ['attack', 'block'].includes(this.seen.key) && this.declared().length > 0;
  }
  /** Declare anew. */
  async startOver(): Promise<void> {
    const n = this.declared().length;
    if (n) await this.seen.table.undo(n);
  }
  /** One attacker less: back to before it was chosen, and the later ones again. */
  async without(card: number): Promise<void> {
    const made = this.declared();
    const at = made.findIndex((answer) => answer.key === 'attack' && answer.card === card);
    if (at < 0) return;
    let end = at + 1;
    while (made[end]?.key === 'against') end++;
    this.again = made.slice(end);
    await this.seen.table.undo(made.length - at);
  }
}
