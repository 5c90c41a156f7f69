/* A table at which nobody is heard: what the others say there is not shown, read out or counted.  This browser keeps
 * it, table by table; a single person one does not hear anywhere, and that the server keeps (muting.ts). */
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
      // a browser that keeps nothing: then it holds as long as the page
    }
  }
}
