/** Parts of the table that can be read out, by shortcut key. */
export const READ = {
  t: 'turn',
  j: 'hand',
  r: 'resources',
  w: 'row',
  k: 'board',
  q: 'opponents',
  h: 'pool',
  d: 'deck',
  g: 'discard',
  v: 'void',
  o: 'options',
  s: 'since',
  c: 'clocks',
} as const;
export type ReadOut = (typeof READ)[keyof typeof READ];
export const READ_OUTS = Object.values(READ);
