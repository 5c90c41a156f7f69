/* When a player gets to respond and when priority is passed automatically, as in the terminal. By default, the game
 * stops in your own main phase, when you can respond to an opponent's item, and whenever the server says that a play
 * could change something. */
import type * as Conflictus from './view';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';

export const MAIN = 2;
export const PHASES = [0, 1, 2, 3, 4, 5, 6] as const;

export interface Stops {
  /** Smart; only in the selected phases and when you can respond; or everywhere. */
  mode: 'smart' | 'phases' | 'full';
  /** Phases in which the game always stops, in your own turns and in those of others. */
  mine: number[];
  theirs: number[];
  /** Whether sources are paid automatically (as few as possible) or the player is asked. */
  pay: 'auto' | 'ask';
}

export const DEFAULT_STOPS: Stops = { mode: 'smart', mine: [], theirs: [], pay: 'auto' };

export type UntilWhat = 'turn' | 'phase' | 'something';
export const UNTIL: UntilWhat[] = ['something', 'phase', 'turn'];

/** Passing until something happens, with the state at the start. */
export interface Until {
  what: UntilWhat;
  game: number;
  turn: number;
  phase: number;
  items: number[];
}

type View = Pick<Conflictus.View, 'game' | 'turn' | 'phase' | 'active' | 'transition' | 'attacks'>;

export function fromHere(what: UntilWhat, view: View): Until {
  return {
    what,
    game: view.game,
    turn: view.turn,
    phase: view.phase,
    items: view.transition.map((item) => item.number),
  };
}

/** Whether passing ends here. Your own main phase always ends it. */
export function over(until: Until, view: View, seat: number): boolean {
  const elsewhere = view.game !== until.game || view.turn !== until.turn;
  if (elsewhere && view.active === seat && view.phase >= MAIN) return true;
  if (until.what === 'phase') return elsewhere || view.phase !== until.phase;
  if (until.what === 'turn') return false;
  const fresh = view.transition.filter((item) => !until.items.includes(item.number));
  return fresh.some((item) => item.controller !== seat) || view.attacks.some(([, whom]) => whom === seat);
}

/** The option to choose automatically; null if the player must be asked. */
export function automaticOption(
  stops: Stops,
  until: Until | null,
  view: View,
  decision: DecisionInfo,
): OptionInfo | null {
  const { seat, options } = decision;
  const key = decision.question['key'];
  if (key === 'pay') return (stops.pay === 'auto' && options.find((option) => option.verb === 'pay_auto')) || null;
  const pass = options.find((option) => option.verb === 'pass');
  if (key !== 'priority' || !pass) return null;
  if (until && !over(until, view, seat)) return pass;
  if (stops.mode === 'full') return null;
  if (stopsAt(stops, view.phase, view.active === seat)) return options.length === 1 ? pass : null;
  if (options.length > 1 && view.transition.some((item) => item.controller !== seat)) return null;
  return stops.mode === 'phases' || decision.pass_is_safe ? pass : null;
}

/** Whether the game always stops in this phase. */
export function stopsAt(stops: Stops, phase: number, own: boolean): boolean {
  return own ? phase === MAIN || stops.mine.includes(phase) : stops.theirs.includes(phase);
}

export function toggled(stops: Stops, phase: number, own: boolean): Stops {
  const side = own ? 'mine' : 'theirs';
  const had = stops[side];
  return { ...stops, [side]: had.includes(phase) ? had.filter((each) => each !== phase) : [...had, phase].sort() };
}

/** Parse stored stops, ignoring what is invalid. */
export function read(stored: unknown): Stops {
  const { mode, mine, theirs, pay } = (stored ?? {}) as Partial<Stops>;
  const phases = (list: unknown): number[] =>
    Array.isArray(list) ? list.filter((each): each is number => PHASES.includes(each)) : [];
  return {
    mode: mode === 'full' || mode === 'phases' ? mode : 'smart',
    mine: phases(mine),
    theirs: phases(theirs),
    pay: pay === 'ask' ? 'ask' : 'auto',
  };
}
