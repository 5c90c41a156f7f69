/* Verifies the shuffle: the salt the server committed to, the words the players added, and the seed made from both. */
import { fromHex, toHex } from './hex';
import type { Proof } from './protocol';

export interface Checked {
  /** The salt matches the commitment published before the game. */
  promised: boolean;
  /** The seed follows from the salt and the players' words. */
  seed: boolean;
}

/** JSON as the server writes it: non-ASCII characters as \u and four digits. */
const ascii = (words: string[]): string =>
  JSON.stringify(words).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const known = (words: (string | null)[]): words is string[] => !words.includes(null);

/** Verify a proof. Null if there was no commitment, if a player's words were erased along with their account, or if the
 * browser can't hash (plain http from another machine). */
export async function checked(proof: Proof): Promise<Checked | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle || !proof.salt || !proof.commitment || !known(proof.seed_phrases)) return null;
  const salt = fromHex(proof.salt);
  const words = new TextEncoder().encode(ascii(proof.seed_phrases));
  const both = new Uint8Array(salt.length + words.length);
  both.set(salt);
  both.set(words, salt.length);
  const [saltDigest, seedDigest] = await Promise.all([subtle.digest('SHA-256', salt), subtle.digest('SHA-256', both)]);
  const bare = proof.bots.every((seat) => proof.seed_phrases[seat] === ''); // Bots add no words.
  return {
    promised: toHex(new Uint8Array(saltDigest)) === proof.commitment,
    seed: bare && BigInt(`0x${toHex(new Uint8Array(seedDigest)).slice(0, 16)}`).toString() === proof.seed,
  };
}
