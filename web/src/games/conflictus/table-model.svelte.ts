/* The table of Conflictus as its screen asks for it: what lies where, and which options each thing stands for. */
import type { CardCatalog } from '../../lib/art/card-catalog.svelte';
import type { Table } from '../../lib/table.svelte';
import type * as Conflictus from './view';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';
import { cardOf, seatOf, targetOf } from '../../lib/target';

export type Face = Conflictus.Face;
export type Thing = 'card' | 'seat' | 'set' | 'item' | 'amount' | 'word';

const ENDING = ['pass', 'done'];
/** Chosen by one press; anything else is looked at first. */
const AT_ONCE = ['play', 'drop', 'attack', 'block', 'leap', 'challenge'];

/** What stands for an option: something on the table, a number to pick, or a word. */
export function thingOf(option: OptionInfo): Thing {
  const kind = option.target?.kind;
  return kind === undefined || kind === 'index' ? 'word' : kind;
}

export class Seen {
  constructor(readonly table: Table) {}

  get book(): CardCatalog {
    return this.table.book;
  }
  readonly view = $derived.by(() => this.table.update!.view as Conflictus.View);
  /** From whose side one looks; who only watches sits beside the first. */
  readonly seat = $derived.by(() => this.table.seat ?? 0);
  readonly me = $derived.by(() => this.view.players[this.seat]!);
  /** The others in the order of play, beginning after oneself. */
  readonly foes = $derived.by(() => {
    const n = this.view.players.length;
    return Array.from({ length: n - 1 }, (_, i) => this.view.players[(this.seat + 1 + i) % n]!);
  });
  readonly many = $derived.by(() => this.view.players.length > 2);
  readonly before = $derived.by(() => this.view.phase < 0);
  /** Whether the open question is about to be answered by itself. */
  hush: () => boolean = () => false;
  readonly decision = $derived.by((): DecisionInfo | null => (this.hush() ? null : this.table.decision));
  readonly key = $derived.by(() => String(this.decision?.question['key'] ?? ''));
  /** With priority one may do anything; every other question wants its answer. */
  readonly open = $derived.by(() => this.key === 'priority');
  readonly options = $derived.by(() => this.decision?.options ?? []);
  /** What ends it: passing, or having done enough. */
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
  /** Cards that are shown one by one, so that they can be pressed where they lie. */
  private readonly shown = $derived.by(() => {
    const sets = this.view.sets.flatMap((set) => [...set.warriors, ...set.others]);
    return new Set([...this.me.hand.faces, ...this.me.captive.faces, ...sets].map((face) => face.card));
  });
  /** With priority sources can be sacrificed: possible, and hardly ever wanted, so it is not asked. */
  readonly also = $derived.by(() => (this.open ? this.unseen.filter((option) => option.verb === 'sacrifice') : []));
  readonly loose = $derived.by(() => this.unseen.filter((option) => !this.also.includes(option)));
  /** Options that nothing on the table stands for. */
  private readonly unseen = $derived.by(() =>
    this.options.filter(
      (option) =>
        !ENDING.includes(option.verb) && !this.shown.has(cardOf(option)) && !['set', 'item'].includes(thingOf(option)),
    ),
  );
  readonly words = $derived.by(() => this.loose.filter((option) => thingOf(option) === 'word'));
  readonly numbers = $derived.by(() => this.loose.filter((option) => thingOf(option) === 'amount'));
  readonly seats = $derived.by(() => this.loose.filter((option) => thingOf(option) === 'seat'));
  readonly cards = $derived.by(() => this.loose.filter((option) => thingOf(option) === 'card'));

  setsOf(who: number): Conflictus.SetView[] {
    return this.view.sets.filter((set) => set.controller === who && (set.warriors.length > 0 || set.others.length > 0));
  }
  /** The card that a set shows whole. */
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

  /** How a card looks: lit, to be chosen, chosen, dark. */
  states(face: Face, inHand = false, set: Conflictus.SetView | null = null): string[] {
    const made: string[] = [];
    if (set && this.key === 'attack' && this.decision && this.attackers.has(face.card)) return ['selected'];
    if (set && this.mayBlock?.blocker === face.card) return ['selected'];
    const lit = [...this.of(face, inHand), ...(set ? this.ofSet(set) : [])];
    if (lit.some((option) => !this.open || option.verb !== 'sacrifice')) made.push(this.open ? 'legal' : 'target');
    else if (inHand && this.decision) made.push('dim');
    if (face.used.length) made.push('used');
    return made;
  }

  /** The blocker that was pressed last. */
  blocking = $state(-1);
  /** The blocker for which an attacker is being chosen, and those it may block; the question tells only its name. */
  readonly mayBlock = $derived.by(() => {
    if (this.key !== 'blocks' || !this.source) return null;
    const able = this.setsOf(this.seat)
      .map((set) => this.topOf(set))
      .filter((face) => face.name === this.source && !this.blockers.has(face.card));
    const blocker = able.find((face) => face.card === this.blocking) ?? able[0];
    return blocker
      ? {
          blocker: blocker.card,
          attackers: this.options.filter(({ verb }) => verb === 'blocks').map((option) => cardOf(option)),
        }
      : null;
  });

  /** A card was pressed: do the one thing it stands for, or look at it. */
  press(face: Face, inHand = false, set: Conflictus.SetView | null = null): OptionInfo | null {
    const lit = [...this.of(face, inHand), ...(set ? this.ofSet(set) : [])];
    const only = lit.length === 1 ? lit[0]! : null;
    if (only && (!this.open || AT_ONCE.includes(only.verb))) return only;
    this.table.desk.inspect(face, { alike: inHand });
    return null;
  }
}
