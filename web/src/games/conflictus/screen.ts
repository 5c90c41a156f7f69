/* The table and end report of Conflictus. */
import type { GameScreen } from '../game';
import EndReport from './EndReport.svelte';
import Table from './Table.svelte';
import { WORDS } from './words';

const screen: GameScreen = {
  ...WORDS,
  Table,
  EndReport,
  headed: true,
};

export default screen;
