/* Stores past moments for a page that is reloaded, because phones discard background tabs all the time. Each moment has
 * its own key in session storage, so that an update writes only itself. The key identifies the view (table, person,
 * seat, language) and its position (the server's sequence number and the number of choices); entries of any other
 * view are deleted. Writing waits until the page is idle. Losing a few moments is harmless: the page asks the server
 * for everything after the last one stored, and learns which of those were undone meanwhile. */
import type { Line } from '../table.svelte';
import type { Hello, Update } from '../protocol';

export const MAX_STORED_MOMENTS = 150;
export const MAX_CHARACTERS = 1_000_000; // Characters, including keys. Browsers allow about five million per origin.
const MARK = 'vigil-then';

export interface KeptMoment {
  /** The server's version. A view from another version might be drawn wrongly. */
  server: string;
  update: Update;
  lines: Line[];
}

interface Place {
  key: string;
  seat: string;
  seq: number;
  number: number;
  size: number;
}

export type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

function storage(): Store | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null; // The browser blocks storage.
  }
}

const whenIdle = (run: () => void): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 50));

function keysOf(store: Store): string[] {
  return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) =>
    key.startsWith(`${MARK} `),
  );
}

/** Delete the stored moments of all tables. */
export function forgetMoments(store = storage()): void {
  if (store) for (const key of keysOf(store)) store.removeItem(key);
}

export class MomentHistory {
  /** The oldest first, no update twice. */
  private places: Place[] = [];
  private waiting: { moment: KeptMoment; number: number; again: boolean }[] = [];
  private server = '';
  /** Whether storing has stopped, because the viewer is ambiguous or storage is full. */
  private shut = false;

  constructor(
    private readonly table: string,
    private readonly person: string,
    private readonly lang: string,
    private readonly store: Store | null = storage(),
    private readonly later: (run: () => void) => void = whenIdle,
  ) {
    if (!store) return;
    for (const key of keysOf(store)) {
      const [, at, who, seat, spoken, seq, number] = key.split(' ');
      if (at === table && who === person && spoken === lang)
        this.places.push({
          key,
          seat: seat!,
          seq: Number(seq),
          number: Number(number),
          size: key.length + (store.getItem(key)?.length ?? 0),
        });
      else store.removeItem(key);
    }
    this.places.sort((one, other) => one.seq - other.seq);
    globalThis.addEventListener?.('pagehide', this.flush);
    globalThis.document?.addEventListener('visibilitychange', this.flush);
  }

  /** The sequence number of the last stored update; -1 if there is none. */
  get last(): number {
    return this.places.at(-1)?.seq ?? -1;
  }

  /** Handle the server's greeting, which says who sits here: delete what belongs to someone else. */
  greeted({ table, seat, server_version }: Hello): void {
    this.server = server_version;
    const several = table.seats.filter((seat) => seat.you).length > 1;
    const stranger = seat !== null && table.seats[seat]?.person !== this.person;
    if (several || stranger) this.shut = true;
    if (this.shut || this.places.some((place) => place.seat !== seatOf(seat))) this.forget();
  }

  /** All stored moments, the oldest first. */
  restore(): KeptMoment[] {
    try {
      const moments = this.places.map(({ key }) => JSON.parse(this.store!.getItem(key)!) as KeptMoment);
      if (moments.every((each) => each.server === this.server)) return moments;
    } catch {
      // Not our format.
    }
    this.forget();
    return [];
  }

  /** Store an update. `again` means that the server sent a new snapshot, so everything stored before is obsolete. */
  keep(update: Update, lines: Line[], number: number, again: boolean): void {
    if (this.shut || !this.store) return;
    // Past moments have no decisions, and their events are in the lines.
    const bare = { ...update, events: [], decision: null, undo_request: null, outcome: null };
    this.waiting.push({ moment: { server: this.server, update: bare, lines }, number, again });
    if (this.waiting.length === 1) this.later(this.next);
  }

  forget(): void {
    this.waiting = [];
    this.drop(() => true);
  }

  /** Stop storing; keep the moments only if `wanted`. */
  close(wanted: boolean): void {
    globalThis.removeEventListener?.('pagehide', this.flush);
    globalThis.document?.removeEventListener('visibilitychange', this.flush);
    if (wanted) this.flush();
    else this.forget();
    this.shut = true;
  }

  /* Write one at a time, to keep frames short. */
  private readonly next = (): void => {
    this.write();
    if (this.waiting.length) this.later(this.next);
  };
  private readonly flush = (): void => {
    while (this.waiting.length) this.write();
  };

  private write(): void {
    const first = this.waiting.shift();
    if (!first) return;
    const { moment, number, again } = first;
    const { seq, valid_through: valid } = moment.update;
    const seat = seatOf(moment.update.seat);
    // Undone choices are no part of the game.
    this.drop((place) => again || place.seat !== seat || place.number > number || (valid != null && place.seq > valid));
    if (seq <= this.last) return;
    const key = [MARK, this.table, this.person, seat, this.lang, seq, number].join(' ');
    const text = JSON.stringify(moment);
    const size = key.length + text.length;
    let room = MAX_CHARACTERS - size - this.places.reduce((sum, place) => sum + place.size, 0);
    while (this.places.length && (room < 0 || this.places.length >= MAX_STORED_MOMENTS)) room += this.dropOldest(1);
    if (room < 0) return;
    while (!this.put(key, text)) {
      if (!this.places.length) return void (this.shut = true);
      this.dropOldest(Math.ceil(this.places.length / 2));
    }
    this.places.push({ key, seat, seq, number, size });
  }

  private put(key: string, text: string): boolean {
    try {
      this.store!.setItem(key, text);
      return true;
    } catch {
      return false; // Storage is full.
    }
  }

  private dropOldest(count: number): number {
    const gone = new Set(this.places.slice(0, count));
    this.drop((place) => gone.has(place));
    return [...gone].reduce((sum, place) => sum + place.size, 0);
  }

  private drop(which: (place: Place) => boolean): void {
    this.places = this.places.filter((place) => {
      if (!which(place)) return true;
      this.store?.removeItem(place.key);
      return false;
    });
  }
}

const seatOf = (seat: number | null): string => (seat === null ? '-' : String(seat));
