/* Sheets that lie over the table, and something on them that can be chosen. */

const LONGEST = 150; // milliseconds

/** Whether a sheet has closed and is to be put away.  A browser tells of closing a frame later: by then it may be open
 * again for something else, or gone with the table it lay on. */
export function closed(event: Event): boolean {
  const sheet = event.currentTarget as HTMLDialogElement;
  return sheet.isConnected && !sheet.open;
}

/** What was chosen on a sheet is sent, and the sheet goes when it is answered: so the table is drawn anew once, and not
 * without the sheet first and changed then.  It stays no longer than this, whatever the line is like. */
export async function putAway(close: () => void, answer: Promise<unknown>): Promise<void> {
  await Promise.race([answer, new Promise((done) => setTimeout(done, LONGEST))]);
  close();
}
