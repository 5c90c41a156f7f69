/* Arrows move among the cards and buttons of a zone, up and down to the next zone. */
const GROUP = '[role=group]';

export function arrows(node: HTMLElement): { destroy: () => void } {
  function key(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>(GROUP);
    if (!from || !/^Arrow/.test(event.key)) return;
    const here = [...from.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = here.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      here[(at + (event.key === 'ArrowRight' ? 1 : -1) + here.length) % here.length]?.focus();
      return;
    }
    const zones = [...node.querySelectorAll<HTMLElement>(GROUP)].filter((zone) => zone.offsetParent && zone.querySelector('button:not(:disabled)'));
    const next = zones[(zones.indexOf(from) + (event.key === 'ArrowDown' ? 1 : -1) + zones.length) % zones.length];
    next?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }
  node.addEventListener('keydown', key);
  return { destroy: () => node.removeEventListener('keydown', key) };
}
