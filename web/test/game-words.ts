/* The games' texts about their tables, without the tables. */
import { addMessages } from '../src/lib/i18n.svelte';
import ascension from '../src/games/ascension';
import conflictus from '../src/games/conflictus';
import { WORDS as OF_ASCENSION } from '../src/games/ascension/words';
import { WORDS as OF_CONFLICTUS } from '../src/games/conflictus/words';
import { useScreen } from '../src/games/screens';
import type { GameScreen } from '../src/games/game';

export async function useWords(): Promise<void> {
  useScreen('ascension', OF_ASCENSION as GameScreen);
  useScreen('conflictus', OF_CONFLICTUS as GameScreen);
  await addMessages(ascension.locales);
  await addMessages(conflictus.locales);
}
