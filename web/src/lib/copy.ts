/** Puts a text into the clipboard; false: it is not there.  A page that came neither by https nor from this machine (a
 * table on the local network) has no clipboard: there it is selected and copied as a hand would. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement as HTMLElement | null;
    const box = document.createElement('textarea');
    box.value = text;
    box.style.position = 'fixed'; // where it does not move the page
    box.style.opacity = '0';
    (document.querySelector('dialog[open]') ?? document.body).append(box); // beside an open dialog nothing can be selected
    box.select();
    const done = document.execCommand('copy');
    box.remove();
    before?.focus();
    return done;
  }
}
