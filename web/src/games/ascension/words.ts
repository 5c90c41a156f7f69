/* Texts about a table of Ascension. */
import type { ReadOut } from '../../lib/table/read-outs';
import { can, cardsText, handOf, named, pileOf } from '../../lib/table/spoken-summary';
import type { Table } from '../../lib/table.svelte';
import { labelled, separated, t } from '../../lib/i18n.svelte';
import type { GameWords } from '../game';
import type * as Ascension from './view';

export const SAMAEL = 'evil-moon';

function spokenSummary(table: Table, what: ReadOut, more: boolean): string {
  const view = table.update!.view as Ascension.View;
  const me = view.players[table.seat ?? 0]!;
  switch (what) {
    case 'hand':
      return handOf(table, me.hand, more);
    case 'resources':
      return t('read-resources', { runes: me.runes, power: me.power, honor: me.honor });
    case 'row': {
      const priced = (face: Ascension.Face): string =>
        `${table.catalog.of(face.name).name} (${t(table.catalog.of(face.name).kind === 'monster' ? 'power' : 'rune')} ${face.price >= 0 ? face.price : (table.catalog.of(face.name).cost ?? 0)})`;
      const row = view.row.flatMap((face) =>
        face ? [more && table.mine ? can(table, face, false) : priced(face)] : [],
      );
      return labelled(t('row'), separated(row));
    }
    case 'board':
      return `${labelled(t('constructs'), cardsText(table, named(me.constructs.faces)))}. ${labelled(t('played'), cardsText(table, named(me.played.faces)))}.`;
    case 'opponents':
      return view.players
        .filter((player) => player.seat !== me.seat)
        .map(
          (player) =>
            t('read-opponent', {
              name: table.name(player.seat),
              honor: player.honor,
              hand: player.hand.count,
              deck: player.deck.count,
              discard: player.discard.count,
            }) +
            (more ? ` ${t('read-their-constructs', { cards: cardsText(table, named(player.constructs.faces)) })}` : ''),
        )
        .join(' ');
    case 'pool':
      return `${t('read-pool', { n: view.pool })}${view.last_round ? ` ${t('last-round')}.` : ''} ${more ? view.players.map((player) => labelled(table.name(player.seat), String(player.honor))).join(', ') : ''}`.trim();
    case 'discard':
      return pileOf(table, t('discard'), me.discard);
    default:
      return pileOf(table, t('void'), view.void);
  }
}

export const WORDS: GameWords = {
  spokenSummary,
  moment: (view) => t('seeing-round', { n: (view as Ascension.View).round }),
  turnHeading: (table) => {
    const { turn, active } = table.live!.view as Ascension.View;
    return t('turn-of', { n: turn, name: table.name(active) });
  },
  unit: () => t('score-honor'),
  leavers: (view) => (view as Ascension.View).players.filter((player) => player.gone).map((player) => player.seat),
  outsider: () => ({ name: t('asc-samael'), avatar: SAMAEL }),
};
