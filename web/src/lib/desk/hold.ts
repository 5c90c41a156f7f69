/* Held longer than a press: something else is done than by a press. */
const LONG = 500;

export function hold(node: HTMLElement, run: () => void): { update: (next: () => void) => void; destroy: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const down = (event: PointerEvent): void => {
    held = false;
    if (event.button !== 0) return;
    waiting = setTimeout(() => {
      held = true;
      run();
    }, LONG);
  };
  const up = (): void => clearTimeout(waiting);
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event): void => {
    if (held) event.preventDefault();
  };
  const heard: [string, (event: never) => void][] = [['pointerdown', down], ['pointerup', up], ['pointercancel', up], ['pointerleave', up], ['click', click], ['contextmenu', menu]];
  for (const [what, listener] of heard) node.addEventListener(what, listener as EventListener, { capture: true });
  return {
    update: (next) => (run = next),
    destroy: () => {
      up();
      for (const [what, listener] of heard) node.removeEventListener(what, listener as EventListener, { capture: true });
    },
  };
}
