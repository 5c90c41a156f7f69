/** Which key of ours was pressed.  Letters of another alphabet stand for those that stand there on a Latin keyboard, and
 * so do the signs of a row of digits that has its digits above them; what types a sign we know is that sign. */
export function meant({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length !== 1 || /^[a-z1-9 ,./?]$/i.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (digit && !shiftKey) return digit;
  if (!/\p{L}/u.test(key)) return key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? { Comma: ',', Period: '.' }[code] ?? key;
}
