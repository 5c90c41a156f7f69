/* Texts about a table of any game. */
import type { Table } from '../../lib/table.svelte';
import { labelled, t } from '../../lib/i18n.svelte';
import type { OutcomeInfo } from '../../lib/protocol';
import type { GameWords } from '../game';
import { fieldsOf, inWords } from './fields';

export const yesNo = (yes: boolean): string => t(yes ? 'yes' : 'no');

function spokenSummary(table: Table): string {
  return fieldsOf(table.info!.game, table.update!.view)
    .map(({ label, value }) => `${labelled(label, inWords(value, yesNo))}.`)
    .join(' ');
}

/** With two players, the one who didn't win conceded; with more, the outcome doesn't say who. */
function leavers(_view: unknown, outcome: OutcomeInfo): number[] {
  const lost = outcome.scores.flatMap((_, seat) => (outcome.winners.includes(seat) ? [] : [seat]));
  return outcome.scores.length === 2 && lost.length === 1 ? lost : [];
}

export const WORDS: GameWords = {
  spokenSummary,
  moment: (view) => t('seeing-move', { n: (view as { number?: number } | null)?.number ?? 0 }),
  unit: () => '',
  leavers,
};
