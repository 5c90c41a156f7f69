/* PINs for several players on one device, required before a hand is shown. This browser stores them as salted hashes by
 * table and seat, and a rematch keeps them. They stop a curious neighbor, not someone with developer tools, who
 * controls the session of all these seats anyway. So the server never sees them. */
import { fromHex, toHex } from '../hex';
import { readStored } from '../storage';

const KEY = 'vigil-pins';
const ROUNDS = 100_000;
/** Free attempts. Each further one doubles the wait, up to a minute. */
const FREE_ATTEMPTS = 2;
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;
const MAX_TABLES = 20;

interface Lock {
  salt: string;
  hash: string;
  wrong: number;
  /** No attempt is accepted before this time. */
  until: number;
}
/** By table, then by seat; the most recent table comes last. */
type Locks = Record<string, Record<number, Lock>>;

export type Attempt = { open: true } | { open: false; wait: number };

export const isPin = (typed: string): boolean => /^\d{4,8}$/.test(typed);

/** Whether PINs work here: browsers can't hash over plain http, and some block storage. */
export function havePins(): boolean {
  try {
    localStorage.setItem(`${KEY}-try`, '');
    localStorage.removeItem(`${KEY}-try`);
    return crypto.subtle !== undefined;
  } catch {
    return false;
  }
}

const read = (): Locks => (readStored(KEY) ?? {}) as Locks;
function write(locks: Locks): void {
  const recent = Object.entries(locks).slice(-MAX_TABLES);
  if (recent.length) localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(recent)));
  else localStorage.removeItem(KEY);
}

async function hashed(pin: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  return toHex(
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: ROUNDS },
        key,
        256,
      ),
    ),
  );
}

/** Lock seats of a table. An empty PIN leaves the seat unlocked. */
export async function lock(table: string, pins: readonly string[]): Promise<void> {
  const added: Record<number, Lock> = {};
  for (const [seat, pin] of pins.entries()) {
    if (!pin) continue;
    const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
    added[seat] = { salt, hash: await hashed(pin, salt), wrong: 0, until: 0 };
  }
  if (Object.keys(added).length) write({ ...read(), [table]: added });
}

/** Move PINs to the table of a rematch; `seats` maps old seats to new ones. */
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

/** Milliseconds until the next attempt is accepted. */
export const waitAt = (table: string, seat: number, now = Date.now()): number =>
  Math.min(LONGEST_WAIT, Math.max(0, (read()[table]?.[seat]?.until ?? 0) - now));

/** Check a PIN. Failures are stored, so that reloading the page doesn't reset the wait. */
export async function attempt(table: string, seat: number, pin: string, now = Date.now()): Promise<Attempt> {
  const held = read()[table]?.[seat];
  if (!held) return { open: true };
  const wait = waitAt(table, seat, now);
  if (wait) return { open: false, wait };
  const right = isPin(pin) && (await hashed(pin, held.salt)) === held.hash;
  const wrong = right ? 0 : held.wrong + 1;
  const longer = wrong > FREE_ATTEMPTS ? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (wrong - FREE_ATTEMPTS - 1)) : 0;
  const locks = read();
  write({ ...locks, [table]: { ...locks[table], [seat]: { ...held, wrong, until: longer ? now + longer : 0 } } });
  return right ? { open: true } : { open: false, wait: longer };
}
