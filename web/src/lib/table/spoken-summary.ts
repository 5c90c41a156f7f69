/* Read-outs: answers to a blind player's questions about the table, one sentence first and more when asked again. */
import { leftOf } from '../clock.svelte';
import type { Face } from './panels.svelte';
import { settings } from '../settings.svelte';
import type { Line, Table } from '../table.svelte';
import { shownTime } from '../time';
import { isLoaded, screenOf } from '../../games/screens';
import { afterColon, labelled, separated, t } from '../i18n.svelte';
import { counted, knownOf } from './known-cards';
import type { ReadOut } from './read-outs';

export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(parts);
}

/** Names of cards in the reader's language, with identical ones counted. */
export function cardsText(table: Table, names: readonly string[]): string {
  if (!names.length) return t('read-none');
  return listed(
    counted(names).map(([name, n]) => (n > 1 ? `${n} × ${table.catalog.of(name).name}` : table.catalog.of(name).name)),
  );
}

export const named = (faces: readonly (Face | null)[]): string[] => faces.flatMap((face) => (face ? [face.name] : []));

/** Events of opponents that are worth reading. */
const NOTABLE = [
  'acquired',
  'defeated',
  'banished',
  'used',
  'announced',
  'activated',
  'entered',
  'attacks',
  'blocks',
  'destroyed',
  'sacrificed',
  'milled',
  'stolen',
  'last_round',
  'lost',
  'conceded',
];
const MAX_SUMMARY_LINES = 6;

export function notable(lines: readonly Pick<Line, 'text' | 'kind'>[], most = MAX_SUMMARY_LINES): string {
  const texts = lines
    .filter((line) => NOTABLE.includes(line.kind) && line.text)
    .map((line) => line.text.replace(/[.…]*$/, ''));
  const visible = texts.slice(-most);
  const more = texts.length - visible.length;
  return [more > 0 ? t('read-earlier', { n: more }) : '', ...visible]
    .filter(Boolean)
    .map((text) => `${text}.`)
    .join(' ');
}

/** Summarize several cards played at once: which ones, your resources, and the next question if there is one. */
export function playedAll(table: Table, names: readonly string[]): string {
  const { decision } = table;
  return [
    t('voice-all', { cards: cardsText(table, names) }),
    readOut(table, 'resources'),
    decision && decision.question['key'] !== 'menu' ? decision.prompt : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the others did since this seat's last turn. */
export function since(table: Table): string {
  const mine = table.lines.findLastIndex((line) => line.kind === 'turn' && line.seat === table.seat);
  const before = table.lines
    .slice(0, Math.max(0, mine))
    .findLastIndex((line) => line.kind === 'turn' && line.seat === table.seat);
  const ours = table.live?.seat_to_act === table.seat;
  const lines = ours ? table.lines.slice(before + 1, mine < 0 ? undefined : mine) : table.lines.slice(mine + 1);
  return notable(lines.filter((line) => !line.undone && line.seat !== table.seat));
}

export function readOut(table: Table, what: ReadOut, more = false): string {
  if (!table.update?.view) return t('loading');
  if (what === 'turn') return turn(table, more);
  if (what === 'options') return options(table, more);
  if (what === 'since') return since(table) || t('read-nothing');
  if (what === 'clocks') return clocks(table);
  if (what === 'deck') {
    const { deck } = knownOf(table);
    const count = deck.reduce((sum, [, n]) => sum + n, 0);
    return `${t('read-deck', { n: count })} ${
      more && count
        ? cardsText(
            table,
            deck.flatMap(([name, n]) => Array<string>(n).fill(name)),
          )
        : ''
    }`.trim();
  }
  return isLoaded(table.info?.game) ? screenOf(table.info?.game).spokenSummary(table, what, more) : t('loading');
}

function turn(table: Table, more: boolean): string {
  const update = table.live!;
  const who = table.mine
    ? t('read-you-are-asked', { what: update.decision!.prompt })
    : update.seat_to_act >= 0
      ? t('not-your-turn', { name: table.name(update.seat_to_act) })
      : t('nobody');
  const when = isLoaded(table.info?.game) ? screenOf(table.info?.game).turnHeading?.(table) : undefined;
  return more && when ? `${who} ${when}.` : who;
}

function options(table: Table, more: boolean): string {
  const all = table.decision?.options ?? [];
  if (!all.length) return t('read-no-options');
  const visible = more ? all : all.slice(0, 9);
  return `${t('read-options', { n: all.length })} ${separated(visible.map((option, i) => labelled(String(i + 1), option.text)))}${visible.length < all.length ? '…' : ''}`;
}

function clocks(table: Table): string {
  if (!table.live?.clocks) return t('read-no-clock');
  const now = performance.now();
  return listed(
    table.live.clocks.map((_, seat) =>
      t('clock-of', { name: table.name(seat), time: shownTime(leftOf(table, seat, now)) }),
    ),
  );
}

/** What can be done with a card, or why it can't be chosen. */
export function can(table: Table, face: Face, alike: boolean): string {
  const all = table.optionsOf(face.card, face.name, alike);
  return all.length
    ? listed(all.map((option) => option.text))
    : labelled(table.catalog.of(face.name).name, afterColon(table.whyUnavailable(face.card) || t('read-dark')));
}

/** The contents of a pile: how many cards, and which. */
export function pileOf(table: Table, title: string, pile: { count: number; faces: readonly Face[] }): string {
  return pile.count
    ? `${t('read-pile', { pile: title, n: pile.count })} ${cardsText(table, named(pile.faces))}.`
    : t('read-pile-empty', { pile: title });
}

/** Your hand: how many cards, and which ones, or what each can do if `more`. */
export function handOf(table: Table, hand: { count: number; faces: readonly (Face | null)[] }, more: boolean): string {
  if (!hand.count) return t('read-pile-empty', { pile: t('hand') });
  const faces = hand.faces.filter((face) => face !== null);
  return `${t('read-hand', { n: hand.count })} ${more && table.mine ? separated(faces.map((face) => can(table, face, true))) : cardsText(table, named(faces))}`;
}
