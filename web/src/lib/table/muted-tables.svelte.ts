/* Tables with muted chat: messages of others are neither shown, announced nor counted. This browser stores the list.
 * The server stores muted people (muting.ts). */
import { readStored, store } from '../storage';

const KEY = 'vigil-quiet';
const MAX_TABLES = 50;

function storedTables(): string[] {
  const tables = readStored(KEY);
  return Array.isArray(tables) ? tables.filter((each): each is string => typeof each === 'string') : [];
}

export class TableMute {
  on = $state(false);
  private table = '';

  at(table: string): void {
    this.table = table;
    this.on = storedTables().includes(table);
  }

  turn(on: boolean): void {
    this.on = on;
    const others = storedTables().filter((each) => each !== this.table);
    store(KEY, (on ? [...others, this.table] : others).slice(-MAX_TABLES));
  }
}
