/* PINs on shared devices: stored as hashes only, and wrong attempts cost time. */
import { beforeEach, expect, test, vi } from 'vitest';
import { attempt, carry, havePins, isPin, lock, locked, waitAt } from '../src/lib/lobby/seat-pins';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
const stored = (): string => [...kept.entries()].flat().join(' ');

test('a PIN has 4 to 8 digits', () => {
  expect(['1234', '00000000'].every(isPin)).toBe(true);
  expect(['', '123', '123456789', '12a4', '１２３４', ' 1234'].some(isPin)).toBe(false);
});

test("only locked seats require a PIN, and the stored salted hashes don't reveal it", async () => {
  await lock('table', ['24680246', '', '24680246']);
  expect([0, 1, 2].map((seat) => locked('table', seat))).toEqual([true, false, true]);
  expect(locked('other', 0)).toBe(false);
  expect(stored()).not.toContain('24680246');
  const locks = (JSON.parse(kept.get('vigil-pins')!) as Record<string, Record<number, { hash: string }>>)['table']!;
  expect(locks[0]!.hash).not.toBe(locks[2]!.hash);
  expect(await attempt('table', 1, '')).toEqual({ open: true });
  expect(await attempt('table', 0, '24680246')).toEqual({ open: true });
  expect(await attempt('table', 0, '86420864')).toEqual({ open: false, wait: 0 });
});

test('without PINs nothing is stored', async () => {
  await lock('table', ['', '']);
  expect(kept.size).toBe(0);
});

test('wrong PINs cause growing waits, even for the right PIN and after a reload', async () => {
  await lock('table', ['1357']);
  const now = 1_000_000;
  const waits: number[] = [];
  for (let tries = 0, at = now; tries < 9; tries++) {
    const answer = await attempt('table', 0, '0000', at);
    if (answer.open) throw new Error('open');
    waits.push(answer.wait / 1000);
    at += answer.wait;
  }
  expect(waits).toEqual([0, 0, 2, 4, 8, 16, 32, 60, 60]);
  const end = now + 1000 * waits.reduce((sum, each) => sum + each, 0);
  expect(waitAt('table', 0, end - 1)).toBe(1);
  expect(await attempt('table', 0, '1357', end - 1)).toEqual({ open: false, wait: 1 });
  expect(await attempt('table', 0, '1357', end)).toEqual({ open: true });
  expect(await attempt('table', 0, '0000', end)).toEqual({ open: false, wait: 0 }); // the failures are forgiven
});

test('setting the clock back causes no wait longer than a minute', async () => {
  await lock('table', ['1357']);
  for (let tries = 0; tries < 3; tries++) await attempt('table', 0, '0000', 9_000_000);
  expect(waitAt('table', 0, 0)).toBe(60_000);
});

test('PINs move with their owners to the next game', async () => {
  await lock('first', ['1111', '', '3333']);
  carry('first', 'second', [1, 2, 0]);
  expect(locked('first', 0)).toBe(false);
  expect([0, 1, 2].map((seat) => locked('second', seat))).toEqual([true, true, false]);
  expect(await attempt('second', 1, '1111')).toEqual({ open: true });
  expect(await attempt('second', 0, '3333')).toEqual({ open: true });
});

test('the oldest tables are dropped, and invalid storage locks no one out', async () => {
  await lock('one', ['1234']);
  const { one } = JSON.parse(kept.get('vigil-pins')!) as Record<string, object>;
  kept.set('vigil-pins', JSON.stringify(Object.fromEntries(Array.from({ length: 22 }, (_, n) => [`table-${n}`, one]))));
  await lock('table-22', ['1234']);
  expect([0, 2, 3, 22].map((n) => locked(`table-${n}`, 0))).toEqual([false, false, true, true]);
  kept.set('vigil-pins', '{');
  expect(locked('table-22', 0)).toBe(false);
});

test('without hashing or storage there are no PINs', () => {
  expect(havePins()).toBe(true);
  vi.stubGlobal('crypto', { subtle: undefined });
  expect(havePins()).toBe(false);
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(havePins()).toBe(false);
});
