/* What screen readers announce at a table. "Brief" and "normal" summarize an opponent's turn once, when it ends or when
 * you must act ("brief" in at most two events); "full" announces every event. */
import { settings } from '../settings.svelte';
import type { Line, Table } from '../table.svelte';
import type { Update } from '../protocol';
import { t } from '../i18n.svelte';
import { notable, readOut, since } from './spoken-summary';
import { turnOf } from './turn-key';

export interface Spoken {
  text: string;
  /** Whether it interrupts other speech. */
  urgent: boolean;
  /** Whether your turn has begun. */
  turn: boolean;
}

const BRIEF = 2;
/** Questions that stay open all turn, not worth repeating after every action. */
const STANDING = ['menu', 'priority'];

/** A log line as it is read, with a note if an automatic answer caused it. */
export function spoken(line: Pick<Line, 'text' | 'auto'>): string {
  return line.auto && line.text ? `${line.text.replace(/[.…]*$/, '')} (${t('auto')}).` : line.text;
}

export class Announcements {
  private wasToAct = false;
  private question = -1;
  private announcedTurn = ''; // The turn that was announced last. Each is announced once.
  private pendingLines: Line[] = [];
  private first = true;
  private readonly announcedUndos = new Set<number>(); // Lines whose undo was announced.

  constructor(private readonly table: Table) {}

  /** The announcement for these events; null if there is none. */
  hear(events: readonly Line[], update: Update): Spoken | null {
    const full = settings.voice === 'full';
    // Otherwise the page continues automatically.
    const decision = this.table.mine && !update.decision?.pass_is_safe ? update.decision : null;
    const first = this.first;
    this.first = false;
    const at = [this.takenBack(), ...events.filter((line) => line.auto && !full).map(spoken)];
    this.pendingLines.push(...events.filter((line) => !line.auto || full));
    let said: string[];
    let turn = false;
    if (decision) {
      turn = !this.wasToAct && this.begun(update);
      const news = this.pendingLines;
      this.pendingLines = [];
      if (turn)
        said = [
          t('your-turn-now'),
          full && !first ? all(news) : first ? since(this.table) : this.summary(news),
          settings.voice === 'brief' && isStanding(decision.question) ? '' : decision.prompt,
        ];
      else if (full) said = [all(news), this.asks(update) || !this.wasToAct ? decision.prompt : ''];
      else if (!this.wasToAct) said = [this.summary(news, true), decision.prompt];
      else
        said = [
          settings.voice === 'brief' ? '' : this.ownActions(news, update),
          this.asks(update) ? decision.prompt : '',
        ];
    } else said = [full ? all(this.pendingLines.splice(0)) : this.ended()];
    if (decision || !update.decision) {
      this.wasToAct = decision !== null;
      this.question = decision?.number ?? -1;
    }
    const text = [...at, ...said].filter(Boolean).join(' ');
    return text ? { text, urgent: turn, turn } : null;
  }

  /** Announce undone actions: the first one, with an ellipsis if there are more. */
  private takenBack(): string {
    const lines = this.table.lines.filter((line) => line.undone && !this.announcedUndos.has(line.key));
    for (const line of lines) this.announcedUndos.add(line.key);
    const result = lines.filter((line) => line.text && line.kind !== 'turn');
    return result.length
      ? t('taken-back', { what: result.length > 1 ? result[0]!.text.replace(/\.$/, '…') : result[0]!.text })
      : '';
  }

  /** Whether your turn has begun and wasn't announced yet. */
  private begun(update: Update): boolean {
    const turn = turnOf(update.view);
    if ((update.view as { active?: number } | null)?.active !== update.seat || this.announcedTurn === turn)
      return false;
    this.announcedTurn = turn;
    return true;
  }

  /** Summarize turns that ended without involving you. */
  private ended(): string {
    const head = this.pendingLines.findLastIndex((line) => line.kind === 'turn');
    return head > 0 ? this.summary(this.pendingLines.splice(0, head)) : '';
  }

  /** Summarize what the others did and how many cards it milled from your mons, which are your life. */
  private summary(lines: readonly Line[], own = false): string {
    const result = notable(
      lines.filter((line) => own || line.seat !== this.table.seat),
      settings.voice === 'brief' ? BRIEF : undefined,
    );
    const lost = own ? 0 : lines.filter((line) => line.kind === 'milled' && line.seat === this.table.seat).length;
    return [result, lost ? t('voice-milled', { n: lost }) : ''].filter(Boolean).join(' ');
  }

  /** Your own action in a sentence, and your resources if they changed. */
  private ownActions(lines: readonly Line[], update: Update): string {
    const done = lines
      .filter((line) => line.seat === update.seat && line.text)
      .slice(0, 2)
      .map(spoken);
    return [
      ...done,
      lines.some((line) => ['gained', 'acquired', 'defeated'].includes(line.kind))
        ? readOut(this.table, 'resources')
        : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Whether there is a new question that needs an answer. */
  private asks(update: Update): boolean {
    return update.decision!.number !== this.question && !isStanding(update.decision!.question);
  }
}

const isStanding = (question: Record<string, unknown>): boolean => STANDING.includes(String(question['key']));
const all = (lines: readonly Line[]): string => lines.map(spoken).filter(Boolean).join(' ');
