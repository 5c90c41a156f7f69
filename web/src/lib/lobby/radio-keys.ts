/* Keyboard navigation of a radio group: Tab reaches the checked option, arrow keys move and check. */
export function radios(group: HTMLElement): { destroy: () => void } {
  function key(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = [...group.querySelectorAll<HTMLButtonElement>('[role=radio]:not(:disabled)')];
    const at = all.indexOf(event.target as HTMLButtonElement);
    if (!by || at < 0) return;
    event.preventDefault();
    const next = all[(at + by + all.length) % all.length]!;
    next.click();
    next.focus();
  }
  group.addEventListener('keydown', key);
  return { destroy: () => group.removeEventListener('keydown', key) };
}
