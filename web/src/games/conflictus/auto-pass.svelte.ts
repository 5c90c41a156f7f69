/* Automatic passing and paying, and the list of what was passed. */
import { readStored, store } from '../../lib/storage';
import { saveSettings, settings } from '../../lib/settings.svelte';
import type { OptionInfo } from '../../lib/protocol';
import type { TableModel } from './table-model.svelte';
import { automaticOption, fromHere, read, toggled, type Stops, type Until, type UntilWhat } from './stops';
import { cardOf } from '../../lib/target';

const KEY = 'vigil-stops';
/** A fixed delay in milliseconds, independent of the hand, so that timing reveals nothing. */
const DELAY_MS = 350;

export interface Passed {
  turn: number;
  phase: number;
  own: boolean;
}

function storedStops(): Stops {
  return { ...read(readStored(KEY)), mode: settings.stops };
}

interface Answer {
  number: number;
  key: string;
  card: number;
  name: string;
}

export class AutoPass {
  stops = $state.raw<Stops>(storedStops());
  until = $state.raw<Until | null>(null);
  /** The priorities passed automatically since the player's last action. */
  passed = $state.raw<Passed[]>([]);
  /** The decision at which the player was asked for confirmation. */
  reminded = $state(-1);
  /** A decision that an undo returned to. Nothing is automatic there. */
  private held = $state(-1);
  private answers: Answer[] = [];
  private replayed: Answer[] = [];

  /** The option that is about to be chosen automatically. Meanwhile nothing is asked or highlighted. */
  readonly pending = $derived.by(() => {
    const { table, view } = this.model;
    const decision = table.decision;
    return !decision || this.held === view.number ? null : automaticOption(this.stops, this.until, view, decision);
  });

  constructor(private readonly model: TableModel) {
    model.hush = () => this.pending !== null;
  }

  set(stops: Stops): void {
    this.stops = stops;
    settings.stops = stops.mode; // The settings page shows the same value.
    saveSettings();
    store(KEY, stops);
  }
  toggle(phase: number, own: boolean): void {
    this.set(toggled(this.stops, phase, own));
  }
  /** Add a stop where priority was last passed automatically. */
  stopThere(): void {
    const last = this.passed.at(-1);
    if (last && !(last.own ? this.stops.mine : this.stops.theirs).includes(last.phase))
      this.toggle(last.phase, last.own);
    this.passed = [];
    this.until = null;
  }

  /** Call this in an effect. Chooses the automatic option after a delay. */
  watch(): (() => void) | undefined {
    const { table, view } = this.model;
    const decision = table.decision;
    if (!decision || table.busy) return undefined;
    this.comeBackTo(view.number);
    if (this.replayed.length) {
      const names = this.replayed.map((answer) => (answer.key === 'attack' ? `attack ${answer.card}` : answer.name));
      this.answers = [...this.answers, ...this.replayed.map((answer, i) => ({ ...answer, number: view.number + i }))];
      this.replayed = [];
      void table.choose(...names);
      return undefined;
    }
    const option = this.pending;
    if (!option) {
      if (decision.question['key'] === 'priority') this.until = null;
      return undefined;
    }
    const passed = { turn: view.turn, phase: view.phase, own: view.active === decision.seat };
    const waiting = setTimeout(
      () => {
        if (option.verb === 'pass') this.passed = [...this.passed.slice(-11), passed];
        this.record(option.name, cardOf(option));
        void table.choose(option.name);
      },
      option.verb === 'pass' ? DELAY_MS : 0,
    );
    return () => clearTimeout(waiting);
  }

  /** Handle an undo: forget later answers, and ask the player at this point. */
  private comeBackTo(number: number): void {
    const newest = this.answers.at(-1);
    if (!newest || number > newest.number) return;
    this.answers = this.answers.filter((answer) => answer.number < number);
    this.held = number;
    this.until = null;
  }

  private record(name: string, card: number): void {
    this.answers = [
      ...this.answers.slice(-40),
      { number: this.model.view.number, key: String(this.model.table.decision!.question['key']), card, name },
    ];
  }

  /** Handle the player's choice. */
  choose(name: string, card = -1): void {
    if (this.model.table.busy || !this.model.decision) return;
    this.passed = [];
    this.record(name, card);
    void this.model.table.choose(name);
  }
  /** Choose, and answer this question automatically from now on if possible. */
  chooseAlways(option: OptionInfo): void {
    const { autos } = this.model.table;
    if (autos.offer.length) autos.remembering = true;
    this.choose(option.name, cardOf(option));
  }
  passUntil(what: UntilWhat): void {
    const { last, view } = this.model;
    if (!last) return;
    this.until = fromHere(what, view);
    this.choose(last.name);
    this.passed = [];
  }

  /** The choices of the current attack or block declaration; empty if they can't be undone freely. */
  private declared(): Answer[] {
    let from = this.answers.length;
    while (from > 0 && ['attack', 'attack_player', 'block', 'block_attacker'].includes(this.answers[from - 1]!.key))
      from--;
    const choices = this.answers.slice(from);
    return choices.length <= (this.model.table.update?.free_undo_count ?? 0) ? choices : [];
  }
  get declaring(): boolean {
    return ['attack', 'block'].includes(this.model.key) && this.declared().length > 0;
  }
  /** Undo the declaration. */
  async startOver(): Promise<void> {
    const n = this.declared().length;
    if (n) await this.model.table.undo(n);
  }
  /** Remove one attacker: undo to before it was chosen, then repeat the later choices. */
  async without(card: number): Promise<void> {
    const choices = this.declared();
    const at = choices.findIndex((answer) => answer.key === 'attack' && answer.card === card);
    if (at < 0) return;
    let end = at + 1;
    while (choices[end]?.key === 'attack_player') end++;
    this.replayed = choices.slice(end);
    await this.model.table.undo(choices.length - at);
  }
}
