/* Moves the focus into a panel while it is open, and back when it closes, so that keyboard players don't lose their
 * place. */
const SHEET = '[data-lent]';
const DEFAULT_STOPS = '[tabindex="0"], .row-btn .btn, .btn, button';

let home: HTMLElement | null = null;

export function trapFocus(node: HTMLElement, first = DEFAULT_STOPS): { destroy: () => void } {
  const before = document.activeElement as HTMLElement | null;
  node.dataset['lent'] = '';
  if (before && !before.closest(SHEET)) home = before; // One panel may open another.
  node.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  return {
    destroy: () => {
      const now = document.activeElement;
      if (now && now !== document.body && !node.contains(now)) return;
      if (home?.isConnected) home.focus({ preventScroll: true });
    },
  };
}

/** The element to focus in a chat. On phones not the input, because the on-screen keyboard would cover the table. */
export const chatFocusTarget = (): string => (matchMedia('(pointer: fine)').matches ? 'input' : '[tabindex="0"]');
