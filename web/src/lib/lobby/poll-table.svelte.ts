/* A table in its waiting room, updated live until the game starts. */
import { Connection, type ConnectionState } from '../net/connection';
import { BASE } from '../router.svelte';
import type { TableInfo, ServerMessage } from '../protocol';

export class TablePoll {
  told = $state.raw<TableInfo>()!;
  line = $state<ConnectionState>('connecting');
  error = $state('');
  private readonly connection: Connection;

  constructor(told: TableInfo, lang: string, code: string) {
    this.told = told;
    const own = told.seats.find((chair) => chair.you)?.seat;
    const asked = new URLSearchParams({ lang, seat: own === undefined ? '-' : String(own), ...(code ? { code } : {}) });
    const url = `${location.origin.replace(/^http/, 'ws')}${BASE}/api/v1/tables/${told.id}/socket?${asked}`;
    this.connection = new Connection(
      url,
      (message) => this.take(message),
      (state) => (this.line = state),
    );
  }

  private take(message: ServerMessage): void {
    if (message.type === 'hello' || message.type === 'table')
      this.told = { ...message.table, code: message.table.code ?? this.told.code };
    else if (message.type === 'rejected') this.error = String(message.problem['detail'] ?? '');
  }
  retry(): void {
    this.connection.retry();
  }
  close(): void {
    this.connection.close();
  }
}
