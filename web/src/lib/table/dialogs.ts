/* Helpers for dialogs over the table. */

const MAX_LENGTH = 150;

/** Whether a dialog has closed. The close event arrives a frame later, when the dialog may already be open again or
 * removed. */
export function closed(event: Event): boolean {
  const sheet = event.currentTarget as HTMLDialogElement;
  return sheet.isConnected && !sheet.open;
}

/** Close a dialog once its choice has been answered, so that the table is redrawn only once. Waits at most LONGEST
 * milliseconds. */
export async function closeAfter(close: () => void, answer: Promise<unknown>): Promise<void> {
  await Promise.race([answer, new Promise((done) => setTimeout(done, MAX_LENGTH))]);
  close();
}
