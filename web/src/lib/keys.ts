/* Arrow-key navigation: left and right within a zone, up and down between zones. Each zone is one tab stop. When the
 * focused element disappears (a card was played), its neighbor gets the focus. */
const ZONE = '[role=group]';
const ITEM = 'button:not(:disabled)';

const items = (zone: HTMLElement): HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>(ITEM)].filter(
    (item) => item.closest(ZONE) === zone && item.getClientRects().length > 0,
  );

export function arrows(node: HTMLElement): { destroy: () => void } {
  let last: { label: string; at: number } | null = null; // The last position of the keyboard focus.
  const zones = (): HTMLElement[] =>
    [...node.querySelectorAll<HTMLElement>(ZONE)].filter((zone) => items(zone).length > 0);

  function rove(): void {
    for (const zone of zones()) {
      const all = items(zone);
      const stop =
        all.find((item) => item === document.activeElement) ??
        all.find((item) => item.tabIndex === 0 && item.hasAttribute('tabindex')) ??
        all.find((item) => item.matches('.is-legal, .is-target')) ??
        all[0];
      for (const item of all)
        if (item.getAttribute('tabindex') !== (item === stop ? '0' : '-1')) item.tabIndex = item === stop ? 0 : -1;
    }
  }
  function refocus(): void {
    if (!last || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    const here = zones();
    const zone =
      here.find((each) => each.getAttribute('aria-label') === last!.label) ??
      here.find((each) => each.querySelector('.is-legal, .is-target')) ??
      here[0];
    if (!zone) return;
    const all = items(zone);
    all[Math.min(last.at, all.length - 1)]?.focus();
  }
  function focused(event: FocusEvent): void {
    const item = event.target as HTMLElement;
    const zone = item.closest<HTMLElement>(ZONE);
    last =
      zone && item.matches(':focus-visible')
        ? { label: zone.getAttribute('aria-label') ?? '', at: items(zone).indexOf(item) }
        : null;
    if (zone) for (const each of items(zone)) each.tabIndex = each === item ? 0 : -1;
  }
  function key(event: KeyboardEvent): void {
    if (!/^Arrow/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = (event.target as HTMLElement).closest<HTMLElement>(ZONE);
    if (!from) return;
    const here = items(from);
    const at = here.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      here[(at + (event.key === 'ArrowRight' ? 1 : -1) + here.length) % here.length]?.focus();
      return;
    }
    const all = zones();
    const next = all[(all.indexOf(from) + (event.key === 'ArrowDown' ? 1 : -1) + all.length) % all.length];
    if (next) (items(next).find((item) => item.tabIndex === 0) ?? items(next)[0])?.focus();
  }
  /* The first arrow key at a table without focus goes to a highlighted element. */
  function begin(event: KeyboardEvent): void {
    if (!/^Arrow/.test(event.key) || document.activeElement !== document.body) return;
    const lit = node.querySelector<HTMLElement>('.is-legal, .is-target') ?? zones().map((zone) => items(zone)[0])[0];
    if (!lit) return;
    event.preventDefault();
    lit.focus();
  }
  let due = 0;
  const watcher = new MutationObserver(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => {
      rove();
      refocus();
    });
  });
  rove();
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  node.addEventListener('keydown', key);
  node.addEventListener('focusin', focused);
  addEventListener('keydown', begin);
  return {
    destroy: () => {
      watcher.disconnect();
      cancelAnimationFrame(due);
      node.removeEventListener('keydown', key);
      node.removeEventListener('focusin', focused);
      removeEventListener('keydown', begin);
    },
  };
}
