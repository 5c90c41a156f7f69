/* The table and end report of any game. */
import './table.css';
import type { GameCard } from '../../lib/protocol';
import type { GameScreen } from '../game';
import EndReport from './EndReport.svelte';
import { learnNames } from './fields';
import Table from './Table.svelte';
import { WORDS } from './words';

export function screen(game: GameCard | undefined): GameScreen {
  if (game) learnNames(game);
  return { ...WORDS, Table, EndReport, headed: true };
}
