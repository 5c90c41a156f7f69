/* The moments one can step back to, kept for a page that is loaded anew: a phone puts tabs away all the time.
 *
 * They lie in the tab's own storage, each under a key of its own, so that an update writes only itself.  The key says
 * whose view it was: the table, the person, the seat, and the language of its words; whatever else is found is thrown
 * away.  It also says when: the server's number of the update, and how many choices had been made.  An update is kept
 * when there is time for it.  What was not kept in time is no loss: the page asks the server for all that came after
 * the last one here, and is told which of these have been taken back meanwhile. */
import type { Line } from '../table.svelte';
import type { Hello, Update } from '../protocol';

export const MOST = 150;
export const MUCH = 1_000_000; // letters, keys and all; browsers give about five millions to everything
const MARK = 'vigil-then';

export interface KeptMoment {
  /** The version that told it: a table that another one told might be drawn wrongly. */
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
    return null; // a browser that keeps nothing, and says so
  }
}

const whenIdle = (run: () => void): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 50));

function keysOf(store: Store): string[] {
  return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) =>
    key.startsWith(`${MARK} `),
  );
}

/** Nothing is kept of any table. */
export function forgetMoments(store = storage()): void {
  if (store) for (const key of keysOf(store)) store.removeItem(key);
}

export class MomentHistory {
  /** The oldest first; no two of the same update. */
  private places: Place[] = [];
  private waiting: { kept: KeptMoment; number: number; again: boolean }[] = [];
  private server = '';
  /** Nothing more is kept: it is not known whose it would be, or there is no room. */
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

  /** The server's number of the last update that is kept; -1: there is none. */
  get last(): number {
    return this.places.at(-1)?.seq ?? -1;
  }

  /** The server has said who sits here: what is another's is thrown away. */
  greeted({ table, seat, server }: Hello): void {
    this.server = server;
    const several = table.seats.filter((chair) => chair.you).length > 1;
    const stranger = seat !== null && table.seats[seat]?.person !== this.person;
    if (several || stranger) this.shut = true;
    if (this.shut || this.places.some((place) => place.seat !== seatOf(seat))) this.forget();
  }

  /** Everything that is kept, the oldest first. */
  recall(): KeptMoment[] {
    try {
      const found = this.places.map(({ key }) => JSON.parse(this.store!.getItem(key)!) as KeptMoment);
      if (found.every((each) => each.server === this.server)) return found;
    } catch {
      // somebody else has written there
    }
    this.forget();
    return [];
  }

  /** Something has happened; `again`: the server has told everything lately, and what is here has no part in it. */
  keep(update: Update, lines: Line[], number: number, again: boolean): void {
    if (this.shut || !this.store) return;
    // nothing can be chosen in the past, and what happened stands in the lines
    const bare = { ...update, events: [], decision: null, plea: null, outcome: null };
    this.waiting.push({ kept: { server: this.server, update: bare, lines }, number, again });
    if (this.waiting.length === 1) this.later(this.next);
  }

  forget(): void {
    this.waiting = [];
    this.drop(() => true);
  }

  /** The table is left; what is not wanted again goes. */
  close(wanted: boolean): void {
    globalThis.removeEventListener?.('pagehide', this.flush);
    globalThis.document?.removeEventListener('visibilitychange', this.flush);
    if (wanted) this.flush();
    else this.forget();
    this.shut = true;
  }

  /* one at a time, so that no picture waits for many */
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
    const { kept, number, again } = first;
    const { seq, stood } = kept.update;
    const seat = seatOf(kept.update.seat);
    this.drop((place) => again || place.seat !== seat || place.number > number || (stood != null && place.seq > stood)); // taken back: it is no part of the game
    if (seq <= this.last) return;
    const key = [MARK, this.table, this.person, seat, this.lang, seq, number].join(' ');
    const text = JSON.stringify(kept);
    const size = key.length + text.length;
    let room = MUCH - size - this.places.reduce((sum, place) => sum + place.size, 0);
    while (this.places.length && (room < 0 || this.places.length >= MOST)) room += this.dropOldest(1);
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
      return false; // no room
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
