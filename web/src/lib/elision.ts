/* French elision: `d’Avide` and `d’Honneur`, but `de Paul` and `de Hache du bourreau`. Follows
 * src/vigil/text/languages/elision.py; tests/text/elision.toml has examples for both. */
/** Beginnings of words with a silent h. Any other h is aspirated, as in `le héros` and `la hache`. */
const SILENT_H =
  /^h(abi[lt]|adrien|alein|allucin|alter|amec|armon|ebe|ebreu|ecat|ector|elen|elic|eloise|emisph|enri|erault|erb|ercul|eredit|eret|erit|ermes|ermin|ermit|eroi[nqs]|erve|esit|eure?|exa|ibern|ilair|ippo|irond|isto|iver|omm|omo|onn|onor|opit|orac|orair|oriz|orlog|orosc|orreur|orrib|ortens|ospi|osti|otel|ote\b|ubert|ugo|ugues|uil|uissi|uitr|umain|umb|umeur|umid|umili|umour|umus|yacin|ydr|yen|ymn|yper|ypn|ypo|yster)/;
/** Beginnings with a vowel that still block elision: numbers, names of letters. */
const KEPT = /^(onz|oui\b|ouistiti|uhlan|ulul|[aeiouy]\b)/;
const VOWEL = /^(?:[aeiou]|y[bcdfghjklmnpqrstvwxz])/;

/** Whether `de`, `le` or `que` loses its vowel before this word. */
export function elides(following: string): boolean {
  const bare = following
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return SILENT_H.test(bare) || (VOWEL.test(bare) && !KEPT.test(bare));
}

/** Elide a short word before another: `d’un guerrier`, `de ce guerrier`. */
export const elided = (word: string, following: string): string =>
  elides(following) ? `${word.slice(0, -1)}’${following}` : `${word} ${following}`;

/** A name with `de` in front, contracted with an article: `du Dormeur sous le mont`. */
export function ofName(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  return name.startsWith('Les ') ? `des ${name.slice(4)}` : elided('de', name);
}
