/** Copy a text to the clipboard, and return whether that worked. Pages served over plain http from another machine (a
 * table on the local network) have no clipboard API, so they fall back to `execCommand`. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement as HTMLElement | null;
    const box = document.createElement('textarea');
    box.value = text;
    box.style.position = 'fixed'; // Fixed, so that the page doesn't scroll.
    box.style.opacity = '0';
    // While a dialog is open, nothing outside it can be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(box);
    box.select();
    const done = document.execCommand('copy');
    box.remove();
    before?.focus();
    return done;
  }
}
