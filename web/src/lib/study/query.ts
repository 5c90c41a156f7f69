/* A small language for finding cards: `c:warrior cost<=3 -k:leap "draw a card"`.
 *
 *   words        in name, type or text           "so many words"   one after the other
 *   field:value  class, faction, rarity, ...     field<=3          cost, attack, defense, mill, honor, copies, worth
 *   -this        not this                        this or that, (this that)
 *
 * Values are those of the rules (`gold`) or the reader's own words for them (`ouro`). */
import type { CardData } from '../art/card-catalog.svelte';
import { worthOf } from './card-stats';

export type Test = (card: CardData) => boolean;
/** The error in a query: a message key with its values, and the position. */
export interface Wrong {
  key: string;
  values: Record<string, string>;
  at: number;
}
export type Query = { test: Test; wrong: null } | { test: null; wrong: Wrong };

type Texts = (card: CardData) => string[];
/** Return the reader's word for a key such as `rarity-gold`. */
export type Say = (key: string) => string;

const type = (card: CardData): string[] => card.type.split(/[\s–·-]+/);
/** Text fields: a card's values as ids of the rules and in the reader's language. */
const WORDS: Record<string, { of: (card: CardData, say: Say) => string[]; ids: Texts }> = {
  class: { ids: (card) => [card.kind], of: type },
  faction: { ids: (card) => [card.faction], of: type },
  subclass: { ids: (card) => [card.subclass], of: type },
  rarity: { ids: (card) => [card.rarity], of: (card, say) => [say(`rarity-${card.rarity}`)] },
  set: { ids: (card) => [card.set], of: (card, say) => [say(`set-${card.set}`)] },
  keyword: {
    ids: (card) => card.keywords.map((each) => each.id),
    of: (card) => card.keywords.map((each) => each.name),
  },
};
/** Number fields. A card without the number matches no comparison. */
const NUMBERS: Record<string, (card: CardData) => number | null> = {
  cost: (card) => card.cost,
  attack: (card) => card.stats?.[0] ?? null,
  defense: (card) => card.stats?.[1] ?? null,
  mill: (card) => card.stats?.[2] ?? null,
  honor: (card) => card.honor,
  copies: (card) => card.copies,
  worth: worthOf,
};
/** Numbers that may be negative or have decimals. */
const BROKEN = new Set(['worth']);
/** Every name of a field, in four languages, without accents. */
const NAMES: Record<string, string> = Object.fromEntries(
  Object.entries({
    class: 'c class kind t type classe tipo класс тип',
    faction: 'f faction faccao cor color colour faction couleur фракция цвет',
    subclass: 's sub subclass subclasse sousclasse подкласс',
    rarity: 'r rarity raridade rarete редкость',
    set: 'set colecao serie набор',
    keyword: 'k keyword palavra mot ключ',
    cost: 'cost custo cout цена стоимость',
    attack: 'a atk attack ataque attaque атака',
    defense: 'd def defense defence defesa защита',
    mill: 'm mill tombo meule обвал',
    honor: 'h honor honour honra honneur слава',
    copies: 'n copies copias exemplaires копии',
    worth: 'w worth valor valeur ценность',
  }).flatMap(([field, names]) => names.split(' ').map((name) => [name, field])),
);
const OR = new Set(['or', 'ou', 'или']);

/** Normalize accents, case and quotes: `sao` finds `São`, and `l'aube` finds `l’aube`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/’/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ');
}

class Mistake extends Error {
  constructor(readonly wrong: Wrong) {
    super(wrong.key);
  }
}

interface Token {
  at: number;
  text: string;
  kind: 'word' | 'phrase' | 'open' | 'close' | 'not';
  /** The quoted value after `field:`. */
  value?: string;
}

function tokens(text: string): Token[] {
  const result: Token[] = [];
  const quoted = (from: number): number => {
    const end = text.indexOf('"', from + 1);
    if (end < 0) throw new Mistake({ key: 'query-quote', values: {}, at: from });
    return end;
  };
  for (let at = 0; at < text.length;) {
    const sign = text[at]!;
    if (/\s/.test(sign)) at++;
    else if (sign === '(' || sign === ')') result.push({ at: at++, text: sign, kind: sign === '(' ? 'open' : 'close' });
    else if (sign === '-' && /\S/.test(text[at + 1] ?? ' ')) result.push({ at: at++, text: sign, kind: 'not' });
    else if (sign === '"') {
      const end = quoted(at);
      result.push({ at, text: text.slice(at + 1, end), kind: 'phrase' });
      at = end + 1;
    } else {
      const from = at;
      while (at < text.length && !/[\s()"]/.test(text[at]!)) at++;
      const token: Token = { at: from, text: text.slice(from, at), kind: 'word' };
      if (text[at] === '"' && /[:=]$/.test(token.text)) {
        const end = quoted(at);
        token.value = text.slice(at + 1, end);
        at = end + 1;
      }
      result.push(token);
    }
  }
  return result;
}

/** Parse a query into a test. `cards` are the cards it is for, so that values no card has are reported. */
export function parse(text: string, cards: Iterable<CardData>, say: Say = (key) => key): Query {
  try {
    const reader = new Reader(tokens(text), [...cards], say);
    return { test: reader.whole(), wrong: null };
  } catch (error) {
    if (error instanceof Mistake) return { test: null, wrong: error.wrong };
    throw error;
  }
}

class Reader {
  private at = 0;
  constructor(
    private readonly tokens: Token[],
    private readonly cards: CardData[],
    private readonly say: Say,
  ) {}

  whole(): Test {
    const test = this.either();
    const left = this.tokens[this.at];
    if (left) throw new Mistake({ key: 'query-close', values: {}, at: left.at });
    return test;
  }

  private either(): Test {
    const parts = [this.all()];
    while (this.isOr(this.tokens[this.at])) {
      this.at++;
      parts.push(this.all());
    }
    return parts.length === 1 ? parts[0]! : (card) => parts.some((part) => part(card));
  }

  private isOr(token: Token | undefined): boolean {
    return token?.kind === 'word' && OR.has(token.text.toLowerCase());
  }

  private all(): Test {
    const parts: Test[] = [];
    for (
      let token = this.tokens[this.at];
      token && token.kind !== 'close' && !this.isOr(token);
      token = this.tokens[this.at]
    )
      parts.push(this.one(token));
    return (card) => parts.every((part) => part(card));
  }

  private one(token: Token): Test {
    this.at++;
    if (token.kind === 'not') {
      const next = this.tokens[this.at];
      if (!next || next.kind === 'close') throw new Mistake({ key: 'query-not', values: {}, at: token.at });
      const test = this.one(next);
      return (card) => !test(card);
    }
    if (token.kind === 'open') {
      const test = this.either();
      if (this.tokens[this.at]?.kind !== 'close') throw new Mistake({ key: 'query-open', values: {}, at: token.at });
      this.at++;
      return test;
    }
    if (token.kind === 'phrase') return says(token.text);
    const parted = /^([\p{L}]+)(<=|>=|!=|[:=<>])(.*)$/u.exec(token.text);
    return parted ? this.field(token, parted[1]!, parted[2]!, token.value ?? parted[3]!) : says(token.text);
  }

  private field(token: Token, name: string, sign: string, value: string): Test {
    const field = NAMES[fold(name)];
    if (!field) {
      const known = [
        ...Object.keys(WORDS),
        ...Object.keys(NUMBERS).filter((each) => each !== 'worth' || this.cards.some((card) => card.worth)),
      ];
      throw new Mistake({ key: 'query-field', values: { name, known: known.join(', ') }, at: token.at });
    }
    if (field === 'worth' && this.cards.length && !this.cards.some((card) => card.worth))
      throw new Mistake({ key: 'query-none', values: { name }, at: token.at });
    if (!value.trim()) throw new Mistake({ key: 'query-value', values: { name }, at: token.at });
    const number = NUMBERS[field];
    if (number) {
      if (!(BROKEN.has(field) ? /^[-+−]?\d{1,3}([.,]\d{1,2})?$/ : /^\d{1,3}$/).test(value))
        throw new Mistake({ key: 'query-number', values: { name, value }, at: token.at });
      const target = Number(value.replace('−', '-').replace(',', '.'));
      return (card) => {
        const have = number(card);
        return have !== null && compared(have, sign, target);
      };
    }
    if (sign !== ':' && sign !== '=' && sign !== '!=')
      throw new Mistake({ key: 'query-compare', values: { name, sign }, at: token.at });
    const target = fold(value).replace(/_/g, ' ');
    const { ids, of } = WORDS[field]!;
    const known = new Set(this.cards.flatMap(ids).filter(Boolean));
    const meant = (id: string): boolean => id !== '' && fold(id).replace(/_/g, ' ').startsWith(target);
    const called = (word: string): boolean => fold(word).startsWith(target);
    if (this.cards.length && ![...known].some(meant) && !this.cards.some((card) => of(card, this.say).some(called))) {
      const values = {
        name,
        value,
        known: [...known]
          .map((id) => id.replace(/_/g, ' '))
          .sort()
          .join(', '),
      };
      throw new Mistake({ key: known.size ? 'query-unknown' : 'query-none', values, at: token.at });
    }
    const test: Test = (card) => ids(card).some(meant) || of(card, this.say).some(called);
    return sign === '!=' ? (card) => !test(card) : test;
  }
}

function says(words: string): Test {
  const target = fold(words);
  return (card) => fold(`${card.name} ${card.type} ${card.text}`).includes(target);
}

function compared(have: number, sign: string, target: number): boolean {
  switch (sign) {
    case '<':
      return have < target;
    case '>':
      return have > target;
    case '<=':
      return have <= target;
    case '>=':
      return have >= target;
    case '!=':
      return have !== target;
    default:
      return have === target;
  }
}
