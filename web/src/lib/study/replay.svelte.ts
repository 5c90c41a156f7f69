/* The replay of a finished game: position and point of view. The game's own screen draws it, from a table whose
 * connection receives only this replay's messages. */
import { Table } from '../table.svelte';
import { BASE } from '../router.svelte';
import type { Environment, Socket } from '../net/connection';
import type { Timeline, ServerMessage, Update } from '../protocol';
import { timelineOf, momentOf, type Which } from './api';
import { chapters, eventsUpTo, turnAt, turnFrom, turnsOf, type Chapter, type Turn } from './timeline';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1100; // Milliseconds per choice at speed 1.
const MAX_CACHED = 300;
const MAX_LINES = 300;
const PRELOAD_COUNT = 2;

export class Replay {
  timeline = $state.raw<Timeline | null>(null);
  at = $state(0);
  /** The seat in front. */
  seat = $state(0);
  /** Whether all hands are open. */
  open = $state(false);
  playing = $state(false);
  speed = $state<number>(1);
  error = $state('');
  /** The position of the table that is drawn. */
  drawn = $state(-1);
  readonly table: Table;
  chapters: Chapter[] = $derived(this.timeline ? chapters(this.timeline) : []);
  turns: Turn[] = $derived(turnsOf(this.chapters));
  turn: number = $derived(turnAt(this.turns, this.at));

  private readonly socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => undefined,
    close: () => undefined,
  };
  private readonly cache = new Map<string, Update>();
  private readonly courses = new Map<string, Timeline>();
  private asking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly lang: string,
    readonly code: string,
  ) {
    const silent: Environment = {
      socket: () => this.socket,
      later: () => null,
      never: () => undefined,
      chance: Math.random,
    };
    this.table = new Table(BASE, id, lang, null, '', silent);
  }

  get last(): number {
    return (this.timeline?.steps.length ?? 1) - 1;
  }
  get which(): Which {
    return { id: this.id, eyes: this.open ? 'open' : this.seat, lang: this.lang, code: this.code };
  }

  /** Change the point of view, or set the first one. */
  async look(seat: number, open: boolean, at = this.at): Promise<void> {
    [this.seat, this.open] = [seat, open];
    const eyes = String(this.which.eyes);
    try {
      const timeline = this.courses.get(eyes) ?? (await timelineOf(this.which));
      this.courses.set(eyes, timeline);
      if (eyes !== String(this.which.eyes)) return;
      this.timeline = timeline;
      this.tell({
        type: 'hello',
        table: timeline.table,
        seat,
        lang: this.lang,
        protocol: 1,
        server_version: '',
        deck: null,
      });
      this.drawn = -1;
      this.go(at);
    } catch (caught) {
      this.error = (caught as Error).message;
    }
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    void this.draw();
  }
  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }
  toTurn(by: 1 | -1): void {
    this.pause();
    this.go(turnFrom(this.turns, this.at, by, this.last));
  }
  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.beat();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  close(): void {
    this.pause();
    this.table.close();
  }

  private beat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      // Skip nothing: wait until the current position is drawn.
      if (this.drawn === this.at) this.go(this.at + 1);
      if (this.at >= this.last) this.pause();
      else this.beat();
    }, STEP_MS / this.speed);
  }

  /* Load one moment at a time. Positions that the slider passes meanwhile are never requested. */
  private async draw(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      for (let target = this.target(); target !== null; target = this.target()) {
        const eyes = this.which.eyes;
        const moment = await this.moment(target);
        if (eyes === this.which.eyes && this.timeline) this.show(target, moment);
      }
      this.error = '';
    } catch (caught) {
      this.error = (caught as Error).message;
      this.pause();
    } finally {
      this.asking = false;
    }
    for (let next = this.at + 1; next <= Math.min(this.last, this.at + PRELOAD_COUNT); next++)
      await this.moment(next).catch(() => undefined);
  }
  private target(): number | null {
    return this.drawn === this.at ? null : this.at;
  }
  private async moment(at: number): Promise<Update> {
    const which = this.which;
    const key = `${which.eyes} ${at}`;
    const have = this.cache.get(key);
    if (have) return have;
    const loaded = await momentOf(which, at);
    this.cache.set(key, loaded);
    if (this.cache.size > MAX_CACHED) this.cache.delete(this.cache.keys().next().value!);
    return loaded;
  }

  private show(at: number, moment: Update): void {
    const next = at === this.drawn + 1;
    const events = next ? (this.timeline!.steps[at]?.events ?? []) : eventsUpTo(this.timeline!, at, MAX_LINES);
    this.drawn = at;
    // A replay has no open decisions.
    this.tell({ ...moment, type: 'update', seat: this.seat, decision: null, hash: '', events, is_snapshot: !next });
  }
  private tell(message: ServerMessage): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
  }
}
