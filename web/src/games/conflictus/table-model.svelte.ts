/* The table of Conflictus as its screen needs it: where things are, and the options of each. */
import type { CardCatalog } from '../../lib/art/card-catalog.svelte';
import type { Table } from '../../lib/table.svelte';
import type * as Conflictus from './view';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';
import { cardOf, seatOf, targetOf } from '../../lib/target';

export type Face = Conflictus.Face;
export type Thing = 'card' | 'seat' | 'set' | 'item' | 'amount' | 'word';

const ENDING = ['pass', 'done'];
/** Verbs that a click executes at once. For others, it inspects the card. */
const AT_ONCE = ['play', 'play_source', 'attack', 'block', 'leap', 'challenge'];

/** What represents an option: something on the table, a number to pick, or a word. */
export function thingOf(option: OptionInfo): Thing {
  const kind = option.target?.kind;
  return kind === undefined || kind === 'index' ? 'word' : kind;
}

export class TableModel {
  constructor(readonly table: Table) {}

  get catalog(): CardCatalog {
    return this.table.catalog;
  }
  readonly view = $derived.by(() => this.table.update!.view as Conflictus.View);
  /** The point of view. Spectators watch from the first seat. */
  readonly seat = $derived.by(() => this.table.seat ?? 0);
  readonly me = $derived.by(() => this.view.players[this.seat]!);
  /** The opponents in turn order, starting after you. */
  readonly opponents = $derived.by(() => {
    const n = this.view.players.length;
    return Array.from({ length: n - 1 }, (_, i) => this.view.players[(this.seat + 1 + i) % n]!);
  });
  readonly many = $derived.by(() => this.view.players.length > 2);
  readonly before = $derived.by(() => this.view.phase < 0);
  /** Whether the open question is about to be answered automatically. */
  hush: () => boolean = () => false;
  readonly decision = $derived.by((): DecisionInfo | null => (this.hush() ? null : this.table.decision));
  readonly key = $derived.by(() => String(this.decision?.question['key'] ?? ''));
  /** Priority allows any play; every other question must be answered. */
  readonly open = $derived.by(() => this.key === 'priority');
  readonly options = $derived.by(() => this.decision?.options ?? []);
  /** The option that ends the question: pass or done. */
  readonly last = $derived.by(() => this.options.find((option) => ENDING.includes(option.verb)) ?? null);
  readonly source = $derived.by(() => {
    const name = this.decision?.question['source'];
    return typeof name === 'string' ? name : '';
  });
  readonly attackers = $derived.by(() => new Map(this.view.attacks));
  readonly blocked = $derived.by(() => new Map(this.view.blocks));
  readonly blockers = $derived.by(
    () => new Map(this.view.blocks.map(([attacker, blocker]) => [blocker, attacker] as const)),
  );
  /** Cards that are visible on the table and can be clicked. */
  private readonly visible = $derived.by(() => {
    const sets = this.view.sets.flatMap((set) => [...set.warriors, ...set.others]);
    return new Set([...this.me.hand.faces, ...this.me.captive.faces, ...sets].map((face) => face.card));
  });
  /** Sacrificing sources is possible at any priority but rarely wanted, so it isn't offered prominently. */
  readonly also = $derived.by(() => (this.open ? this.unseen.filter((option) => option.verb === 'sacrifice') : []));
  readonly loose = $derived.by(() => this.unseen.filter((option) => !this.also.includes(option)));
  /** Options that nothing on the table represents. */
  private readonly unseen = $derived.by(() =>
    this.options.filter(
      (option) =>
        !ENDING.includes(option.verb) &&
        !this.visible.has(cardOf(option)) &&
        !['set', 'item'].includes(thingOf(option)),
    ),
  );
  readonly words = $derived.by(() => this.loose.filter((option) => thingOf(option) === 'word'));
  readonly numbers = $derived.by(() => this.loose.filter((option) => thingOf(option) === 'amount'));
  readonly seats = $derived.by(() => this.loose.filter((option) => thingOf(option) === 'seat'));
  readonly cards = $derived.by(() => this.loose.filter((option) => thingOf(option) === 'card'));

  setsOf(who: number): Conflictus.SetView[] {
    return this.view.sets.filter((set) => set.controller === who && (set.warriors.length > 0 || set.others.length > 0));
  }
  /** The card that a set shows in full. */
  topOf(set: Conflictus.SetView): Face {
    return set.warriors.at(-1) ?? set.others[0]!;
  }

  of(face: Face, alike = false): OptionInfo[] {
    return this.decision ? this.table.optionsOf(face.card, face.name, alike) : [];
  }
  ofSet(set: Conflictus.SetView): OptionInfo[] {
    return this.options.filter((option) => targetOf(option, 'set') === set.number);
  }
  ofSeat(seat: number): OptionInfo | null {
    return this.options.find((option) => seatOf(option) === seat) ?? null;
  }
  ofItem(number: number): OptionInfo | null {
    return this.options.find((option) => targetOf(option, 'item') === number) ?? null;
  }

  /** The states of a card: legal, target, selected, dimmed, used. */
  states(face: Face, inHand = false, set: Conflictus.SetView | null = null): string[] {
    const result: string[] = [];
    if (set && this.key === 'attack' && this.decision && this.attackers.has(face.card)) return ['selected'];
    if (set && this.mayBlock?.blocker === face.card) return ['selected'];
    const lit = [...this.of(face, inHand), ...(set ? this.ofSet(set) : [])];
    if (lit.some((option) => !this.open || option.verb !== 'sacrifice')) result.push(this.open ? 'legal' : 'target');
    else if (inHand && this.decision) result.push('dim');
    if (face.used.length) result.push('used');
    return result;
  }

  /** The blocker that was clicked last. */
  blocking = $state(-1);
  /** The blocker that needs an attacker, and the attackers it may block. The question contains only its name. */
  readonly mayBlock = $derived.by(() => {
    if (this.key !== 'block_attacker' || !this.source) return null;
    const able = this.setsOf(this.seat)
      .map((set) => this.topOf(set))
      .filter((face) => face.name === this.source && !this.blockers.has(face.card));
    const blocker = able.find((face) => face.card === this.blocking) ?? able[0];
    return blocker
      ? {
          blocker: blocker.card,
          attackers: this.options.filter(({ verb }) => verb === 'block_attacker').map((option) => cardOf(option)),
        }
      : null;
  });

  /** Handle a click on a card: return its only option, or inspect it. */
  press(face: Face, inHand = false, set: Conflictus.SetView | null = null): OptionInfo | null {
    const lit = [...this.of(face, inHand), ...(set ? this.ofSet(set) : [])];
    const only = lit.length === 1 ? lit[0]! : null;
    if (only && (!this.open || AT_ONCE.includes(only.verb))) return only;
    this.table.panels.inspect(face, { alike: inHand });
    return null;
  }
}
