/* The table of Ascension as one seat has it in front of it: which options belong to which card, which of them lie in
 * a pile that must be opened first, and which are answers that no card stands for.  No rules: only the view and the
 * options that were sent, sorted by where they are to be drawn. */
import { MediaQuery } from 'svelte/reactivity';
import type { CardCatalog } from '../../lib/art/card-catalog.svelte';
import { playedAll } from '../../lib/table/spoken-summary';
import { putAway } from '../../lib/table/dialogs';
import { isBot } from '../../lib/lobby/table-text';
import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import { cardOf, seatOf } from '../../lib/target';
import type * as Ascension from './view';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';
import { t } from '../../lib/i18n.svelte';
import { signOf } from '../../lib/table/seat-sign';
import { SAMAEL } from './words';

export type Face = Ascension.Face;
export type Player = Ascension.PlayerView;

/** Where a card lies: shared places by their name, a player's with the seat (`hand:0`). */
export type Place = string;

/** Cards of one pile that can be chosen now. */
export interface Choosable {
  place: Place;
  title: string;
  faces: Face[];
}

/** One option stands for all copies that lie there. */
const ALIKE = ['hand', 'discard', 'void', 'played', 'constructs'];
/** What is worth a reminder before a turn ends. */
const USEFUL = ['play', 'acquire', 'defeat', 'use'];

export class Board {
  /** Portrait: the bands become one column, and what has no room lies in piles. */
  private readonly portrait = new MediaQuery(
    '(max-aspect-ratio: 9/10), (max-width: 640px) and (max-aspect-ratio: 5/4)',
    false,
  );
  /** A card with several options that was pressed: they are asked about where prompts are. */
  private pressed = $state.raw<{ number: number; face: Face; options: OptionInfo[] } | null>(null);
  /** The decision that was asked about before the turn ends. */
  private reminded = $state(-1);
  /** Whether the pile with what can be chosen lies open. */
  picking = $state(false);
  /** Whose side of the table is looked at. */
  visiting = $state<number | null>(null);
  playing = $state(false);
  /** Nobody sees this table any more: the game is over, or its player went away. Nothing derived may be asked then. */
  private left = false;

  constructor(readonly table: Table) {}

  get tall(): boolean {
    return this.portrait.current;
  }
  get book(): CardCatalog {
    return this.table.book;
  }

  view = $derived.by((): Ascension.View => this.table.update!.view as Ascension.View);
  /** The seat at the lower edge; somebody who looks on sits behind the first one. */
  seat = $derived.by((): number => this.table.seat ?? 0);
  me = $derived.by((): Player => this.view.players[this.seat]!);
  others = $derived.by((): Player[] => [
    ...this.view.players.slice(this.seat + 1),
    ...this.view.players.slice(0, this.seat),
  ]);
  teams = $derived.by((): boolean => this.view.players.some((player) => player.team !== player.seat));
  decision = $derived.by((): DecisionInfo | null => this.table.decision);
  menu = $derived.by((): boolean => this.decision?.question['key'] === 'menu');
  /** The piles that are there for everybody, each with its top card. */
  always = $derived.by(() =>
    (['mystics', 'heavies', 'cultists'] as const).flatMap((place) => {
      const pile = this.view[place];
      const face = pile.faces.at(-1);
      return face ? [{ place, face, count: pile.count }] : [];
    }),
  );
  /** What lies in the middle as played: the cards of whoever's turn it is. */
  actor = $derived.by((): Player => this.view.players[this.view.active] ?? this.me);

  /** Every card in sight by its number, and where it lies. */
  private where = $derived.by((): Map<number, Place> => {
    const found = new Map<number, Place>();
    const put = (faces: (Face | null)[], place: Place): void =>
      faces.forEach((face) => face && found.set(face.card, place));
    const { view } = this;
    put(view.row, 'row');
    for (const place of ['void', 'mystics', 'heavies', 'cultists', 'box'] as const) put(view[place].faces, place);
    for (const player of view.players)
      for (const place of ['hand', 'played', 'discard', 'constructs', 'trophies', 'deck'] as const)
        put(player[place].faces, `${place}:${player.seat}`);
    return found;
  });

  private onCards = $derived.by((): OptionInfo[] =>
    (this.decision?.options ?? []).filter((option) => this.where.has(cardOf(option))),
  );

  /** What can be done with a card where it lies. */
  optionsOn(face: Face, place: Place): OptionInfo[] {
    const own = this.onCards.filter((option) => cardOf(option) === face.card);
    if (own.length || face.used.length || !ALIKE.includes(place.split(':')[0]!)) return own;
    return this.onCards.filter((option) => option.face === face.name && this.where.get(cardOf(option)) === place);
  }

  states(face: Face, place: Place): string[] {
    if (!this.decision) return [];
    if (this.asking?.face.card === face.card) return ['selected', 'chosen'];
    if (this.optionsOn(face, place).length) return [this.menu ? 'legal' : 'target'];
    return ['dim'];
  }

  /** Pressed: what it can do is done; where it can do several things they are asked about; else it is looked at. */
  press(face: Face, place: Place): void {
    const options = this.optionsOn(face, place);
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) {
      this.pressed = { number: this.decision!.number, face, options };
      this.picking = false;
    } else this.look(face, place);
  }

  look(face: Face, place: Place): void {
    this.table.desk.inspect(face, { alike: ALIKE.includes(place.split(':')[0]!) });
  }

  choose(option: OptionInfo): void {
    const { number } = this.decision!;
    this.pressed = null;
    // what was asked is told by the table itself: by then the device may be on its way to somebody else
    void putAway(
      () => this.table.live?.decision?.number === number && (this.picking = false),
      this.table.choose(option.name),
    );
  }

  /** The same, and from now on by itself, where that can be. */
  chooseAlways(option: OptionInfo): void {
    if (this.table.autos.offer.length) this.table.autos.remembering = true;
    this.choose(option);
  }

  /** The card that was pressed and its options, while the same thing is asked. */
  asking = $derived.by(() => (this.pressed && this.pressed.number === this.decision?.number ? this.pressed : null));
  cancel(): void {
    this.pressed = null;
  }

  /** Piles that lie closed (in a column the played cards too) and hold something that can be chosen. */
  piles = $derived.by((): Choosable[] => {
    const closed = [
      `discard:${this.seat}`,
      'void',
      'box',
      `deck:${this.seat}`,
      ...(this.tall ? [`played:${this.actor.seat}`] : []),
    ];
    for (const other of this.others)
      closed.push(
        ...['discard', 'played', 'constructs', 'trophies', 'hand']
          .map((zone) => `${zone}:${other.seat}`)
          .filter((place) => !closed.includes(place)),
      );
    return closed.flatMap((place) => {
      const cards = this.onCards
        .filter((option) => this.where.get(cardOf(option)) === place)
        .map((option) => cardOf(option));
      if (!cards.length) return [];
      const all = place.includes(':')
        ? this.view.players[Number(place.split(':')[1])]![place.split(':')[0] as 'discard']
        : this.view[place as 'void'];
      return [
        {
          place,
          title: this.title(place),
          faces: [...new Set(cards)].map((card) => all.faces.find((face) => face.card === card)!),
        },
      ];
    });
  });
  /** Any card of the game can be named: that many are looked for, not spread out. */
  names = $derived.by((): OptionInfo[] => (this.decision?.options ?? []).filter((option) => option.verb === 'name'));
  /** Nothing that is asked for lies open: the pile is opened at once. */
  hidden = $derived.by((): boolean => {
    const inPiles = new Set(this.piles.flatMap((pile) => pile.faces.map((face) => face.card)));
    return this.names.length > 0 || (inPiles.size > 0 && this.onCards.every((option) => inPiles.has(cardOf(option))));
  });
  choosableIn(place: Place): number {
    return this.piles.find((pile) => pile.place === place)?.faces.length ?? 0;
  }
  /** Spread a pile out: to choose from it, else to look at it. */
  open(place: Place, faces: readonly (Face | string)[]): void {
    if (this.choosableIn(place)) this.picking = true;
    else this.table.desk.spread(this.title(place), faces);
  }
  title(place: Place): string {
    const [zone, seat] = place.split(':');
    const words = t(zone === 'constructs' ? 'constructs-of' : zone!);
    return seat === undefined || Number(seat) === this.seat ? words : `${words} · ${this.name(Number(seat))}`;
  }

  /** Answers that no card stands for: buttons. */
  buttons = $derived.by((): OptionInfo[] =>
    (this.decision?.options ?? []).filter(
      (option) => option.verb !== 'end_turn' && option.verb !== 'name' && !this.onCards.includes(option),
    ),
  );
  seatOption(seat: number): OptionInfo | undefined {
    return this.buttons.find((option) => seatOf(option) === seat && option.verb === 'steal');
  }
  /** Whether nothing may be chosen. */
  get none(): OptionInfo | undefined {
    return this.buttons.find((option) => option.verb === 'done' || option.verb === 'no');
  }
  /** The card that asks. */
  source = $derived.by((): string =>
    typeof this.decision?.question['source'] === 'string' ? this.decision.question['source'] : '',
  );

  ending = $derived.by((): OptionInfo | undefined =>
    this.decision?.options.find((option) => option.verb === 'end_turn'),
  );
  useful = $derived.by((): OptionInfo[] =>
    (this.decision?.options ?? []).filter((option) => USEFUL.includes(option.verb)),
  );
  reminder = $derived.by((): boolean => this.menu && this.reminded === this.decision!.number && this.useful.length > 0);
  end(): void {
    if (!this.ending) return;
    if (settings.remind && this.useful.length && !this.reminder) this.reminded = this.decision!.number;
    else this.choose(this.ending);
  }

  playable = $derived.by((): number => (this.menu ? this.me.hand.faces.filter((face) => this.playOf(face)).length : 0));
  private playOf(face: Face): OptionInfo | undefined {
    return this.optionsOn(face, `hand:${this.seat}`).find((option) => option.verb === 'play');
  }
  /** One card after another, until something is asked or nothing is left; heard as one deed. */
  async playAll(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const played: string[] = [];
    const told = (this.table.desk.gathering = []);
    try {
      while (this.menu && !this.table.error) {
        const option = this.me.hand.faces.map((face) => this.playOf(face)).find(Boolean);
        if (!option) return;
        const { number } = this.decision!;
        await this.table.choose(option.name);
        if (this.left || this.table.live?.decision?.number === number) return;
        played.push(option.face!);
      }
    } finally {
      this.playing = false;
      this.table.desk.gathering = null;
      this.table.desk.say(
        settings.voice === 'full' || played.length < 2 ? told.join(' ') : playedAll(this.table, played),
      );
    }
  }

  leave(): void {
    this.left = true;
  }

  isSamael(seat: number): boolean {
    return seat >= (this.table.info?.seats.length ?? this.view.players.length);
  }
  name(seat: number): string {
    return this.isSamael(seat) ? t('asc-samael') : this.table.name(seat);
  }
  isBot(seat: number): boolean {
    return !this.isSamael(seat) && isBot(this.table.info?.seats[seat]);
  }
  sign(seat: number): string {
    return this.isSamael(seat) ? SAMAEL : signOf(this.table, seat);
  }
  mate(player: Player): boolean {
    return this.teams && player.team === this.me.team && player.seat !== this.seat;
  }
  /** What a player and those on their side have taken from the pool. */
  side(player: Player): number {
    return this.view.players.filter((each) => each.team === player.team).reduce((sum, each) => sum + each.honor, 0);
  }
  /** What others did since this seat's last turn, for somebody who looked away. */
  since = $derived.by((): string[] => {
    const { lines } = this.table;
    const own = lines.findLastIndex((line) => line.what === 'turn' && line.seat === this.seat);
    const before = lines
      .slice(0, Math.max(own, 0))
      .findLastIndex((line) => line.what === 'turn' && line.seat === this.seat);
    return lines
      .slice(before + 1, own < 0 ? undefined : own)
      .filter((line) => line.seat !== this.seat && ['acquired', 'defeated', 'stole'].includes(line.what))
      .map((line) => line.text);
  });
  /** What whoever's turn it is did last. */
  doing = $derived.by((): string => {
    const line = this.table.lines.at(-1);
    return line && line.seat === this.view.active && !['turn', 'drawn', 'cleanup'].includes(line.what) ? line.text : '';
  });
  /** Whether this turn is one more of the same player. */
  again = $derived.by((): boolean => this.table.lines.findLast((line) => line.what === 'turn')?.detail === 'extra');
}
