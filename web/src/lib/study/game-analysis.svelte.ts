/* The analysis of a finished game: win chances and luck, computed by the server with simulated games. It takes a
 * while, so it runs only on request. The end report and the replay share it. */
import { ensureSignedIn } from '../session.svelte';
import type { WinChanceCurve, LuckReport } from '../protocol';
import { t } from '../i18n.svelte';
import { curveOf, luckOf } from './api';

export class GameAnalysis {
  curve = $state.raw<WinChanceCurve | null>(null);
  luck = $state.raw<LuckReport | null>(null);
  /** The running analysis. */
  asking = $state<'' | 'curve' | 'luck'>('');
  seconds = $state(0);
  error = $state('');

  constructor(
    private readonly id: string,
    private readonly code: string,
  ) {}

  /** Get the win chances first, which are fast, then luck, which may fail on its own. */
  async ask(): Promise<void> {
    if (this.asking) return;
    [this.asking, this.seconds, this.error] = ['curve', 0, ''];
    const clock = setInterval(() => this.seconds++, 1000);
    try {
      await ensureSignedIn(t('guest'));
      this.curve ??= await curveOf(this.id, this.code);
      this.asking = 'luck';
      this.luck ??= await luckOf(this.id, this.code);
    } catch (caught) {
      this.error = (caught as Error).message;
    } finally {
      clearInterval(clock);
      this.asking = '';
    }
  }
}

const cache = new Map<string, GameAnalysis>();
const MAX_CACHED = 5;

export function analysisOf(id: string, code: string): GameAnalysis {
  const analysis = cache.get(id) ?? new GameAnalysis(id, code);
  cache.delete(id);
  cache.set(id, analysis);
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!);
  return analysis;
}
