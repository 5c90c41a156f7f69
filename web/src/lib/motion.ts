/* Motion: cards go from where they were to where they are.  Before a change is drawn every card's place is noted;
 * afterwards each one begins there and moves home.  A card that is new comes from the pile that the events name, one
 * that is gone flies to its own.  Nothing waits for any of it: what is drawn is true at once, input is never held up,
 * and a change that comes during a motion begins where the cards are at that moment. */
import type { EventInfo } from './protocol';

export type Pace = 'normal' | 'fast' | 'off';
const LASTS: Record<Pace, number> = { normal: 380, fast: 170, off: 0 };
const EASE = 'cubic-bezier(.2, .75, .25, 1)';
const NEAR = 2; // pixels: less is no motion
const MEASURES = ['--su', '--k', '--kt', '--q']; // by which a table sizes what is written on it
const MOST = 80; // cards that move at a time; a table that changes altogether is drawn without motion

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface Noted extends Spot {
  element: HTMLElement;
  /** How wide it is itself: of a turned card the box is wider than the card. */
  width: number;
  /** The pile or zone it lies in. */
  pile: string;
}

/** What the person wishes, else the system (settings write it on the page). */
export function pace(): Pace {
  return (document.documentElement.dataset['motion'] as Pace | undefined) ?? 'normal';
}

/** Where a card came from or went to, as piles are named on the table: `deck:0`, `void`; the best guess first. */
export function pilesOf(zone: string, seat: number, other = -1): string[] {
  if (!zone) return [];
  const names = [`${zone}:${seat}`, zone];
  if (other >= 0) names.splice(1, 0, `${zone}:${other}`);
  return names;
}

/** For each card the event that moved it last, and the one that brought it here first. */
export function journeys(events: readonly EventInfo[]): Map<number, { from: string[]; to: string[] }> {
  const found = new Map<number, { from: string[]; to: string[] }>();
  for (const event of events) {
    if (event.card < 0 || (!event.origin && !event.to)) continue;
    const before = found.get(event.card);
    const from = before?.from.length ? before.from : pilesOf(event.origin, event.seat, event.other);
    const to = event.to ? pilesOf(event.to, event.seat, event.other) : (before?.to ?? []);
    found.set(event.card, { from, to });
  }
  return found;
}

/** Where a whole pile was put, told without naming its cards: at the end of a turn what was played and what is left
 * in hand goes to the discard pile. */
export function swept(events: readonly EventInfo[], pile: string): string[] {
  for (const event of events) {
    if (event.card >= 0 || !event.to || event.to === event.origin) continue;
    const from = event.what === 'cleanup' ? ['hand', 'played'] : [event.origin];
    if (from.some((zone) => pilesOf(zone, event.seat).includes(pile))) return pilesOf(event.to, event.seat);
  }
  return [];
}

/** How one rectangle becomes another, for the Web Animations API.  Cards are placed by `translate` and `rotate`, never by
 * `transform`: that is free for motion, which the browser then does beside the page's own work. */
export function shift(from: Spot, to: Spot, pivot = { x: 0, y: 0 }): string {
  const scale = to.w > 0 ? Math.min(3, Math.max(0.2, from.w / to.w)) : 1;
  const dx = from.x + from.w / 2 - to.x - to.w / 2;
  const dy = from.y + from.h / 2 - to.y - to.h / 2;
  // cards of a hand turn about a point below them; sizes change about their middle
  return `translate(${(dx + pivot.x).toFixed(1)}px, ${(dy + pivot.y).toFixed(1)}px) scale(${scale.toFixed(3)}) translate(${-pivot.x}px, ${-pivot.y}px)`;
}

const far = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) > NEAR;

/** A likeness on its way over the table. */
interface Flight {
  element: HTMLElement;
  ghost: HTMLElement;
  to: Spot;
  moves: Animation[];
}

export class Motion {
  private cards = new Map<string, Noted>();
  private piles = new Map<string, Spot>();
  private sliding: Animation[] = [];
  private flights = new Map<string, Flight>();

  constructor(private readonly root: HTMLElement) {}

  /** Before a change is drawn: note where everything is, mid-flight if need be. */
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

  /** After it was drawn: everything begins where it was; what is on its way to where it still belongs goes on.
   * First everything is measured, then everything is set in motion: a page that is asked between two changes where
   * things are has to be laid out anew each time. */
  play(events: readonly EventInfo[]): void {
    const lasts = LASTS[pace()];
    if (!lasts || !this.cards.size) return;
    const now = this.visible();
    if (now.length > MOST) return this.stop();
    const ways = journeys(events);
    const piles = this.pilesNow();
    const here = new Set<string>();
    const moves: (() => void)[] = [];
    let dealt = 0; // cards that come together come one after another, as a hand deals them
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
      const to = place(ways.get(Number(card))?.to, piles) ?? place(swept(events, was.pile), piles);
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

  /* within its zone a card moves itself */
  private slide(element: HTMLElement, from: Spot, to: Spot, about: { x: number; y: number }, duration: number): void {
    this.sliding.push(
      element.animate([{ transform: shift(from, to, about) }, { transform: 'none' }], { duration, easing: EASE }),
    );
  }

  /* from zone to zone its likeness moves over everything, and the card shows itself when that has come */
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
    // a card is as wide as it is told; what is no card is sized by where it lies, and its likeness lies nowhere
    if (!ghost.matches('.card')) {
      [style.inlineSize, style.blockSize] = [`${width}px`, `${at.h}px`];
      const own = getComputedStyle(element);
      for (const measure of MEASURES) style.setProperty(measure, own.getPropertyValue(measure));
    }
    [style.left, style.top] = [`${at.x + (at.w - width) / 2}px`, `${at.y}px`];
    document.body.append(ghost);
    const made = ghost.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
    made.onfinish = () => this.land(card);
    this.flights.set(card, { element, ghost, to, moves: [made, ...moves] });
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

/* A pile is as large as the card that lies on it; one that is an area stands for its middle. */
function middle(pile: HTMLElement): Spot {
  const card = pile.matches('.card') ? pile : pile.querySelector('.card, .no-card');
  if (card) return spot(card);
  const { x, y, w, h } = spot(pile);
  const width = Math.min(w, 60);
  return { x: x + w / 2 - width / 2, y: y + h / 2 - width * 0.7, w: width, h: width * 1.4 };
}

function place(names: string[] | undefined, piles: Map<string, Spot>): Spot | undefined {
  for (const name of names ?? []) {
    const found = piles.get(name);
    if (found) return found;
  }
  return undefined;
}

/** A number that has changed rises in from below, or sinks in from above. */
export function rise(element: HTMLElement, up: boolean): void {
  const lasts = LASTS[pace()];
  if (!lasts) return;
  element.animate(
    [
      { transform: `translateY(${up ? '.5em' : '-.5em'})`, opacity: 0.2, filter: 'brightness(2)' },
      { transform: 'none', opacity: 1, filter: 'none' },
    ],
    { duration: lasts, easing: EASE },
  );
}
