/* Every update contains a complete view, most of it unchanged. Equal parts keep their object identity, so that nothing
 * unchanged is redrawn and past moments share memory. */

type Json = unknown;

/** Return the new value, with equal parts taken from the old one. Cards are matched by number, wherever they are in a
 * list. */
export function shared<T>(old: Json, now: T): T {
  if (old === now || typeof now !== 'object' || now === null || typeof old !== 'object' || old === null) return now;
  if (Array.isArray(now)) return Array.isArray(old) ? (list(old, now) as T) : now;
  return Array.isArray(old) ? now : (record(old as Record<string, Json>, now as Record<string, Json>) as T);
}

function list(old: readonly Json[], now: Json[]): readonly Json[] {
  const cards = new Map<number, Json>();
  for (const each of old) {
    const number = cardOf(each);
    if (number !== null) cards.set(number, each);
  }
  const result = now.map((each, at) => shared(cards.get(cardOf(each) ?? NaN) ?? old[at], each));
  return result.length === old.length && result.every((each, at) => each === old[at]) ? old : result;
}

function record(old: Record<string, Json>, now: Record<string, Json>): Record<string, Json> {
  const keys = Object.keys(now);
  const result: Record<string, Json> = {};
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    result[key] = shared(old[key], now[key]);
    if (result[key] !== old[key] || !(key in old)) same = false;
  }
  return same ? old : result;
}

function cardOf(value: Json): number | null {
  const number = typeof value === 'object' && value !== null ? (value as { card?: unknown }).card : null;
  return typeof number === 'number' && number >= 0 ? number : null;
}
