/* A sheet beside the table has the focus while it lies there, and gives it back to where it was: who plays by keys
 * begins nowhere anew. */
const SHEET = '[data-lent]';
const FIRST = '[tabindex="0"], .row-btn .btn, .btn, button';

let home: HTMLElement | null = null;

export function lendFocus(node: HTMLElement, first = FIRST): { destroy: () => void } {
  const before = document.activeElement as HTMLElement | null;
  node.dataset['lent'] = '';
  if (before && !before.closest(SHEET)) home = before; // one sheet may lead to the next
  node.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  return {
    destroy: () => {
      const now = document.activeElement;
      if (now && now !== document.body && !node.contains(now)) return;
      if (home?.isConnected) home.focus({ preventScroll: true });
    },
  };
}

/** Where words are typed: at once with a keyboard; a phone would cover the table with its own. */
export const talking = (): string => (matchMedia('(pointer: fine)').matches ? 'input' : '[tabindex="0"]');
