/* The table and end report of any game. */
import './table.css';
import type { GameInfo } from '../../lib/protocol';
import type { GameScreen } from '../game';
import EndReport from './EndReport.svelte';
import { learnNames } from './fields';
import Table from './Table.svelte';
import { WORDS } from './words';

export function screen(game: GameInfo | undefined): GameScreen {
  if (game) learnNames(game);
  return { ...WORDS, Table, EndReport, headed: true };
}
