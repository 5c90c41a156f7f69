/* The table of Ascension, and the report at its end. */
import type { GameScreen } from '../game';
import EndReport from './EndReport.svelte';
import Table from './Table.svelte';
import { WORDS } from './words';

const screen: GameScreen = {
  ...WORDS,
  Table,
  EndReport,
};

export default screen;
