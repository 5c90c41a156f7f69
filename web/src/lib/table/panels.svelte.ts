/* What lies open beside the game: which panel, which card is looked at, what is read out.  Both games share it. */
import { untrack } from 'svelte';
import { Quiet } from './muted-tables.svelte';
import type { Table } from '../table.svelte';

export type Panel = 'log' | 'chat' | 'menu' | 'known' | 'keys' | 'hint' | 'autos';

/** A card as views have it: its number and its name, and what is told of it where it lies. */
export interface Face {
  card: number;
  name: string;
  price?: number;
  used?: number[];
  damage?: number;
  attack?: number;
  defense?: number;
  mill?: number;
  keywords?: [string, number][];
  counters?: [string, number][];
  marked?: string;
}

export interface InspectedCard {
  name: string;
  face: Face | null;
  /** Copies of it share one option. */
  alike: boolean;
}

export interface OpenPile {
  title: string;
  faces: Face[];
}

const SHORT = 32;

export class Panels {
  panel = $state<Panel | null>(null);
  command = $state(false);
  looked = $state.raw<InspectedCard | null>(null);
  pile = $state.raw<OpenPile | null>(null);
  rule = $state<string | null>(null);
  unread = $state(0);
  /** For those who hear: what is said politely, and what at once. */
  spoken = $state({ text: '', urgent: '', count: 0 });
  caption = $state('');
  /** The same, where it is so short that the game's screen has a place for it; longer words lie over the table. */
  get short(): string {
    return this.caption.length <= SHORT ? this.caption : '';
  }
  /** The game's screen has placed the buttons for all this, so the keys for it are ours. */
  placed = $state(0);

  /** What would be said while several cards are played at once: it is told together. */
  gathering: string[] | null = null;

  readonly quiet = new Quiet();
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
    if (this.panel === 'chat') this.unread = 0;
  }

  /** Show a card large: one from the view, or any by its name. */
  inspect(card: Face | string, { alike = false } = {}): void {
    this.looked = typeof card === 'string' ? { name: card, face: null, alike } : { name: card.name, face: card, alike };
  }

  /** The same for a card of which only the number is known, as elements on the table have it. */
  inspectNumber(number: number): void {
    const face = faceIn(this.table.update?.view, number);
    if (face) this.inspect(face, { alike: handOf(this.table).some((each) => each.card === number) });
  }

  /** OpenPile a pile out. */
  spread(title: string, cards: readonly (Face | string)[]): void {
    this.pile = { title, faces: cards.map((card) => (typeof card === 'string' ? { card: -1, name: card } : card)) };
  }

  /** Say something to those who hear; the same words said twice are heard twice. */
  say(text: string, urgent = false): void {
    if (!text) return;
    const count = untrack(() => this.spoken.count) + 1; // whoever speaks does not listen
    this.spoken = { text: urgent ? '' : text, urgent: urgent ? text : '', count };
  }

  /** Show a few words for a while, for those who see. */
  show(text: string): void {
    this.caption = text;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.caption = ''), 2200 + 55 * text.length);
  }

  /** These words are not true any more. */
  hide(text: string): void {
    if (untrack(() => this.caption) === text) this.caption = '';
  }

  /** Read something out that was asked for: heard and seen. */
  read(text: string): void {
    this.say(text);
    this.show(text);
  }

  /** Nobody sits here any more: nothing is waited for, so that nothing of it is kept. */
  close(): void {
    clearTimeout(this.fading);
  }

  /** Whatever lies on top goes away; false: nothing did. */
  back(): boolean {
    if (this.command) this.command = false;
    else if (this.panel) this.panel = null;
    else if (this.table.past) this.table.show(null);
    else return false;
    return true;
  }
}

export function handOf(table: Table): Face[] {
  const view = table.update?.view as { players?: { hand?: { faces: Face[] } }[] } | null | undefined;
  return view?.players?.[table.seat ?? -1]?.hand?.faces ?? [];
}

/** The card of a number, wherever in the view it lies. */
export function faceIn(value: unknown, number: number): Face | null {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = faceIn(each, number);
      if (found) return found;
    }
  } else if (value !== null && typeof value === 'object') {
    const face = value as Partial<Face>;
    if (face.card === number && typeof face.name === 'string' && 'used' in face) return face as Face;
    for (const each of Object.values(value)) {
      const found = faceIn(each, number);
      if (found) return found;
    }
  }
  return null;
}
