/** Which shortcut key was pressed. Letters of other alphabets count as the Latin letter on the same key, and so do the
 * symbols of number rows that need Shift for digits. Keys that type a character we use are that character. */
export function meant({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length !== 1 || /^[a-z1-9 ,./?]$/i.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (digit && !shiftKey) return digit;
  if (!/\p{L}/u.test(key)) return key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? { Comma: ',', Period: '.' }[code] ?? key;
}
