import { expect, test } from 'vitest';
import { canonical, hashOf } from '../src/lib/net/hash';

test('canonical JSON has sorted keys and no spaces', () => {
  expect(canonical({ b: [1, null, true], a: { d: 'é', c: -1 } })).toBe('{"a":{"c":-1,"d":"é"},"b":[1,null,true]}');
});

test("the hash equals the server's", async () => {
  // hashlib.sha256('{"a":1}'.encode()).hexdigest()[:32]
  expect(await hashOf({ a: 1 })).toBe('015abd7f5cc57a2dd94b7590f04ad808');
});
