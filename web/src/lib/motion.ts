/* Card motion. Before a change is drawn, the position of every card is recorded; afterwards each card starts there and
 * moves to its new position. A new card comes from the pile that the events name, and a removed one flies to its
 * pile. Nothing waits for an animation: the page is correct at once, input is never blocked, and a change during a
 * motion starts from where the cards are at that moment. */
import type { EventInfo } from './protocol';

export type Pace = 'normal' | 'fast' | 'off';
const DURATIONS: Record<Pace, number> = { normal: 380, fast: 170, off: 0 };
const EASE = 'cubic-bezier(.2, .75, .25, 1)';
const MIN_DISTANCE = 2; // Pixels: smaller distances aren't animated.
const MEASURES = ['--su', '--k', '--kt', '--q']; // Custom properties that size the text of a table.
const MAX_MOVING_CARDS = 80; // The maximum number of moving cards. Larger changes are drawn without motion.

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface CardPosition extends Spot {
  element: HTMLElement;
  /** The card's own width; the box of a rotated card is wider. */
  width: number;
  /** The pile or zone that contains it. */
  pile: string;
}

/** The player's preference, or the system's (settings write it to the page). */
export function pace(): Pace {
  return (document.documentElement.dataset['motion'] as Pace | undefined) ?? 'normal';
}

/** Where a card came from or went to, as names of piles on the table (`deck:0`, `void`), best guess first. */
export function pilesOf(zone: string, seat: number, other = -1): string[] {
  if (!zone) return [];
  const names = [`${zone}:${seat}`, zone];
  if (other >= 0) names.splice(1, 0, `${zone}:${other}`);
  return names;
}

/** For each card, where it came from first and went to last. */
export function journeys(events: readonly EventInfo[]): Map<number, { from: string[]; to: string[] }> {
  const result = new Map<number, { from: string[]; to: string[] }>();
  for (const event of events) {
    if (event.card < 0 || (!event.origin && !event.to)) continue;
    const before = result.get(event.card);
    const from = before?.from.length ? before.from : pilesOf(event.origin, event.seat, event.other_seat);
    const to = event.to ? pilesOf(event.to, event.seat, event.other_seat) : (before?.to ?? []);
    result.set(event.card, { from, to });
  }
  return result;
}

/** Where a complete pile went when no event names its cards: cleanup discards the hand and the cards played. */
export function sweptTo(events: readonly EventInfo[], pile: string): string[] {
  for (const event of events) {
    if (event.card >= 0 || !event.to || event.to === event.origin) continue;
    const from = event.kind === 'cleanup' ? ['hand', 'played'] : [event.origin];
    if (from.some((zone) => pilesOf(zone, event.seat).includes(pile))) return pilesOf(event.to, event.seat);
  }
  return [];
}

/** The transform that makes one rectangle look like another. Cards are positioned with `translate` and `rotate`, never
 * `transform`, so that animations can use it without involving the main thread. */
export function shift(from: Spot, to: Spot, pivot = { x: 0, y: 0 }): string {
  const scale = to.w > 0 ? Math.min(3, Math.max(0.2, from.w / to.w)) : 1;
  const dx = from.x + from.w / 2 - to.x - to.w / 2;
  const dy = from.y + from.h / 2 - to.y - to.h / 2;
  // Cards of a hand rotate about a point below them, but scale about their center.
  return `translate(${(dx + pivot.x).toFixed(1)}px, ${(dy + pivot.y).toFixed(1)}px) scale(${scale.toFixed(3)}) translate(${-pivot.x}px, ${-pivot.y}px)`;
}

const far = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) > MIN_DISTANCE;

/** A clone flying over the table. */
interface Flight {
  element: HTMLElement;
  ghost: HTMLElement;
  to: Spot;
  moves: Animation[];
}

export class Motion {
  private cards = new Map<string, CardPosition>();
  private piles = new Map<string, Spot>();
  private sliding: Animation[] = [];
  private flights = new Map<string, Flight>();

  constructor(private readonly root: HTMLElement) {}

  /** Record all positions before a change is drawn, including those of cards in flight. */
  note(): void {
    if (pace() === 'off') {
      this.stop();
      this.cards.clear();
      return;
    }
    this.cards = new Map(
      this.visible().map((element) => {
        const card = element.dataset['card']!;
        const ghost = this.flights.get(card)?.ghost;
        const at = spot(ghost ?? element);
        return [
          card,
          {
            ...at,
            element,
            width: ghost ? at.w : widthOf(element, at),
            pile: element.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ?? '',
          },
        ];
      }),
    );
    this.piles = this.pilesNow();
    for (const each of this.sliding) each.cancel();
    this.sliding = [];
  }

  /** Animate after a change was drawn. Cards whose target hasn't changed keep flying. Measures everything before it
   * starts any animation, because alternating between the two would force a layout each time. */
  play(events: readonly EventInfo[]): void {
    const lasts = DURATIONS[pace()];
    if (!lasts || !this.cards.size) return;
    const now = this.visible();
    if (now.length > MAX_MOVING_CARDS) return this.stop();
    const ways = journeys(events);
    const piles = this.pilesNow();
    const here = new Set<string>();
    const moves: (() => void)[] = [];
    let dealt = 0; // Cards that appear together are staggered, as if dealt.
    for (const element of now) {
      const card = element.dataset['card']!;
      here.add(card);
      const to = spot(element);
      const was = this.cards.get(card);
      const flight = this.flights.get(card);
      if (flight && flight.element === element && !far(flight.to, to)) continue;
      if (flight) moves.push(() => this.land(card));
      const from = was ?? place(ways.get(Number(card))?.from, this.piles) ?? place(ways.get(Number(card))?.from, piles);
      if (was?.element === element && !flight) {
        if (!far(was, to)) continue;
        const about = pivot(element);
        moves.push(() => this.slide(element, was, to, about, lasts));
      } else if (from && far(from, to)) {
        const width = widthOf(element, to);
        const delay = was ? 0 : Math.min(dealt++, 8) * (lasts / 8);
        moves.push(() => this.travel(card, element, from, to, width, lasts, delay));
      } else if (!from)
        moves.push(() => this.sliding.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: lasts })));
    }
    for (const [card, was] of this.cards) {
      if (here.has(card)) continue;
      moves.push(() => this.land(card));
      const to = place(ways.get(Number(card))?.to, piles) ?? place(sweptTo(events, was.pile), piles);
      if (to)
        moves.push(() =>
          this.fly(
            `gone ${card}`,
            was.element,
            was,
            to,
            was.width,
            [
              { transform: 'none', opacity: 1 },
              { opacity: 0.9, offset: 0.7 },
              { transform: shift(to, was), opacity: 0 },
            ],
            lasts,
            0,
            [],
          ),
        );
    }
    for (const move of moves) move();
  }

  stop(): void {
    for (const each of this.sliding) each.cancel();
    for (const card of [...this.flights.keys()]) this.land(card);
    this.sliding = [];
  }

  private land(card: string): void {
    const flight = this.flights.get(card);
    this.flights.delete(card);
    for (const each of flight?.moves ?? []) each.cancel();
    flight?.ghost.remove();
  }

  /* Move a card within its zone. */
  private slide(element: HTMLElement, from: Spot, to: Spot, about: { x: number; y: number }, duration: number): void {
    this.sliding.push(
      element.animate([{ transform: shift(from, to, about) }, { transform: 'none' }], { duration, easing: EASE }),
    );
  }

  /* Move a clone from zone to zone above everything, and reveal the card when it arrives. */
  private travel(
    card: string,
    element: HTMLElement,
    from: Spot,
    to: Spot,
    width: number,
    duration: number,
    delay: number,
  ): void {
    const unseen = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
    this.fly(card, element, to, to, width, [{ transform: shift(from, to) }, { transform: 'none' }], duration, delay, [
      unseen,
    ]);
  }

  private fly(
    card: string,
    element: HTMLElement,
    at: Spot,
    to: Spot,
    width: number,
    frames: Keyframe[],
    duration: number,
    delay: number,
    moves: Animation[],
  ): void {
    const ghost = element.cloneNode(true) as HTMLElement;
    for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-card], [data-pile], [id]')]) {
      for (const name of ['data-card', 'data-pile', 'id']) each.removeAttribute(name);
    }
    ghost.setAttribute('aria-hidden', 'true');
    ghost.setAttribute('inert', '');
    ghost.classList.add('ghost');
    ghost.classList.remove('is-legal', 'is-target', 'is-dim', 'is-selected');
    const { style } = ghost;
    style.setProperty('--w', `${width}px`);
    // A card's width is set explicitly. Other elements take their size from their surroundings, which the clone lacks.
    if (!ghost.matches('.card')) {
      [style.inlineSize, style.blockSize] = [`${width}px`, `${at.h}px`];
      const own = getComputedStyle(element);
      for (const measure of MEASURES) style.setProperty(measure, own.getPropertyValue(measure));
    }
    [style.left, style.top] = [`${at.x + (at.w - width) / 2}px`, `${at.y}px`];
    document.body.append(ghost);
    const animation = ghost.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
    animation.onfinish = () => this.land(card);
    this.flights.set(card, { element, ghost, to, moves: [animation, ...moves] });
  }

  private visible(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[data-card]')].filter(
      (element) => element.offsetParent !== null && !element.closest('dialog'),
    );
  }

  private pilesNow(): Map<string, Spot> {
    return new Map(
      [...this.root.querySelectorAll<HTMLElement>('[data-pile]')]
        .filter((pile) => pile.offsetParent !== null)
        .map((pile) => [pile.dataset['pile']!, middle(pile)]),
    );
  }
}

function spot(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

function widthOf(element: HTMLElement, box: Spot): number {
  return element.offsetWidth || box.w;
}

function pivot(element: HTMLElement): { x: number; y: number } {
  const [x = 0, y = 0] = getComputedStyle(element).transformOrigin.split(' ').map(parseFloat);
  return { x: Math.round(element.offsetWidth / 2 - x), y: Math.round(element.offsetHeight / 2 - y) };
}

/* The rectangle of a pile is that of its top card; a larger area is represented by its center. */
function middle(pile: HTMLElement): Spot {
  const card = pile.matches('.card') ? pile : pile.querySelector('.card, .no-card');
  if (card) return spot(card);
  const { x, y, w, h } = spot(pile);
  const width = Math.min(w, 60);
  return { x: x + w / 2 - width / 2, y: y + h / 2 - width * 0.7, w: width, h: width * 1.4 };
}

function place(names: string[] | undefined, piles: Map<string, Spot>): Spot | undefined {
  for (const name of names ?? []) {
    const result = piles.get(name);
    if (result) return result;
  }
  return undefined;
}

/** Animate a changed number: rising from below or sinking from above. */
export function animateChange(element: HTMLElement, up: boolean): void {
  const lasts = DURATIONS[pace()];
  if (!lasts) return;
  element.animate(
    [
      { transform: `translateY(${up ? '.5em' : '-.5em'})`, opacity: 0.2, filter: 'brightness(2)' },
      { transform: 'none', opacity: 1, filter: 'none' },
    ],
    { duration: lasts, easing: EASE },
  );
}
