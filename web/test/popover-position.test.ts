import { expect, test } from 'vitest';
import { beside, type Box } from '../src/lib/table/popover-position';

const room = { width: 1280, height: 720 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = (place: { left: number; top: number; width: number } | null, other: Box): boolean =>
  place !== null &&
  place.left < other.right &&
  other.left < place.left + place.width &&
  place.top < other.bottom &&
  other.top < place.top + place.width * 1.4;

test("the preview is to the right, or to the left near the window's edge", () => {
  expect(beside(box(300, 200, 80, 112), 230, room, [])).toEqual({ left: 392, top: 120, width: 230 });
  expect(beside(box(1150, 200, 80, 112), 230, room, [])).toEqual({ left: 1150 - 12 - 230, top: 120, width: 230 });
  expect(beside(box(300, 600, 80, 112), 230, room, [])!.top).toBe(720 - 8 - 322);
});

test('the preview covers no prompt and no button', () => {
  const prompt = box(970, 300, 300, 240);
  const acts = [box(980, 600, 280, 60), box(980, 560, 130, 36)];
  for (let left = 180; left <= 900; left += 40)
    for (let top = 60; top <= 600; top += 60)
      for (const wished of [230, 287, 345]) {
        const place = beside(box(left, top, 90, 126), wished, room, [prompt, ...acts]);
        expect(place).not.toBeNull();
        for (const each of [prompt, ...acts]) expect(covers(place, each)).toBe(false);
        expect(
          place!.left >= 8 &&
            place!.left + place!.width <= 1272 &&
            place!.top >= 8 &&
            place!.top + place!.width * 1.4 <= 712,
        ).toBe(true);
        expect(covers(place, box(left, top, 90, 126))).toBe(false);
      }
});

test('without free space there is no preview', () => {
  expect(beside(box(100, 100, 60, 84), 230, { width: 360, height: 640 }, [box(0, 0, 360, 640)])).toBeNull();
});
