import { expect, test } from 'vitest';
import type { CardData } from '../src/lib/art/card-catalog.svelte';
import { fold, parse } from '../src/lib/study/query';
import { sorted, sorts } from '../src/lib/study/card-sort';
import { points } from '../src/lib/study/card-stats';

const BLANK: CardData = {
  id: '',
  game: 'conflictus',
  name: '',
  text: '',
  type: '',
  kind: 'warrior',
  faction: 'light',
  cost: 1,
  honor: 0,
  copies: 0,
  stats: null,
  rarity: 'iron',
  glyphs: [],
  set: '',
  subclass: '',
  number: '',
  token: false,
  keywords: [],
  look: { frame: '', gem: '', gemLook: '', ribbon: false },
  worth: null,
};
const leap = { id: 'leap', name: 'Saltar', about: '', rule: '' };
const evolve = { id: 'evolve_light', name: 'Evoluir 2 luz', about: '', rule: '' };
const card = (given: Partial<CardData>): CardData => ({ ...BLANK, ...given });
const SQUIRE = card({
  id: 'squire',
  name: 'Escudeiro da Alvorada',
  type: 'Guerreiro – Soldado · Luz',
  subclass: 'soldier',
  stats: [1, 1, 1],
  cost: 1,
});
const CROW = card({
  id: 'crow',
  name: 'Gralha do Abismo',
  type: 'Guerreiro – Fera · Sombra',
  faction: 'shadow',
  subclass: 'beast',
  stats: [3, 1, 2],
  cost: 4,
  keywords: [leap],
  rarity: 'gold',
});
const SEED = card({
  id: 'seed',
  name: 'Semente Solar',
  type: 'Guerreiro – Espírito · Luz',
  subclass: 'spirit',
  stats: [0, 1, 1],
  cost: 1,
  keywords: [evolve],
});
const SICK = card({
  id: 'sick',
  name: 'Adoecer',
  type: 'Amuleto · Neutra',
  kind: 'amulet',
  faction: 'neutral',
  cost: 2,
  text: 'Compre uma carta. Um guerreiro recebe -1/-1/-1.',
});
const SOURCE = card({ id: 'source', name: 'Fonte de Luz', type: 'Fonte · Luz', kind: 'source', cost: null });
const ALL = [SQUIRE, CROW, SEED, SICK, SOURCE];

function found(text: string): string[] {
  const query = parse(text, ALL);
  if (query.wrong) throw new Error(`${query.wrong.key} at ${query.wrong.at}`);
  return ALL.filter(query.test).map((each) => each.id);
}
function wrong(text: string): { key: string; at: number; values: Record<string, string> } {
  const query = parse(text, ALL);
  if (!query.wrong) throw new Error('nothing is wrong');
  return query.wrong;
}

test('an empty query finds everything', () => {
  expect(found('')).toHaveLength(5);
  expect(found('   ')).toHaveLength(5);
});

test('words match name, type and text, ignoring accents and case', () => {
  expect(found('espirito')).toEqual(['seed']);
  expect(found('SEMENTE')).toEqual(['seed']);
  expect(found('compre')).toEqual(['sick']);
  expect(found('luz guerreiro')).toEqual(['squire', 'seed']);
  expect(fold('Ёж São')).toBe('еж sao');
});

test('quotation marks make phrases', () => {
  expect(found('"uma carta"')).toEqual(['sick']);
  expect(found('"carta uma"')).toEqual([]);
  expect(found('"(" or adoecer')).toEqual(['sick']);
});

test("fields accept ids and the reader's words", () => {
  expect(found('c:warrior')).toEqual(['squire', 'crow', 'seed']);
  expect(found('classe:guerreiro')).toEqual(['squire', 'crow', 'seed']);
  expect(found('f:sombra')).toEqual(['crow']);
  expect(found('k:leap')).toEqual(['crow']);
  expect(found('k:saltar')).toEqual(['crow']);
  expect(found('k:evolve_light')).toEqual(['seed']);
  expect(found('k:"evolve light"')).toEqual(['seed']);
  expect(found('r:gold')).toEqual(['crow']);
  expect(found('s:soldier or s:beast')).toEqual(['squire', 'crow']);
  const called = parse('r:ouro', ALL, (key) => (key === 'rarity-gold' ? 'Ouro' : key));
  expect(ALL.filter(called.test!)).toEqual([CROW]);
});

test("numbers are compared, and cards without the number don't match", () => {
  expect(found('cost<=1')).toEqual(['squire', 'seed']);
  expect(found('cost>1')).toEqual(['crow', 'sick']);
  expect(found('cost:2')).toEqual(['sick']);
  expect(found('cost!=1')).toEqual(['crow', 'sick']);
  expect(found('attack>=1 mill<2')).toEqual(['squire']);
});

test('worth accepts decimals and negative numbers, if measured', () => {
  const worth = (points: number): CardData['worth'] => ({
    with: 400,
    without: 600,
    won_with: 50 + points,
    won_without: 50,
    points,
    low: points - 2,
    high: points + 2,
  });
  const measured = [
    { ...SQUIRE, worth: worth(5.24) },
    { ...CROW, worth: worth(-1.96) },
    { ...SEED, worth: worth(0.4) },
    SICK,
  ];
  const ids = (text: string): string[] => measured.filter(parse(text, measured).test!).map((each) => each.id);
  expect(ids('worth>5')).toEqual(['squire']);
  expect(ids('worth=5.2')).toEqual(['squire']); // as displayed
  expect(ids('valor<0,5')).toEqual(['crow', 'seed']);
  expect(ids('worth<=-2')).toEqual(['crow']);
  expect(ids('w>−2')).toEqual(['squire', 'seed']);
  expect(parse('worth>much', measured).wrong).toMatchObject({ key: 'query-number' });
  expect(parse('wrth>1', measured).wrong!.values['known']).toContain('worth');
  expect(wrong('worth>5')).toMatchObject({ key: 'query-none', values: { name: 'worth' } });
  expect(wrong('wrth>1').values['known']).not.toContain('worth');
  expect(wrong('cost<=1.5')).toMatchObject({ key: 'query-number' });
});

test('sorting by worth puts the best first and unmeasured cards last, and requires measurements', () => {
  const worth = (points: number): CardData['worth'] => ({
    with: 1,
    without: 1,
    won_with: 50,
    won_without: 50,
    points,
    low: -100,
    high: 100,
  });
  const measured = [
    SICK,
    { ...CROW, worth: worth(-3) },
    SOURCE,
    { ...SEED, worth: worth(7) },
    { ...SQUIRE, worth: worth(1) },
  ];
  expect(sorted(measured, 'worth', 'pt').map((each) => each.id)).toEqual(['seed', 'squire', 'crow', 'sick', 'source']);
  expect(sorts(measured)).toContain('worth');
  expect(sorts(ALL)).not.toContain('worth');
  expect([points(5.24, 'en'), points(-1.96, 'ru'), points(0.04, 'fr')]).toEqual(['+5.2', '−2,0', '0,0']);
});

test('not, or and brackets', () => {
  expect(found('c:warrior -f:light')).toEqual(['crow']);
  expect(found('c:source or c:amulet')).toEqual(['sick', 'source']);
  expect(found('c:warrior (cost>=4 or k:evolve)')).toEqual(['crow', 'seed']);
  expect(found('-(c:warrior or c:source)')).toEqual(['sick']);
  expect(found('f!=light')).toEqual(['crow', 'sick']);
});

test('errors state the problem and its position', () => {
  expect(wrong('light colr:red')).toMatchObject({ key: 'query-field', at: 6, values: { name: 'colr' } });
  expect(wrong('cost<=')).toMatchObject({ key: 'query-value', at: 0 });
  expect(wrong('cost<=many')).toMatchObject({ key: 'query-number', values: { value: 'many' } });
  expect(wrong('c<warrior')).toMatchObject({ key: 'query-compare' });
  expect(wrong('f:lihgt')).toMatchObject({ key: 'query-unknown', values: { known: 'light, neutral, shadow' } });
  expect(wrong('set:base')).toMatchObject({ key: 'query-none' });
  expect(wrong('a "b')).toMatchObject({ key: 'query-quote', at: 2 });
  expect(wrong('(a')).toMatchObject({ key: 'query-open', at: 0 });
  expect(wrong('a)')).toMatchObject({ key: 'query-close', at: 1 });
  expect(wrong('(-)')).toMatchObject({ key: 'query-not', at: 1 });
});
