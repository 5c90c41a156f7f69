/* Guards against expensive selectors: browsers track which elements any :has() may affect. Applied to something as
 * large as a table, or affecting "everything within", it makes each click restyle the whole page. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
const SHEETS = (readdirSync(SRC, { recursive: true }) as string[]).filter((name) => name.endsWith('.css'));
const LARGE = /^(?:html|body|:root|\*|\[data-[^\]]*\]|\.(?:room|table-root|asc|con|gen))(?![\w-])/;

/** Split a list at commas or a selector at combinators, but not within brackets. */
function split(text: string, at: RegExp): string[] {
  const parts = [''];
  let deep = 0;
  for (const sign of text) {
    deep += '(['.includes(sign) ? 1 : ')]'.includes(sign) ? -1 : 0;
    if (!deep && at.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function dear(css: string): string[] {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  return selectors
    .flatMap((list) => split(list.trim(), /,/))
    .filter((selector) => {
      const parts = split(selector, /[\s>+~]/);
      const first = parts.findIndex((part) => part.includes(':has('));
      if (first < 0 || selector.startsWith('@')) return false;
      const within = parts.slice(first + 1);
      return LARGE.test(parts[first]!) || within.some((part) => /^(?:\*|:)/.test(part) && !/^:is\(/.test(part));
    });
}

test('no selector uses :has() on a whole table or restyles all descendants', () => {
  expect(
    ['body:has(.a) .b { }', '.asc[data-a="1"]:has(> .b) { }', '.x:has(.y) > :nth-child(2) { }'].flatMap(dear),
  ).toHaveLength(3);
  expect(['.x:has(.y) .z { }', 'body .x { }', '.asc .x:has(.y) { }'].flatMap(dear)).toEqual([]);
  expect(SHEETS.length).toBeGreaterThan(15);
  for (const name of SHEETS) expect(dear(readFileSync(resolve(SRC, name), 'utf8')), name).toEqual([]);
});
