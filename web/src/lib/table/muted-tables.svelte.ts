/* Tables with muted chat: messages of others are neither shown, announced nor counted. This browser stores the list.
 * The server stores muted people (muting.ts). */
const KEY = 'vigil-quiet';
const MOST = 50;

function kept(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export class Quiet {
  on = $state(false);
  private table = '';

  at(table: string): void {
    this.table = table;
    this.on = kept().includes(table);
  }

  turn(on: boolean): void {
    this.on = on;
    const others = kept().filter((each) => each !== this.table);
    try {
      localStorage.setItem(KEY, JSON.stringify((on ? [...others, this.table] : others).slice(-MOST)));
    } catch {
      // Storage is blocked: muting lasts as long as the page.
    }
  }
}
