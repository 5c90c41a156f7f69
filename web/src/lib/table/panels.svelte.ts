/* What is open beside the game: panels, the inspected card, read-outs. All games share it. */
import { untrack } from 'svelte';
import { TableMute } from './muted-tables.svelte';
import type { Table } from '../table.svelte';

export type Panel = 'log' | 'chat' | 'menu' | 'known' | 'keys' | 'hint' | 'autos';

/** A card in a view: its number and name, and its current state. */
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
  /** Whether identical copies share one option. */
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
  inspected = $state.raw<InspectedCard | null>(null);
  pile = $state.raw<OpenPile | null>(null);
  rule = $state<string | null>(null);
  unread = $state(0);
  /** Texts for screen readers, polite and urgent. */
  spoken = $state({ text: '', urgent: '', count: 0 });
  caption = $state('');
  /** The caption, if it is short enough for the place the game's screen has for it. Longer ones overlay the table. */
  get short(): string {
    return this.caption.length <= SHORT ? this.caption : '';
  }
  /** How many navigations the game's screen contains. Without one, the shortcuts for panels are off. */
  navCount = $state(0);

  /** Announcements collected while several cards are played at once, to be made together. */
  batched: string[] | null = null;

  readonly quiet = new TableMute();
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
    if (this.panel === 'chat') this.unread = 0;
  }

  /** Inspect a card: one from the view, or any by name. */
  inspect(card: Face | string, { alike = false } = {}): void {
    this.inspected =
      typeof card === 'string' ? { name: card, face: null, alike } : { name: card.name, face: card, alike };
  }

  /** Inspect a card by number, as elements of the table know it. */
  inspectNumber(number: number): void {
    const face = faceIn(this.table.update?.view, number);
    if (face) this.inspect(face, { alike: handOf(this.table).some((each) => each.card === number) });
  }

  /** Show the cards of a pile. */
  showPile(title: string, cards: readonly (Face | string)[]): void {
    this.pile = { title, faces: cards.map((card) => (typeof card === 'string' ? { card: -1, name: card } : card)) };
  }

  /** Announce a text to screen readers. The same text twice is announced twice. */
  say(text: string, urgent = false): void {
    if (!text) return;
    const count = untrack(() => this.spoken.count) + 1; // Without becoming a dependency of the caller's effect.
    this.spoken = { text: urgent ? '' : text, urgent: urgent ? text : '', count };
  }

  /** Show a caption for a while. */
  show(text: string): void {
    this.caption = text;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.caption = ''), 2200 + 55 * text.length);
  }

  /** Hide a caption that is no longer true. */
  hide(text: string): void {
    if (untrack(() => this.caption) === text) this.caption = '';
  }

  /** Announce and show a text that was asked for. */
  read(text: string): void {
    this.say(text);
    this.show(text);
  }

  /** Stop the timers of a table that was left. */
  close(): void {
    clearTimeout(this.fading);
  }

  /** Close the topmost panel or return from the past; false if there was nothing to close. */
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

/** Find a card by number anywhere in a view. */
export function faceIn(value: unknown, number: number): Face | null {
  if (Array.isArray(value)) {
    for (const each of value) {
      const match = faceIn(each, number);
      if (match) return match;
    }
  } else if (value !== null && typeof value === 'object') {
    const face = value as Partial<Face>;
    if (face.card === number && typeof face.name === 'string' && 'used' in face) return face as Face;
    for (const each of Object.values(value)) {
      const match = faceIn(each, number);
      if (match) return match;
    }
  }
  return null;
}
