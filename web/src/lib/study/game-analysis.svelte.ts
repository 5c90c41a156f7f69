/* What can be found out about a finished game by playing it through: everybody's chances, and what luck did.  It takes a
 * while, so it is asked for only when somebody wants it; the end of a game and its replay have it in common. */
import { someone } from '../session.svelte';
import type { WinChanceCurve, LuckReport } from '../protocol';
import { t } from '../i18n.svelte';
import { curveOf, luckOf } from './api';

export class Findings {
  curve = $state.raw<WinChanceCurve | null>(null);
  luck = $state.raw<LuckReport | null>(null);
  /** What is being found out. */
  asking = $state<'' | 'curve' | 'luck'>('');
  seconds = $state(0);
  error = $state('');

  constructor(
    private readonly id: string,
    private readonly code: string,
  ) {}

  /** The chances first, which come soon; then luck, which may fail by itself. */
  async ask(): Promise<void> {
    if (this.asking) return;
    [this.asking, this.seconds, this.error] = ['curve', 0, ''];
    const clock = setInterval(() => this.seconds++, 1000);
    try {
      await someone(t('guest'));
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

const kept = new Map<string, Findings>();
const MOST_KEPT = 5;

export function findingsOf(id: string, code: string): Findings {
  const found = kept.get(id) ?? new Findings(id, code);
  kept.delete(id);
  kept.set(id, found);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return found;
}
