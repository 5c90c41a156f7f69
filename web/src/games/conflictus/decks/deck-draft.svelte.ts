/* A deck being built. The server checks it; the draft knows only cards and counts. */
import type { CardCatalog, CardData } from '../../../lib/art/card-catalog.svelte';
import type { DeckReport } from '../../../lib/protocol';
import { readStored, store } from '../../../lib/storage';
import { checkDeck } from '../../../lib/study/api';

export type Format = 'classic' | 'rapidinha';
export const FORMATS: Format[] = ['classic', 'rapidinha'];
export type Counts = Record<string, number>;

const KINDS = ['source', 'warrior', 'amulet', 'relic', 'equipment'];
const TIMEOUT_MS = 250; // Milliseconds after the last change before the deck is checked.
const KEPT = 'vigil-draft';

/** A deck as text, with a number and a card on each line. */
export function listed(counts: Counts, catalog: CardCatalog): string {
  return Object.entries(counts)
    .flatMap(([id, n]) => (n > 0 && catalog.cards.has(id) ? [`${n} ${catalog.cards.get(id)!.name}`] : []))
    .join('\n');
}

export function countsOf(report: DeckReport): Counts {
  return Object.fromEntries(report.cards.map((line) => [line.card, line.count]));
}

export class Draft {
  name = $state('');
  format = $state<Format>('classic');
  counts = $state.raw<Counts>({});
  report = $state.raw<DeckReport | null>(null);
  /** The last error of a check. */
  error = $state('');
  /** The deck as it was last saved. */
  savedText = $state('');
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private checkCount = 0;

  constructor(
    readonly catalog: CardCatalog,
    private readonly lang: string,
  ) {}

  get size(): number {
    return Object.values(this.counts).reduce((sum, n) => sum + n, 0);
  }
  get text(): string {
    return listed(this.counts, this.catalog);
  }
  get changed(): boolean {
    return this.text !== this.savedText;
  }
  /** The cards of the deck, by class and cost. */
  get entries(): { card: CardData; n: number }[] {
    return Object.entries(this.counts)
      .flatMap(([id, n]) => (this.catalog.cards.has(id) ? [{ card: this.catalog.cards.get(id)!, n }] : []))
      .sort(
        (a, b) =>
          KINDS.indexOf(a.card.kind) - KINDS.indexOf(b.card.kind) ||
          (a.card.cost ?? 0) - (b.card.cost ?? 0) ||
          a.card.name.localeCompare(b.card.name, this.lang),
      );
  }
  /** All copies of all cards, for hands and odds. */
  get singles(): CardData[] {
    return this.entries.flatMap(({ card, n }) => Array.from({ length: n }, () => card));
  }

  change(id: string, by: number): void {
    const n = Math.min(99, Math.max(0, (this.counts[id] ?? 0) + by));
    const { [id]: _, ...rest } = this.counts;
    this.put(n ? { ...rest, [id]: n } : rest);
  }
  put(counts: Counts): void {
    this.counts = counts;
    this.remember();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.check(), TIMEOUT_MS);
  }
  setFormat(format: Format): void {
    this.format = format;
    void this.check();
  }
  take(report: DeckReport): void {
    this.format = report.format as Format;
    this.counts = countsOf(report);
    this.report = report;
    this.remember();
  }

  async check(): Promise<void> {
    const mine = ++this.checkCount;
    if (!this.size) {
      this.report = null;
      return;
    }
    try {
      const report = await checkDeck({ text: this.text, format: this.format, lang: this.lang as 'en' });
      if (mine === this.checkCount) [this.report, this.error] = [report, ''];
    } catch (caught) {
      if (mine === this.checkCount) this.error = (caught as Error).message;
    }
  }

  /** Store the unsaved deck, even an empty one, so that it survives a reload. */
  private remember(): void {
    if (this.changed || !this.savedText) begin({ name: this.name, format: this.format, counts: this.counts });
    else this.forget();
  }
  forget(): void {
    store(KEPT, null, () => sessionStorage);
  }
}

export interface Begun {
  name: string;
  format: Format;
  counts: Counts;
}

/** The unsaved draft with this name. */
export function begun(name: string): Begun | null {
  const draft = readStored(KEPT, () => sessionStorage) as Begun | null;
  return draft?.name === name && draft.counts && typeof draft.counts === 'object' ? draft : null;
}

/** Start a draft with a name and the cards of another deck. */
export const begin = (deck: Begun): void => store(KEPT, deck, () => sessionStorage);

/** Return a name that isn't taken: `Dusk`, `Dusk 2`. */
export function freeName(wanted: string, taken: string[]): string {
  let name = wanted;
  for (let n = 2; taken.includes(name); n++) name = `${wanted} ${n}`;
  return name;
}
