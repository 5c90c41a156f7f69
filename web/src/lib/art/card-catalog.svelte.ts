/* The cards of a game in one language, with their pictures. */
import { SvelteMap } from 'svelte/reactivity';
import type { Api } from '../net/api';
import type { CardWorth, CardStats } from '../protocol';
import { composeArt } from './compose';
import { NEUTRAL, type Subject } from './scene';
import type { CardKit, CardLook } from '../../games/game';
import { loadGame } from '../../games/registry';
import { print, quiet } from './rasterize';

export interface CardData {
  id: string;
  game: string;
  name: string;
  text: string;
  type: string;
  kind: string;
  /** Selects frame and inks: a faction, `monster`, `citadel` (always available) or `bone` (starters). */
  faction: string;
  cost: number | null;
  honor: number;
  copies: number;
  stats: [number, number, number] | null;
  rarity: string;
  token: boolean;
  /** The card's main effects as icons, for sizes at which its text is unreadable. A number of 0 means "a variable
   * amount". */
  glyphs: [string, number][];
  set: string;
  subclass: string;
  /** `007/152`; tokens have none. */
  number: string;
  /** Keywords on the card, each with a one-sentence explanation. */
  keywords: Keyword[];
  /** How the game frames the card. */
  look: CardLook;
  /** Lab statistics; null if no one has measured these cards. */
  worth: CardWorth | null;
}

export interface Keyword {
  id: string;
  name: string;
  about: string;
  rule: string;
}

export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** Numbers of runes, power and honor in a card text. The patterns cover all four languages. */
const RESOURCES: [string, RegExp][] = [
  ['rune', /(\d+)\s(?:runes?|runas?|рун[аыу]?)(?![\p{L}])/giu],
  ['power', /(\d+)\s(?:de |points? de )?(?:power|poder|puissance|мощ(?:ь|и))(?![\p{L}])/giu],
  ['honor', /(\d+)\s(?:de |points? d['’])?(?:honou?r|honra|honneur|слав[аыу])(?![\p{L}])/giu],
];

export type Piece = string | { resource: string; n: number };

/** Split a text into pieces, with resources separated so that they can be drawn as icons. */
export function pieces(text: string): Piece[] {
  const result: { at: number; end: number; resource: string; n: number }[] = [];
  for (const [resource, pattern] of RESOURCES)
    for (const hit of text.matchAll(pattern))
      result.push({ at: hit.index, end: hit.index + hit[0].length, resource, n: Number(hit[1]) });
  result.sort((a, b) => a.at - b.at);
  const parts: Piece[] = [];
  let at = 0;
  for (const each of result) {
    if (each.at > at) parts.push(text.slice(at, each.at));
    parts.push({ resource: each.resource, n: each.n });
    at = each.end;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

export type Raw = Record<string, unknown>;

/** The look of cards whose game defines none. */
const PLAIN: CardLook = { frame: 'citadel', gem: 'gem-rune', gemLook: 'gem-run', ribbon: false };

function read(game: string, raw: Raw, kit: CardKit | null, measured: CardStats | null = null): CardData {
  const kind = String(raw['kind'] ?? raw['class']);
  const set = raw['set'];
  const faction =
    raw['faction'] ??
    (kind === 'monster' ? 'monster' : set === 'start' ? 'bone' : set === 'always' ? 'citadel' : 'neutral');
  const number = (key: string): number => Number(raw[key] ?? 0);
  const text = String(raw['text'] ?? '');
  return {
    id: String(raw['id']),
    game,
    name: String(raw['name']),
    text,
    type: String(raw['type'] ?? ''),
    kind,
    faction: String(faction),
    cost: set === 'start' || raw['cost'] === null || raw['cost'] === undefined ? null : number('cost'),
    honor: number('honor'),
    copies: number('copies'),
    stats: kind === 'warrior' ? [number('attack'), number('defense'), number('mill')] : null,
    rarity: String(raw['rarity'] ?? ''),
    token: raw['token'] === true,
    glyphs: ((raw['signs'] ?? []) as [string, number][]).slice(0, 2),
    set: String(raw['set'] ?? ''),
    subclass: String(raw['subclass'] ?? ''),
    number: String(raw['number'] ?? ''),
    keywords: ((raw['keywords'] ?? []) as Raw[]).map((each) => ({
      id: String(each['id']),
      name: String(each['name']),
      about: String(each['means'] ?? ''),
      rule: String(each['rule'] ?? ''),
    })),
    look: kit?.look({ kind, faction: String(faction) }) ?? PLAIN,
    worth: measured?.worth[String(raw['id'])] ?? null,
  };
}

export class CardCatalog {
  cards = $state.raw<Map<string, CardData>>(new Map());
  /** How the lab measured these cards; null if it didn't. */
  measured = $state.raw<CardStats | null>(null);
  /** How the game frames its cards. Null until loaded, or if the game has no card kit. */
  kit = $state.raw<CardKit | null>(null);
  private readonly drawn = new Map<string, string>();
  private readonly printed = new SvelteMap<string, string>();
  private printing: Promise<void> = Promise.resolve();
  private readonly slugs = new Map<string, string>();

  constructor(readonly game: string) {}

  async load(api: Api, lang: string): Promise<void> {
    const [list, kit] = await Promise.all([
      api.cards(this.game, lang),
      loadGame(this.game).then((entry) => entry.cards?.()),
    ]);
    this.kit = kit?.default ?? null;
    this.measured = list.measured;
    this.cards = new Map(list.cards.map((raw) => [String(raw['id']), this.read(raw)]));
  }

  /** Convert a card from the server's format. */
  read(raw: Raw): CardData {
    return read(this.game, raw, this.kit, this.measured);
  }

  /** The card with this name. An unknown card shows only its name. */
  of(name: string): CardData {
    let id = this.slugs.get(name);
    if (id === undefined) this.slugs.set(name, (id = slug(name)));
    return (
      this.cards.get(id) ??
      read(this.game, { id, name, kind: this.kit?.unknown ?? '', faction: 'neutral', cost: null }, this.kit)
    );
  }

  /** A keyword that a card gained during play, described as on any printed card that has it. */
  keyword(id: string, n: number): Keyword {
    for (const card of this.cards.values()) {
      const result = card.keywords.find((each) => each.id === id);
      if (result) return { ...result, name: n > 0 ? result.name.replace(/\d+/, String(n)) : result.name };
    }
    return { id, name: id, about: '', rule: '' };
  }

  /** The URL of the card's picture. It is drawn once and cached. Browsers recompute the filters of an SVG each time it
   * is displayed, which takes longer than the rest of a table, so a bitmap replaces the SVG as soon as one exists.
   * `large` asks for the SVG. */
  picture(card: CardData, large = false): string {
    return (!large && this.printed.get(card.id)) || this.drawing(card);
  }

  /** Rasterize the cards that may still appear, whenever the page is idle, for as long as `here()` is true. */
  async prepare(wanted: (card: CardData) => boolean, here: () => boolean): Promise<void> {
    for (const card of [...this.cards.values()].filter(wanted)) {
      if (this.drawn.has(card.id)) continue;
      await quiet();
      if (!here()) return;
      this.drawing(card);
      await this.printing;
    }
  }

  private drawing(card: CardData): string {
    const have = this.drawn.get(card.id);
    if (have) return have;
    const { pictures = {}, icons = {}, standIns = {}, scenes = {}, staging = {} } = this.kit ?? {};
    const scene = card.faction in scenes ? card.faction : 'neutral';
    const art = pictures[card.id] ?? { icon: pictures[standIns[card.kind] ?? '']?.icon ?? '' };
    const subject: Subject = {
      ...art,
      id: card.id,
      scene,
      staging: staging[card.kind] ?? null,
      cost: card.cost ?? 0,
      tags: card.glyphs.map(([what]) => what),
      body: icons[art.icon] ?? '',
    };
    const url = URL.createObjectURL(
      new Blob([composeArt(subject, scenes[scene] ?? NEUTRAL).replace(/\n\s+/g, '')], { type: 'image/svg+xml' }),
    );
    if (subject.body) {
      this.drawn.set(card.id, url);
      this.printing = print(url).then((parts) => void (parts && this.printed.set(card.id, parts)));
    }
    return url;
  }
}

const catalogs = new Map<string, CardCatalog>();

export function cardCatalogOf(game: string): CardCatalog {
  let catalog = catalogs.get(game);
  if (!catalog) catalogs.set(game, (catalog = new CardCatalog(game)));
  return catalog;
}
