import { describe, expect, it } from 'vitest';
import { shared } from '../src/lib/structural-sharing';

const face = (card: number, more = {}) => ({ card, name: 'Apprentice', used: [], ...more });
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('structural sharing of views', () => {
  it('returns the old object if nothing has changed', () => {
    const old = { row: [face(1), null], players: [{ seat: 0, runes: 2 }] };
    expect(shared(old, copy(old))).toBe(old);
  });

  it('always equals the new value', () => {
    const old = { row: [face(1), face(2), null], void: { count: 0, faces: [] as object[] }, pool: 60, box: 'x' };
    const now = {
      row: [face(2, { price: 3 }), null, face(3)],
      void: { count: 1, faces: [face(1)] },
      pool: 57,
      extra: null,
    };
    expect(shared(old, copy(now))).toEqual(now);
    expect(Object.keys(shared(old, copy(now)))).toEqual(Object.keys(now));
  });

  it('matches cards by number when they move', () => {
    const old = [face(1), face(2), face(3)];
    const now = shared(old, copy([old[1]!, old[2]!]));
    expect(now[0]).toBe(old[1]);
    expect(now[1]).toBe(old[2]);
  });

  it('recreates only the path to a change', () => {
    const old = {
      players: [
        { hand: [face(1)], runes: 0 },
        { hand: [face(2)], runes: 0 },
      ],
    };
    const sent = copy(old);
    sent.players[0]!.runes = 1;
    const now = shared(old, sent);
    expect(now.players[0]).not.toBe(old.players[0]);
    expect(now.players[0]!.hand).toBe(old.players[0]!.hand);
    expect(now.players[1]).toBe(old.players[1]);
    expect(old.players[0]!.runes).toBe(0);
  });

  it('handles removed and added keys, and changed types', () => {
    expect(shared({ a: undefined, b: 1 }, { b: 1 })).toEqual({ b: 1 });
    expect(Object.keys(shared({ b: 1 }, { b: 1, a: undefined }))).toEqual(['b', 'a']);
    expect(shared<unknown>([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(shared<unknown>({ 0: 1 }, [1])).toEqual([1]);
    expect(shared<unknown>([1, 2], [1])).toEqual([1]);
  });
});
