/* Motion: cards go from where they were to where they are.  Before a change is drawn every card's place is noted;
 * afterwards each one begins there and moves home.  A card that is new comes from the pile that the events name, one
 * that is gone flies to its own.  Nothing waits for any of it: what is drawn is true at once, input is never held up,
 * and a change that comes during a motion begins where the cards are at that moment. */
import type { EventTold } from './wire';

export type Pace = 'normal' | 'fast' | 'off';
const LASTS: Record<Pace, number> = { normal: 380, fast: 170, off: 0 };
const EASE = 'cubic-bezier(.2, .75, .25, 1)';
const NEAR = 2; // pixels: less is no motion
const MOST = 80; // cards that move at a time; a table that changes altogether is drawn without motion

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface Noted extends Spot {
  element: HTMLElement;
}

export function pace(): Pace {
  const wished = (document.documentElement.dataset['motion'] as Pace | undefined) ?? 'normal';
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : wished;
}

/** Where a card came from or went to, as piles are named on the table: `deck:0`, `void`; the best guess first. */
export function pilesOf(zone: string, seat: number, other = -1): string[] {
  if (!zone) return [];
  const names = [`${zone}:${seat}`, zone];
  if (other >= 0) names.splice(1, 0, `${zone}:${other}`);
  return names;
}

/** For each card the event that moved it last, and the one that brought it here first. */
export function journeys(events: readonly EventTold[]): Map<number, { from: string[]; to: string[] }> {
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

/** How one rectangle becomes another, for the Web Animations API: added to whatever else places the element. */
export function shift(from: Spot, to: Spot, pivot = { x: 0, y: 0 }): string {
  const scale = to.w > 0 ? Math.min(3, Math.max(0.2, from.w / to.w)) : 1;
  const dx = from.x + from.w / 2 - to.x - to.w / 2;
  const dy = from.y + from.h / 2 - to.y - to.h / 2;
  // cards of a hand turn about a point below them; sizes change about their middle
  return `translate(${(dx + pivot.x).toFixed(1)}px, ${(dy + pivot.y).toFixed(1)}px) scale(${scale.toFixed(3)}) translate(${-pivot.x}px, ${-pivot.y}px)`;
}

const far = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) > NEAR;

export class Motion {
  private cards = new Map<string, Noted>();
  private piles = new Map<string, Spot>();
  private running: Animation[] = [];
  private ghosts: HTMLElement[] = [];

  constructor(private readonly root: HTMLElement) {}

  /** Before a change is drawn: note where everything is, mid-flight if need be, and let go of what still moves. */
  note(): void {
    if (pace() === 'off') {
      this.stop();
      this.cards.clear();
      return;
    }
    this.cards = new Map(this.visible().map((element) => [element.dataset['card']!, { ...spot(element), element }]));
    this.piles = this.pilesNow();
    this.stop();
  }

  /** After it was drawn: everything begins where it was. */
  play(events: readonly EventTold[]): void {
    const lasts = LASTS[pace()];
    if (!lasts || !this.cards.size) return;
    const now = this.visible();
    if (now.length > MOST) return;
    const ways = journeys(events);
    const piles = this.pilesNow();
    const here = new Set<string>();
    const moves: { element: HTMLElement; frames: Keyframe[]; order: number }[] = [];
    for (const element of now) {
      const card = element.dataset['card']!;
      here.add(card);
      const to = spot(element);
      const was = this.cards.get(card);
      const from = was ?? place(ways.get(Number(card))?.from, this.piles) ?? place(ways.get(Number(card))?.from, piles);
      if (from && far(from, to)) moves.push({ element, frames: [{ transform: shift(from, to, pivot(element)), opacity: was ? 1 : 0.35 }, { transform: 'none', opacity: 1 }], order: was ? 0 : 1 });
      else if (!from && !was) moves.push({ element, frames: [{ transform: 'translate(0, 10px) scale(.94)', opacity: 0 }, { transform: 'none', opacity: 1 }], order: 1 });
    }
    for (const [card, was] of this.cards) {
      if (here.has(card)) continue;
      const to = place(ways.get(Number(card))?.to, piles);
      if (to) this.fly(was, to, lasts);
    }
    // cards that come together come one after another, as a hand deals them
    let dealt = 0;
    for (const { element, frames, order } of moves) this.run(element, frames, lasts, order ? Math.min(dealt++, 8) * (lasts / 8) : 0);
  }

  stop(): void {
    for (const each of this.running) each.cancel();
    for (const each of this.ghosts) each.remove();
    this.running = [];
    this.ghosts = [];
  }

  private run(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
    const made = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards', composite: 'add' });
    element.classList.add('is-moving');
    made.onfinish = made.oncancel = () => element.classList.remove('is-moving');
    this.running.push(made);
  }

  /* A card that is drawn no more: its likeness flies over the table, out of everybody's way. */
  private fly(was: Noted, to: Spot, duration: number): void {
    const ghost = was.element.cloneNode(true) as HTMLElement;
    for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-card], [id]')]) {
      delete each.dataset['card'];
      each.removeAttribute('id');
    }
    ghost.setAttribute('aria-hidden', 'true');
    ghost.setAttribute('inert', '');
    ghost.classList.add('ghost');
    ghost.classList.remove('is-moving', 'is-legal', 'is-target', 'is-dim', 'is-selected');
    const { style } = ghost;
    style.setProperty('--w', `${was.w}px`);
    [style.left, style.top] = [`${was.x}px`, `${was.y}px`];
    document.body.append(ghost);
    const made = ghost.animate([{ transform: 'none', opacity: 1 }, { opacity: 0.9, offset: 0.7 }, { transform: shift(to, was), opacity: 0 }], { duration, easing: EASE });
    made.onfinish = () => ghost.remove();
    this.ghosts.push(ghost);
    this.running.push(made);
  }

  private visible(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[data-card]')].filter((element) => element.offsetParent !== null && !element.closest('dialog'));
  }

  private pilesNow(): Map<string, Spot> {
    return new Map([...this.root.querySelectorAll<HTMLElement>('[data-pile]')].filter((pile) => pile.offsetParent !== null).map((pile) => [pile.dataset['pile']!, middle(pile)]));
  }
}

function spot(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
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
  element.animate([{ transform: `translateY(${up ? '.5em' : '-.5em'})`, opacity: 0.2, filter: 'brightness(2)' }, { transform: 'none', opacity: 1, filter: 'none' }], { duration: lasts, easing: EASE });
}
