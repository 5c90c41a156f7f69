/* PINs where several play on one device: asked for before a hand is shown.
 *
 * They are kept in this browser, as salted hashes, by table and seat, and go on into a rematch.  That guards against a
 * curious neighbour at the same device; not against somebody with the browser's own tools, who holds the session of
 * all these seats in their hands anyway.  So the server is not told of them. */

const KEY = 'vigil-pins';
const ROUNDS = 100_000;
/** So many wrong ones are answered at once; each one more costs twice the time, up to a minute. */
const FREE = 2;
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;
const MOST_TABLES = 20;

interface Lock {
  salt: string;
  hash: string;
  wrong: number;
  /** Until when nothing is tried. */
  until: number;
}
/** By table, then by seat; the table that was locked last is the last. */
type Locks = Record<string, Record<number, Lock>>;

export type Tried = { open: true } | { open: false; wait: number };

export const isPin = (typed: string): boolean => /^\d{4,8}$/.test(typed);

/** Whether PINs can be had: over plain http browsers hash nothing, and some keep nothing. */
export function havePins(): boolean {
  try {
    localStorage.setItem(`${KEY}-try`, '');
    localStorage.removeItem(`${KEY}-try`);
    return crypto.subtle !== undefined;
  } catch {
    return false;
  }
}

function read(): Locks {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Locks;
  } catch {
    return {};
  }
}
function write(locks: Locks): void {
  const kept = Object.entries(locks).slice(-MOST_TABLES);
  if (kept.length) localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  else localStorage.removeItem(KEY);
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (each) => each.toString(16).padStart(2, '0')).join('');
const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));

async function hashed(pin: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  return hex(
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: ROUNDS },
        key,
        256,
      ),
    ),
  );
}

/** Locks seats of a table; an empty PIN is none. */
export async function lock(table: string, pins: readonly string[]): Promise<void> {
  const made: Record<number, Lock> = {};
  for (const [seat, pin] of pins.entries()) {
    if (!pin) continue;
    const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
    made[seat] = { salt, hash: await hashed(pin, salt), wrong: 0, until: 0 };
  }
  if (Object.keys(made).length) write({ ...read(), [table]: made });
}

/** The same people play again at another table: `seats` says where each of them sits there, by where they sat. */
export function carry(from: string, to: string, seats: readonly number[]): void {
  const { [from]: had, ...others } = read();
  if (had)
    write({
      ...others,
      [to]: Object.fromEntries(
        Object.entries(had).map(([seat, each]) => [seats[Number(seat)] ?? seat, { ...each, wrong: 0, until: 0 }]),
      ),
    });
}

export const locked = (table: string, seat: number): boolean => read()[table]?.[seat] !== undefined;

/** How long nothing is tried, in milliseconds. */
export const waitAt = (table: string, seat: number, now = Date.now()): number =>
  Math.min(LONGEST_WAIT, Math.max(0, (read()[table]?.[seat]?.until ?? 0) - now));

/** Tries a PIN.  What was wrong is written down, so that a page that is loaded anew does not begin anew. */
export async function attempt(table: string, seat: number, pin: string, now = Date.now()): Promise<Tried> {
  const held = read()[table]?.[seat];
  if (!held) return { open: true };
  const wait = waitAt(table, seat, now);
  if (wait) return { open: false, wait };
  const right = isPin(pin) && (await hashed(pin, held.salt)) === held.hash;
  const wrong = right ? 0 : held.wrong + 1;
  const longer = wrong > FREE ? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (wrong - FREE - 1)) : 0;
  const locks = read();
  write({ ...locks, [table]: { ...locks[table], [seat]: { ...held, wrong, until: longer ? now + longer : 0 } } });
  return right ? { open: true } : { open: false, wait: longer };
}
