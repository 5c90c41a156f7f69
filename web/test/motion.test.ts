import { expect, test } from 'vitest';
import { journeys, shift, sweptTo } from '../src/lib/motion';
import type { EventInfo } from '../src/lib/protocol';

const event = (what: string, card: number, origin: string, to: string, seat = 0): EventInfo => ({
  kind: what,
  seat,
  text: '',
  rule: '',
  card,
  card_name: null,
  origin,
  to,
  amount: 0,
  detail: '',
  other_seat: -1,
  cause: null,
  clause: null,
});

test('a card that moved twice flies from its first place to its last', () => {
  const ways = journeys([
    event('drawn', 5, 'deck', 'hand', 1),
    event('played', 5, 'hand', 'played', 1),
    event('gained', -1, '', ''),
  ]);
  expect(ways.get(5)).toEqual({ from: ['deck:1', 'deck'], to: ['played:1', 'played'] });
  expect(ways.size).toBe(1);
});

test("cleanup moves played cards to the active player's discard pile", () => {
  const end = [event('cleanup', -1, 'hand', 'discard', 1), event('drawn', -1, 'deck', 'hand', 1)];
  expect(sweptTo(end, 'played:1')).toEqual(['discard:1', 'discard']);
  expect(sweptTo(end, 'hand:1')).toEqual(['discard:1', 'discard']);
  expect(sweptTo(end, 'played:0')).toEqual([]);
  expect(sweptTo([event('shuffled', -1, 'discard', 'deck')], 'discard:0')).toEqual(['deck:0', 'deck']);
});

test("a motion starts at the card's previous center and size", () => {
  expect(shift({ x: 0, y: 0, w: 50, h: 70 }, { x: 100, y: 100, w: 100, h: 140 })).toBe(
    'translate(-125.0px, -135.0px) scale(0.500) translate(0px, 0px)',
  );
});
