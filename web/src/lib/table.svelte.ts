/* A table as the page knows it: what the server last said, and what can be done about it.  No rules in here. */
import { bookOf, type Book } from './art/book.svelte';
import { Connection, type LineState } from './net/connection';
import type { DecisionTold, EventTold, OptionTold, SaidTold, TableTold, Told, Update } from './wire';

const MOST_LINES = 600;

export interface Line extends EventTold {
  key: number;
}

export class Table {
  told = $state.raw<TableTold | null>(null);
  update = $state.raw<Update | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<SaidTold[]>([]);
  line = $state<LineState>('connecting');
  /** An action is on its way: nothing else is sent for this decision. */
  busy = $state(false);
  /** What went wrong last, in the person's language. */
  trouble = $state('');
  private readonly connection: Connection;
  private count = 0;

  constructor(base: string, id: string, lang: string, seat: number | null, code = '') {
    const asked = new URLSearchParams({ lang });
    if (seat !== null) asked.set('seat', String(seat));
    if (code) asked.set('code', code);
    const url = `${location.origin.replace(/^http/, 'ws')}${base}/api/v1/tables/${id}/socket?${asked}`;
    this.connection = new Connection(url, (message) => this.take(message), (state) => (this.line = state));
  }

  get book(): Book {
    return bookOf(this.told?.game ?? 'ascension');
  }
  get seat(): number | null {
    return this.update?.seat ?? null;
  }
  get decision(): DecisionTold | null {
    return this.update?.decision ?? null;
  }
  get mine(): boolean {
    return this.decision !== null;
  }

  private take(message: Told): void {
    switch (message.type) {
      case 'hello':
      case 'table':
        this.told = message.table;
        break;
      case 'update': {
        this.update = message;
        this.busy = false;
        const fresh = message.events.map((event) => ({ ...event, key: this.count++ }));
        this.lines = (message.fresh ? fresh : [...this.lines, ...fresh]).slice(-MOST_LINES);
        break;
      }
      case 'said':
        this.chat = [...this.chat.slice(-200), message];
        break;
      case 'refused':
        this.busy = false;
        this.trouble = String(message.problem['detail'] ?? message.problem['title'] ?? '');
        break;
      case 'closing':
        break;
    }
  }

  name(seat: number): string {
    return this.told?.seats[seat]?.name ?? '';
  }

  /** The options that a card is lit for.  Copies that are alike share one option: the server tells it for the first of them. */
  optionsOf(card: number, face: string, alike = false): OptionTold[] {
    const all = this.decision?.options ?? [];
    const own = all.filter((option) => option.card === card);
    if (own.length || !alike) return own;
    return all.filter((option) => option.face === face && option.card >= 0 && !/ \d+$/.test(option.name));
  }

  /** Why a card cannot be chosen, where the server has said so. */
  darkOf(card: number): string {
    return this.decision?.dark.find((each) => each.card === card)?.why ?? '';
  }

  async choose(...names: string[]): Promise<void> {
    const decision = this.decision;
    if (!decision || this.busy) return;
    this.busy = true;
    this.trouble = '';
    await this.connection.act({ type: 'choose', decision: decision.number, choose: names });
    this.busy = false;
  }

  async undo(count = 1): Promise<void> {
    if (this.busy) return;
    this.trouble = '';
    await this.connection.act({ type: 'undo', count });
  }

  async why(wanted: string): Promise<string> {
    const answer = await this.connection.act({ type: 'why', wanted });
    return answer.type === 'reason' ? (answer.why ?? '') : '';
  }

  agree(yes: boolean): void {
    this.connection.say({ type: 'agree', yes });
  }
  say(text: string): void {
    this.connection.say({ type: 'say', text });
  }
  async concede(): Promise<void> {
    await this.connection.act({ type: 'concede' });
  }
  retry(): void {
    this.connection.retry();
  }
  close(): void {
    this.connection.close();
  }
}
