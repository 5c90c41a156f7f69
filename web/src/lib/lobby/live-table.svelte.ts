/* A table in its waiting room, updated live until the game starts. */
import { Connection, type ConnectionState } from '../net/connection';
import { BASE } from '../router.svelte';
import type { TableInfo, ServerMessage } from '../protocol';

export class LiveTable {
  info = $state.raw<TableInfo>()!;
  line = $state<ConnectionState>('connecting');
  error = $state('');
  private readonly connection: Connection;

  constructor(info: TableInfo, lang: string, code: string) {
    this.info = info;
    const own = info.seats.find((seat) => seat.you)?.seat;
    const query = new URLSearchParams({ lang, seat: own === undefined ? '-' : String(own), ...(code ? { code } : {}) });
    const url = `${location.origin.replace(/^http/, 'ws')}${BASE}/api/v1/tables/${info.id}/socket?${query}`;
    this.connection = new Connection(
      url,
      (message) => this.take(message),
      (state) => (this.line = state),
    );
  }

  private take(message: ServerMessage): void {
    if (message.type === 'hello' || message.type === 'table')
      this.info = { ...message.table, code: message.table.code ?? this.info.code };
    else if (message.type === 'rejected') this.error = String(message.problem['detail'] ?? '');
  }
  retry(): void {
    this.connection.retry();
  }
  close(): void {
    this.connection.close();
  }
}
