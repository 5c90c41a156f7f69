/* Held longer than a press: something else is done than by a press. */
const LONG = 450;

type Run = (() => void) | undefined;

/** `minds`: which presses can become long ones; null there: nothing is done by holding. */
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
    }, LONG);
  };
  const up = (): void => clearTimeout(waiting);
  /* the end of the same press, or the menu that a long one of a finger brings, does nothing more */
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

/** By a finger or a pen: a mouse has its right button for that. */
export function holdByFinger(node: HTMLElement, run: Run): ReturnType<typeof hold> {
  return hold(node, run, (event) => event.pointerType !== 'mouse');
}
