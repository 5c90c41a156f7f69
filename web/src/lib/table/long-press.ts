/* Long press: an action for holding instead of clicking. */
const LONG_PRESS_MS = 450;

type Run = (() => void) | undefined;

/** Run `run` on a long press. `minds` selects the presses that count; by default those of the main button. */
export function hold(
  node: HTMLElement,
  run: Run,
  minds = (event: PointerEvent): boolean => event.button === 0,
): { update: (next: Run) => void; destroy: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const down = (event: PointerEvent): void => {
    held = false;
    if (!run || !minds(event)) return;
    waiting = setTimeout(() => {
      held = true;
      run?.();
    }, LONG_PRESS_MS);
  };
  const up = (): void => clearTimeout(waiting);
  /* Swallow the click or context menu that follows a long press. */
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const click = (event: MouseEvent): void => {
    if (held) swallow(event);
    held = false;
  };
  const menu = (event: Event): void => {
    if (held) swallow(event);
  };
  const heard: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointerleave', up],
    ['click', click],
    ['contextmenu', menu],
    ['keydown', () => (held = false)],
  ];
  for (const [what, listener] of heard) node.addEventListener(what, listener as EventListener, { capture: true });
  return {
    update: (next) => (run = next),
    destroy: () => {
      up();
      for (const [what, listener] of heard)
        node.removeEventListener(what, listener as EventListener, { capture: true });
    },
  };
}

/** Long press by touch or pen only; mice have a right button. */
export function holdByFinger(node: HTMLElement, run: Run): ReturnType<typeof hold> {
  return hold(node, run, (event) => event.pointerType !== 'mouse');
}
