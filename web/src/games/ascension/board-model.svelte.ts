/* The table of Ascension from one seat's point of view: the options of each card, those in piles that must be opened
 * first, and answers that aren't cards. Contains no rules; it only groups the view and the options by where they are
 * drawn. */
import { MediaQuery } from 'svelte/reactivity';
import type { CardCatalog } from '../../lib/art/card-catalog.svelte';
import { playedAll } from '../../lib/table/spoken-summary';
import { closeAfter } from '../../lib/table/dialogs';
import { isBot } from '../../lib/lobby/table-text';
import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import { cardOf, seatOf } from '../../lib/target';
import type * as Ascension from './view';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';
import { t } from '../../lib/i18n.svelte';
import { avatarOf } from '../../lib/table/seat-avatar';
import { SAMAEL } from './words';

export type Face = Ascension.Face;
export type Player = Ascension.PlayerView;

/** Where a card is: shared zones by name, a player's zones with the seat (`hand:0`). */
export type Place = string;

/** The cards of a pile that can be chosen now. */
export interface Choosable {
  place: Place;
  title: string;
  faces: Face[];
}

/** Zones in which identical copies share one option. */
const ALIKE = ['hand', 'discard', 'void', 'played', 'constructs'];
/** Verbs worth a reminder before the turn ends. */
const USEFUL = ['play', 'acquire', 'defeat', 'use'];

export class Board {
  /** Portrait: a single column in which some zones become piles. */
  private readonly portrait = new MediaQuery(
    '(max-aspect-ratio: 9/10), (max-width: 640px) and (max-aspect-ratio: 5/4)',
    false,
  );
  /** A card with several options that the player clicked. The prompt asks which one. */
  private clicked = $state.raw<{ number: number; face: Face; options: OptionInfo[] } | null>(null);
  /** The decision at which the player was reminded of useful moves. */
  private reminded = $state(-1);
  /** Whether the card picker is open. */
  picking = $state(false);
  /** The player whose cards are open. */
  visiting = $state<number | null>(null);
  playing = $state(false);
  /** Whether the table was left (the game is over or the player navigated away). Derived values must not be read then. */
  private left = false;

  constructor(readonly table: Table) {}

  get tall(): boolean {
    return this.portrait.current;
  }
  get catalog(): CardCatalog {
    return this.table.catalog;
  }

  view = $derived.by((): Ascension.View => this.table.update!.view as Ascension.View);
  /** The seat at the bottom. Spectators watch from the first one. */
  seat = $derived.by((): number => this.table.seat ?? 0);
  me = $derived.by((): Player => this.view.players[this.seat]!);
  others = $derived.by((): Player[] => [
    ...this.view.players.slice(this.seat + 1),
    ...this.view.players.slice(0, this.seat),
  ]);
  teams = $derived.by((): boolean => this.view.players.some((player) => player.team !== player.seat));
  decision = $derived.by((): DecisionInfo | null => this.table.decision);
  menu = $derived.by((): boolean => this.decision?.question['key'] === 'menu');
  /** The shared piles, each with its top card. */
  always = $derived.by(() =>
    (['mystics', 'heavies', 'cultists'] as const).flatMap((place) => {
      const pile = this.view[place];
      const face = pile.faces.at(-1);
      return face ? [{ place, face, count: pile.count }] : [];
    }),
  );
  /** The player whose played cards are shown: the one whose turn it is. */
  actor = $derived.by((): Player => this.view.players[this.view.active] ?? this.me);

  /** The place of every visible card, by number. */
  private where = $derived.by((): Map<number, Place> => {
    const positions = new Map<number, Place>();
    const put = (faces: (Face | null)[], place: Place): void =>
      faces.forEach((face) => face && positions.set(face.card, place));
    const { view } = this;
    put(view.row, 'row');
    for (const place of ['void', 'mystics', 'heavies', 'cultists', 'box'] as const) put(view[place].faces, place);
    for (const player of view.players)
      for (const place of ['hand', 'played', 'discard', 'constructs', 'trophies', 'deck'] as const)
        put(player[place].faces, `${place}:${player.seat}`);
    return positions;
  });

  private onCards = $derived.by((): OptionInfo[] =>
    (this.decision?.options ?? []).filter((option) => this.where.has(cardOf(option))),
  );

  /** The options of a card at a place. */
  optionsOn(face: Face, place: Place): OptionInfo[] {
    const own = this.onCards.filter((option) => cardOf(option) === face.card);
    if (own.length || face.used.length || !ALIKE.includes(place.split(':')[0]!)) return own;
    return this.onCards.filter((option) => option.card_name === face.name && this.where.get(cardOf(option)) === place);
  }

  states(face: Face, place: Place): string[] {
    if (!this.decision) return [];
    if (this.asking?.face.card === face.card) return ['selected', 'chosen'];
    if (this.optionsOn(face, place).length) return [this.menu ? 'legal' : 'target'];
    return ['dim'];
  }

  /** Handle a click on a card: choose its only option, ask which one, or inspect it. */
  press(face: Face, place: Place): void {
    const options = this.optionsOn(face, place);
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) {
      this.clicked = { number: this.decision!.number, face, options };
      this.picking = false;
    } else this.look(face, place);
  }

  look(face: Face, place: Place): void {
    this.table.panels.inspect(face, { alike: ALIKE.includes(place.split(':')[0]!) });
  }

  choose(option: OptionInfo): void {
    const { number } = this.decision!;
    this.clicked = null;
    // The table itself reports errors; by then the device may belong to another player.
    void closeAfter(
      () => this.table.live?.decision?.number === number && (this.picking = false),
      this.table.choose(option.name),
    );
  }

  /** Choose, and answer this question automatically from now on if possible. */
  chooseAlways(option: OptionInfo): void {
    if (this.table.autos.offer.length) this.table.autos.remembering = true;
    this.choose(option);
  }

  /** The clicked card and its options, as long as the question is open. */
  asking = $derived.by(() => (this.clicked && this.clicked.number === this.decision?.number ? this.clicked : null));
  cancel(): void {
    this.clicked = null;
  }

  /** Hidden piles with cards that can be chosen. In portrait, this includes the cards played. */
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
  /** Options that name any card of the game: too many to show without a search. */
  names = $derived.by((): OptionInfo[] => (this.decision?.options ?? []).filter((option) => option.verb === 'name'));
  /** Whether all options are in hidden piles. */
  hidden = $derived.by((): boolean => {
    const inPiles = new Set(this.piles.flatMap((pile) => pile.faces.map((face) => face.card)));
    return this.names.length > 0 || (inPiles.size > 0 && this.onCards.every((option) => inPiles.has(cardOf(option))));
  });
  choosableIn(place: Place): number {
    return this.piles.find((pile) => pile.place === place)?.faces.length ?? 0;
  }
  /** Open a pile, to choose from it or to look at it. */
  open(place: Place, faces: readonly (Face | string)[]): void {
    if (this.choosableIn(place)) this.picking = true;
    else this.table.panels.showPile(this.title(place), faces);
  }
  title(place: Place): string {
    const [zone, seat] = place.split(':');
    const words = t(zone === 'constructs' ? 'constructs-of' : zone!);
    return seat === undefined || Number(seat) === this.seat ? words : `${words} · ${this.name(Number(seat))}`;
  }

  /** Answers that aren't visible cards, shown as buttons. */
  buttons = $derived.by((): OptionInfo[] =>
    (this.decision?.options ?? []).filter(
      (option) => option.verb !== 'end_turn' && option.verb !== 'name' && !this.onCards.includes(option),
    ),
  );
  seatOption(seat: number): OptionInfo | undefined {
    return this.buttons.find((option) => seatOf(option) === seat && option.verb === 'steal');
  }
  /** The option to choose nothing. */
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
  /** Play all cards one by one, until a question comes up. Screen readers announce them together. */
  async playAll(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const played: string[] = [];
    const announcements = (this.table.panels.batched = []);
    try {
      while (this.menu && !this.table.error) {
        const option = this.me.hand.faces.map((face) => this.playOf(face)).find(Boolean);
        if (!option) return;
        const { number } = this.decision!;
        await this.table.choose(option.name);
        if (this.left || this.table.live?.decision?.number === number) return;
        played.push(option.card_name!);
      }
    } finally {
      this.playing = false;
      this.table.panels.batched = null;
      this.table.panels.say(
        settings.voice === 'full' || played.length < 2 ? announcements.join(' ') : playedAll(this.table, played),
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
  avatar(seat: number): string {
    return this.isSamael(seat) ? SAMAEL : avatarOf(this.table, seat);
  }
  mate(player: Player): boolean {
    return this.teams && player.team === this.me.team && player.seat !== this.seat;
  }
  /** The honor that a player's team has taken from the pool. */
  side(player: Player): number {
    return this.view.players.filter((each) => each.team === player.team).reduce((sum, each) => sum + each.honor, 0);
  }
  /** What others did since this seat's last turn. */
  since = $derived.by((): string[] => {
    const { lines } = this.table;
    const own = lines.findLastIndex((line) => line.kind === 'turn' && line.seat === this.seat);
    const before = lines
      .slice(0, Math.max(own, 0))
      .findLastIndex((line) => line.kind === 'turn' && line.seat === this.seat);
    return lines
      .slice(before + 1, own < 0 ? undefined : own)
      .filter((line) => line.seat !== this.seat && ['acquired', 'defeated', 'stole'].includes(line.kind))
      .map((line) => line.text);
  });
  /** The last event of the current turn. */
  doing = $derived.by((): string => {
    const line = this.table.lines.at(-1);
    return line && line.seat === this.view.active && !['turn', 'drawn', 'cleanup'].includes(line.kind) ? line.text : '';
  });
  /** Whether this is an extra turn. */
  again = $derived.by((): boolean => this.table.lines.findLast((line) => line.kind === 'turn')?.detail === 'extra');
}
