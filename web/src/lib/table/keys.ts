/* All keyboard shortcuts at a table. Keys press buttons on the screen (`data-key`, `data-option`), open panels, or read
 * something out. They know no rules. */
import type { GameKeys } from '../../games/game';
import type { Table } from '../table.svelte';
import type { OptionInfo } from '../protocol';
import { afterColon, t } from '../i18n.svelte';
import { meant } from './physical-key';
import { READ, type ReadOut } from './read-outs';
import { readOut } from './spoken-summary';

interface KeyGroup {
  head: string;
  keys: { keys: string[]; words: string }[];
}

/** The list of shortcuts for the help: those of every table and of this game. */
export function keysOf(game: GameKeys): KeyGroup[] {
  const all = (pairs: [string, string][] = []): { keys: string[]; words: string }[] =>
    pairs.map(([key, words]) => one(key, words));
  const one = (keys: string, words: string): { keys: string[]; words: string } => ({ keys: keys.split(' '), words });
  return [
    {
      head: 'keys-act',
      keys: [
        one('← → ↑ ↓', 'key-arrows'),
        one('↵', 'key-enter'),
        one('␣', 'key-space'),
        one('Y', 'key-why'),
        one('1 … 9', 'key-numbers'),
        ...all(game.act),
        one('U', 'key-undo'),
        one('⇧Z', 'key-reset'),
        one('O', 'key-remember'),
        ...all(game.more),
        one('I', 'key-hint'),
        one('/', 'key-command'),
      ],
    },
    {
      head: 'keys-read',
      keys: [
        one('T', 'key-turn'),
        ...all(game.read),
        one('O ⇧O', 'key-options'),
        one('S', 'key-since'),
        one('C', 'key-clocks'),
      ],
    },
    {
      head: 'keys-look',
      keys: [
        one('L', 'key-log'),
        one('⇧T', 'key-chat'),
        one('B', 'key-known'),
        one(', .', 'key-steps'),
        one('M', 'key-mute'),
        one('⇧C', 'key-menu'),
        one('?', 'key-help'),
        one('Esc', 'key-escape'),
      ],
    },
  ];
}

const seen = (element: HTMLElement): boolean => element.getClientRects().length > 0;

function press(selector: string, within: ParentNode = document): boolean {
  const match = [...within.querySelectorAll<HTMLButtonElement>(selector)].find(
    (button) => seen(button) && !button.disabled,
  );
  match?.click();
  return !!match;
}

/* The decision whose options were read out. While it is open, number keys refer to the numbers that were read. */
let read = { table: '', decision: -1 };
function heardOption(table: Table, n: number): OptionInfo | undefined {
  return table.decision && read.table === table.id && read.decision === table.decision.number
    ? table.decision.options[n - 1]
    : undefined;
}
function readOptions(table: Table, more: boolean): string {
  read = { table: table.id, decision: table.decision?.number ?? -1 };
  return readOut(table, 'options', more);
}

let last = { key: '', at: 0 };

/** Handle a key, and return whether it did something. */
export function handleKey(table: Table, event: KeyboardEvent, mute: () => void): boolean {
  const panels = table.panels;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, [contenteditable]')) {
    if (event.key !== 'Escape' || !panels.navCount) return false;
    target.blur();
    return panels.back();
  }
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  const key = meant(event);
  if (/^[1-9]$/.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const heard = dialog ? undefined : heardOption(table, Number(key));
    if (heard) return (void table.choose(heard.name), true);
    const options = [...(dialog ?? document).querySelectorAll<HTMLButtonElement>('button[data-option]')].filter(
      (button) => seen(button) && !button.disabled && (dialog || !button.closest('dialog')),
    );
    options[Number(key) - 1]?.click();
    return options.length > 0;
  }
  if (dialog || !panels.navCount) return false;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z') return false;
    return takeBack(table, event.shiftKey);
  }
  if (event.altKey) return false;
  if (event.shiftKey && /^[a-z]$/.test(key)) {
    if (key === 'z') return takeBack(table, true);
    if (key === 't') return (panels.toggle('chat'), true);
    // With Shift, because the letter alone may remember an answer.
    if (key === 'o') return (panels.read(readOptions(table, true)), true);
    if (key === 'c') return (panels.toggle('menu'), true);
    return press(`[data-key="shift+${key}"]`);
  }
  const card = target.closest<HTMLElement>('[data-card]');
  switch (key) {
    case ' ':
      if (!card) return false;
      return (target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })), true);
    case 'y':
      if (!card) return false;
      return (void why(table, Number(card.dataset['card'])), true);
    case '/':
      panels.command = true;
      return true;
    case '?':
      return (panels.toggle('keys'), true);
    case 'l':
      return (panels.toggle('log'), true);
    case 'b':
      return (panels.toggle('known'), true);
    case 'i':
      return table.canAskHint && (panels.toggle('hint'), true);
    case 'm':
      return (mute(), true);
    case ',':
      return (table.step(-1), true);
    case '.':
      return table.past && (table.step(1), true);
    case 'ArrowLeft':
    case 'ArrowRight':
      if (!table.past || target.closest('[role=group]')) return false;
      return (table.step(key === 'ArrowLeft' ? -1 : 1), true);
    case 'n':
      return press('[data-key="n"]') || press('[data-key="o"]');
    case 'Escape':
      return panels.back() || press('[data-key="escape"]');
    case 'p':
    case 'e':
      return press(`[data-key="${key}"]`) || press(`[data-key="${key === 'e' ? 'p' : 'e'}"]`);
  }
  if (press(`[data-key="${key}"]`)) return true;
  const what = (READ as Record<string, ReadOut | undefined>)[key];
  if (!what) return false;
  const again = last.key === key && event.timeStamp - last.at < 4000;
  last = { key, at: event.timeStamp };
  panels.read(what === 'options' ? readOptions(table, again) : readOut(table, what, again));
  return true;
}

function takeBack(table: Table, all: boolean): boolean {
  const free = table.update?.free_undo_count ?? 0;
  if (!free && !table.canRequestUndo) return false;
  void table.undo(all ? Math.max(1, free) : 1);
  return true;
}

/** Read out why a card can't be chosen. */
async function why(table: Table, card: number): Promise<void> {
  const reason =
    table.whyUnavailable(card) || (table.optionsOf(card, '').length ? '' : await table.why(`play ${card}`));
  table.panels.read(reason ? `${t('cannot')} ${afterColon(reason)}` : t('can-be-chosen'));
}
