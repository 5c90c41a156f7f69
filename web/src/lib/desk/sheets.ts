/* Sheets that lie over the table, and something on them that can be chosen. */

const LONGEST = 150; // milliseconds

/** What was chosen on a sheet is sent, and the sheet goes when it is answered: so the table is drawn anew once, and not
 * without the sheet first and changed then.  It stays no longer than this, whatever the line is like. */
export async function putAway(close: () => void, answer: Promise<unknown>): Promise<void> {
  await Promise.race([answer, new Promise((done) => setTimeout(done, LONGEST))]);
  close();
}
