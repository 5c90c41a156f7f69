/* A table as the web app knows it: the server's last update, the earlier ones, and the actions of a player. Contains no
 * rules. */
import { cardCatalogOf, type CardCatalog } from './art/card-catalog.svelte';
import { Autos } from './auto-answers.svelte';
import { Panels } from './table/panels.svelte';
import type { MomentHistory } from './table/moment-history';
import { Connection, type ConnectionState, type Environment } from './net/connection';
import { shared } from './structural-sharing';
import { cardOf } from './target';
import type {
  DecisionInfo,
  EventInfo,
  Hello,
  OptionInfo,
  ChatMessage,
  TableInfo,
  ServerMessage,
  Update,
} from './protocol';

const MAX_LINES = 600;
const MAX_MOMENTS = 400;

export interface Line extends EventInfo {
  key: number;
  /** The moment it happened at; -1 if before this page was opened. */
  moment: number;
  /** The number of choices at that point, and the sequence number of the server's update. */
  number: number;
  seq: number;
  /** Whether it was undone. */
  undone: boolean;
  /** Whether an automatic answer caused it. */
  auto: boolean;
}

/** An earlier state of the table, as this seat saw it. It contains nothing that was hidden from the seat. */
export interface Moment {
  id: number;
  update: Update;
}

/** The log line of an automatic answer without an event of its own. */
const SILENT_EVENT: EventInfo = {
  kind: 'auto',
  seat: -1,
  text: '',
  rule: '',
  card: -1,
  card_name: null,
  origin: '',
  to: '',
  amount: 0,
  detail: '',
  other_seat: -1,
  cause: null,
  clause: null,
};

export class Table {
  info = $state.raw<TableInfo | null>(null);
  /** The table as it is now, even while an earlier moment is shown. */
  live = $state.raw<Update | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  moments = $state.raw<Moment[]>([]);
  /** The id of the moment shown; null for the live table. */
  at = $state<number | null>(null);
  line = $state<ConnectionState>('connecting');
  /** Why the server closed the connection: `signed-out`, `removed`, `restarting`. */
  closing = $state('');
  /** Whether an action is in flight. Nothing else is sent for this decision. */
  busy = $state(false);
  /** The last error, in the player's language. */
  error = $state('');
  /** When the clock values arrived, by `performance.now()`. */
  clockedAt = 0;
  /** Called before a change is drawn, and afterwards with its events (for motion and sounds). */
  readonly before = new Set<(next: Update) => void>();
  readonly after = new Set<(events: Line[], update: Update) => void>();
  readonly heard = new Set<(line: ChatMessage, old: boolean) => void>();

  /** The update to draw: the live one, or an earlier one without its decision. */
  update: Update | null = $derived.by(() => {
    const result = this.at === null ? undefined : this.moments.find((each) => each.id === this.at);
    return result
      ? {
          ...result.update,
          decision: null,
          undo_request: null,
          free_undo_count: 0,
          can_request_undo: false,
          outcome: null,
        }
      : this.live;
  });

  readonly panels = new Panels(this);
  readonly autos = new Autos(this);
  private readonly connection: Connection;
  private awaited: { seq: number; done: () => void }[] = [];
  private count = 0;
  private welcomed = 0;

  constructor(
    base: string,
    readonly id: string,
    lang: string,
    seat: number | '-' | null,
    readonly code = '',
    means?: Environment,
    private readonly history: MomentHistory | null = null,
  ) {
    this.panels.quiet.at(id);
    const query = new URLSearchParams({ lang });
    if (seat !== null) query.set('seat', String(seat));
    if (code) query.set('code', code);
    const url = `${location.origin.replace(/^http/, 'ws')}${base}/api/v1/tables/${id}/socket?${query}`;
    this.connection = new Connection(
      url,
      (message) => this.take(message),
      (state) => (this.line = state),
      means,
      history?.last,
    );
  }

  get catalog(): CardCatalog {
    return cardCatalogOf(this.info?.game ?? '');
  }
  get seat(): number | null {
    return this.update?.seat ?? null;
  }
  /** The question for the player; null while it is answered automatically. */
  get decision(): DecisionInfo | null {
    return this.autos.pending ? null : (this.update?.decision ?? null);
  }
  get mine(): boolean {
    return this.live?.decision != null && !this.autos.pending;
  }
  /** The number of choices made. */
  get number(): number {
    return this.live ? numberOf(this.live) : 0;
  }
  /** Whether an earlier moment is shown. */
  get past(): boolean {
    return this.at !== null;
  }

  /** Whether another person plays here who can be asked for consent. */
  get company(): boolean {
    return (
      this.info?.seats.some((holder) => holder.person && !holder.you && !holder.left && !holder.substitute_bot) ?? false
    );
  }
  /** Whether the server allows undoing what revealed something: with the others' consent, or freely if no one else
   * plays and the game is unrated. */
  get canRequestUndo(): boolean {
    return !this.past && this.seat !== null && this.live?.status === 'running' && this.live.can_request_undo === true;
  }
  /** Whether the player may ask a bot for a hint. */
  get canAskHint(): boolean {
    return this.seat !== null && this.live?.status === 'running' && (this.info?.hints_allowed ?? false);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.info = message.table;
        this.closing = '';
        this.welcomed = performance.now();
        this.restore(message);
        this.chat = this.chat.slice(-200);
        break;
      case 'table':
        this.info = message.table;
        break;
      case 'update':
        this.updated(message);
        break;
      case 'chat':
        this.said(message);
        break;
      case 'rejected':
        this.busy = false;
        this.error = String(message.problem['detail'] ?? message.problem['title'] ?? '');
        break;
      case 'closing':
        this.closing = message.reason;
        if (message.reason === 'signed-out') this.history?.forget();
        break;
    }
  }

  /* Restore the moments that this tab stored before the page was reloaded. The server sends the rest. */
  private restore(hello: Hello): void {
    const wasStored = (this.history?.last ?? -1) >= 0;
    this.history?.greeted(hello);
    if (!wasStored || this.live || this.moments.length) return;
    const result = this.history!.restore().map((stored) => ({ ...stored, id: this.count++ }));
    // Stored by someone else. The server sends only what came after it, so ask for everything.
    if (!result.length) return this.connection.sync();
    this.moments = result.map(({ id, update }) => ({ id, update }));
    this.lines = result
      .flatMap(({ id, lines }) =>
        lines.map((line) => ({ ...line, key: this.count++, moment: line.moment < 0 ? -1 : id })),
      )
      .slice(-MAX_LINES);
  }

  private updated(message: Update): void {
    if (this.at === null) for (const call of this.before) call(message);
    message.view = shared(this.live?.view, message.view);
    const number = numberOf(message);
    const again = message.is_snapshot && !this.connection.since;
    const seen = this.moments.at(-1);
    // A repeated update is no new moment.
    const moment = message.is_snapshot && seen?.update.seq === message.seq ? seen.id : this.count++;
    const toLine = (event: EventInfo): Line => ({
      ...event,
      key: this.count++,
      moment: message.is_snapshot ? -1 : moment,
      number,
      seq: message.seq,
      undone: false,
      auto: false,
    });
    const fresh = message.events.map(toLine);
    const given = this.autos.takeGiven(number);
    const visible =
      given?.question.key !== 'priority' &&
      fresh.find((line) => line.seat === message.seat && line.text && !['turn', 'round', 'phase'].includes(line.kind));
    if (given && visible) visible.auto = true;
    else if (given)
      fresh.unshift({
        ...toLine({ ...SILENT_EVENT, seat: message.seat ?? -1, text: given.words, card_name: given.question.source }),
        auto: true,
      });
    if (!again && this.live && number < numberOf(this.live)) {
      this.lines = this.lines.map((line) => (line.number > number ? { ...line, undone: true } : line));
      this.autos.takenBack(number, message.view);
    }
    const { valid_through: valid } = message; // Choices that were undone while the page was closed.
    if (!again && valid != null) {
      if (this.lines.some((line) => line.seq > valid))
        this.lines = this.lines.map((line) => (line.seq > valid ? { ...line, undone: true } : line));
      if (!this.live) this.moments = this.moments.filter(({ update }) => update.seq <= valid);
    }
    this.lines = (again ? fresh : [...this.lines, ...fresh]).slice(-MAX_LINES);
    if (message.view) {
      this.moments = [...this.moments.filter(({ id }) => id !== moment), { id: moment, update: message }].slice(
        -MAX_MOMENTS,
      );
      this.history?.keep(message, fresh, number, again);
    }
    this.clockedAt = performance.now();
    this.busy = false;
    const first = !this.live;
    this.live = message;
    for (const call of this.after) call(again || first ? [] : fresh, message);
    const come = this.awaited.filter(({ seq }) => seq <= message.seq);
    this.awaited = this.awaited.filter(({ seq }) => seq > message.seq);
    for (const { done } of come) done();
  }

  /* Add a chat line. On connecting, the server repeats recent lines, which aren't new. */
  private said(message: ChatMessage): void {
    if (
      this.chat.some((line) => line.at === message.at && line.person === message.person && line.text === message.text)
    )
      return;
    const old = !this.chat.length && performance.now() - this.welcomed < 500;
    this.chat = [...this.chat.slice(-200), message];
    for (const call of this.heard) call(message, old);
  }

  name(seat: number): string {
    return this.info?.seats[seat]?.name ?? '';
  }

  /** Show an earlier moment; null for the live table. */
  show(moment: number | null): void {
    if (moment !== null && !this.moments.some((each) => each.id === moment)) return;
    this.at = moment === this.moments.at(-1)?.id ? null : moment;
  }
  /** Move by a number of moments. */
  step(by: number): void {
    const here = this.at === null ? this.moments.length - 1 : this.moments.findIndex((each) => each.id === this.at);
    const next = this.moments[Math.max(0, here + by)];
    this.show(next ? next.id : null);
  }

  /** The options of a card. Identical copies share one option, which the server lists for the first of them. */
  optionsOf(card: number, face: string, alike = false): OptionInfo[] {
    const all = this.decision?.options ?? [];
    const own = all.filter((option) => cardOf(option) === card);
    if (own.length || !alike) return own;
    return all.filter((option) => option.card_name === face && cardOf(option) >= 0 && !/ \d+$/.test(option.name));
  }

  /** Why a card can't be chosen, if the server has said so. */
  whyUnavailable(card: number): string {
    return this.decision?.unavailable.find((each) => each.card === card)?.reason ?? '';
  }

  /** Choose. Resolves when the new table has arrived or the server has rejected the choice. */
  async choose(...names: string[]): Promise<void> {
    const decision = this.decision;
    if (!decision || this.busy) return;
    this.autos.answered(decision, names[0] ?? '');
    await this.answer(decision, names);
  }
  /** Send an answer, whether the player's or an automatic one, and return whether the server accepted it. */
  async answer(decision: DecisionInfo, names: string[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = '';
    const answer = await this.connection.act({ type: 'choose', decision: decision.number, choose: names });
    if (answer.type === 'ack') await this.reached(answer.seq);
    this.busy = false;
    return answer.type === 'ack';
  }

  /* The acknowledgment may arrive before the update. */
  private reached(seq: number): Promise<void> {
    if ((this.live?.seq ?? -1) >= seq) return Promise.resolve();
    return new Promise((done) => this.awaited.push({ seq, done }));
  }

  /** Undo choices: at once if they revealed nothing, otherwise with the others' consent. */
  async undo(count = 1): Promise<void> {
    if (this.busy) return;
    this.error = '';
    await this.connection.act({ type: 'undo', count });
  }

  /** Ask the server why something can't be chosen; empty if it can. */
  async why(wanted: string): Promise<string> {
    const before = this.error;
    const answer = await this.connection.act({ type: 'why', option: wanted });
    this.error = before;
    return answer.type === 'reason' ? (answer.reason ?? '') : '';
  }

  /** Answer an undo request: the given one, or else the open one. */
  answerUndo(accept: boolean, request = this.live?.undo_request?.id ?? 0): void {
    this.connection.say({ type: 'answer_undo', accept, request });
  }
  say(text: string): void {
    this.connection.say({ type: 'chat', text });
  }
  phrase(phrase: string): void {
    this.connection.say({ type: 'chat', phrase });
  }
  leave(): void {
    this.connection.say({ type: 'leave' });
  }
  takeBackSeat(): void {
    this.connection.say({ type: 'take_back_seat' });
  }
  async concede(): Promise<void> {
    await this.connection.act({ type: 'concede' });
  }
  retry(): void {
    this.connection.retry();
  }
  doubt(): void {
    this.connection.doubt();
  }
  close(): void {
    this.panels.close();
    this.connection.close();
    this.history?.close(this.live?.status !== 'over' && this.live?.status !== 'canceled');
  }
}

/** The number of choices made. */
function numberOf(update: Update): number {
  return (update.view as { number?: number } | null)?.number ?? 0;
}
