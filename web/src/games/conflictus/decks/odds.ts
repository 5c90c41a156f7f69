/* Probabilities of drawing cards without replacement. */

function ways(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

/** The chance that `draws` cards out of `size`, of which `hits` are wanted, contain exactly `k` of them. */
export function exactly(k: number, hits: number, draws: number, size: number): number {
  if (k < 0 || k > Math.min(hits, draws) || draws - k > size - hits) return 0;
  return (ways(hits, k) * ways(size - hits, draws - k)) / ways(size, draws);
}

export function atLeast(k: number, hits: number, draws: number, size: number): number {
  let sum = 0;
  for (let i = k; i <= Math.min(hits, draws); i++) sum += exactly(i, hits, draws, size);
  return Math.min(1, sum);
}

/** Shuffle cards. */
export function shuffled<T>(cards: readonly T[], chance: () => number = Math.random): T[] {
  const left = [...cards];
  for (let i = left.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  return left;
}
