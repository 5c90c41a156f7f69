/* Texts about a table of Conflictus. */
import type { ReadOut } from '../../lib/table/read-outs';
import { cardsText, handOf, named } from '../../lib/table/spoken-summary';
import type { Table } from '../../lib/table.svelte';
import { labelled, separated, t } from '../../lib/i18n.svelte';
import type { GameWords } from '../game';
import type * as Conflictus from './view';

function spokenSummary(table: Table, what: ReadOut, more: boolean): string {
  const view = table.update!.view as Conflictus.View;
  const me = view.players[table.seat ?? 0]!;
  const others = view.players.filter((player) => player.seat !== me.seat);
  const warrior = (face: Conflictus.Face): string => {
    const card = table.catalog.of(face.name);
    return card.stats ? `${card.name} ${face.attack}/${face.defense - face.damage}/${face.mill}` : card.name;
  };
  const field = (seat: number): string => {
    const sets = view.sets.filter((set) => set.controller === seat);
    return `${labelled(table.name(seat), sets.length ? separated(sets.map((set) => [...set.warriors.toReversed(), ...set.others].map(warrior).join(', '))) : t('read-none'))}.`;
  };
  switch (what) {
    case 'hand':
      return handOf(table, me.hand, more);
    case 'resources':
      return t('read-sources', { light: me.free_light, shadow: me.free_shadow });
    case 'row':
      return [me, ...others].map((player) => field(player.seat)).join(' ');
    case 'board':
      if (!view.transition.length) return `${labelled(t('transition'), t('read-none'))}.`;
      return `${labelled(t('transition'), separated(view.transition.toReversed().map((item, i) => labelled(String(i + 1), `${table.catalog.of(item.name).name} (${table.name(item.controller)})`))))}.`;
    case 'opponents':
      return others
        .map((player) =>
          t('read-foe', {
            name: table.name(player.seat),
            mons: player.mons.count,
            hand: player.hand.count,
            mortis: player.mortis.count,
          }),
        )
        .join(' ');
    case 'pool':
      return view.players
        .map((player) => labelled(table.name(player.seat), `${player.mons.count} ${t('mons')}`))
        .join(', ');
    case 'discard':
      return [me, ...(more ? others : [])]
        .map(
          (player) =>
            `${labelled(`${t('mortis')}, ${table.name(player.seat)}`, cardsText(table, named(player.mortis.faces)))}.`,
        )
        .join(' ');
    default:
      return [me, ...(more ? others : [])]
        .map(
          (player) =>
            `${labelled(`${t('exterminatus')}, ${table.name(player.seat)}`, cardsText(table, named(player.exterminatus.faces)))}.`,
        )
        .join(' ');
  }
}

/** The players who lost last, which ended the game. */
function leavers(view: unknown): number[] {
  const { players } = view as Conflictus.View;
  const last = Math.max(...players.map((player) => player.lost));
  return last > 0 ? players.filter((player) => player.lost === last).map((player) => player.seat) : [];
}

export const WORDS: GameWords = {
  spokenSummary,
  moment: (view) => t('seeing-turn', { n: (view as Conflictus.View).turn }),
  turnHeading: (table) => {
    const { turn, active } = table.live!.view as Conflictus.View;
    return t('turn-heading', { n: turn, name: table.name(active) });
  },
  unit: (info) => t(Number(info.settings['best_of'] ?? 1) > 1 ? 'score-games' : 'score-mons'),
  leavers,
};
