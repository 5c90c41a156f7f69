import { expect, test } from 'vitest';
import { checked } from '../src/lib/proof';
import type { Proof } from '../src/lib/protocol';

/* computed by the server for this salt and these words */
const PROOF: Proof = {
  commitment: '9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885',
  salt: 'ab'.repeat(32),
  seed_phrases: ['', 'olá 🂡'],
  bots: [0],
  seed: '16101153226518489119',
  game: 'ascension',
  rules: '',
  record: '',
  outcome: null,
};

test('a shuffle is verified like on the server', async () => {
  expect(await checked(PROOF)).toEqual({ promised: true, seed: true });
});

test('another salt or word fails the verification', async () => {
  expect(await checked({ ...PROOF, salt: 'ac'.repeat(32) })).toEqual({ promised: false, seed: false });
  expect(await checked({ ...PROOF, seed_phrases: ['', 'ola'] })).toEqual({ promised: true, seed: false });
});

test('words of a bot fail the verification, since they allow choosing the seed', async () => {
  expect(await checked({ ...PROOF, bots: [1] })).toEqual({ promised: true, seed: false });
});

test("erased words can't be verified", async () => {
  expect(await checked({ ...PROOF, seed_phrases: [null, 'olá 🂡'] })).toBe(null);
});

test('without a commitment there is nothing to verify', async () => {
  expect(await checked({ ...PROOF, salt: null, commitment: null })).toBe(null);
});
