/* At which priorities a person is asked, and where passing goes by itself: the same meaning as at the terminal.
 * By default one is asked in one's own main phase, where an opponent's item waits and one has an answer,
 * and wherever the server says that something one could do has a point. */
import type * as Conflictus from './view';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';

export const MAIN = 2;
export const PHASES = [0, 1, 2, 3, 4, 5, 6] as const;

export interface Stops {
  /** smart; only in marked phases and where one can answer; or everywhere */
  mode: 'smart' | 'phases' | 'full';
  /** phases in which one always stops: of one's own rounds, and of the others' */
  mine: number[];
  theirs: number[];
  /** sources are paid by themselves, as few as possible; or one is asked which */
  pay: 'auto' | 'ask';
}

export const FIRST: Stops = { mode: 'smart', mine: [], theirs: [], pay: 'auto' };

export type UntilWhat = 'turn' | 'phase' | 'something';
export const UNTIL: UntilWhat[] = ['something', 'phase', 'turn'];

/** Passing on until something changes, counted from where it was asked for. */
export interface Until {
  what: UntilWhat;
  game: number;
  round: number;
  phase: number;
  items: number[];
}

type View = Pick<Conflictus.View, 'game' | 'round' | 'phase' | 'active' | 'transition' | 'attacks'>;

export function fromHere(what: UntilWhat, view: View): Until {
  return {
    what,
    game: view.game,
    round: view.round,
    phase: view.phase,
    items: view.transition.map((item) => item.number),
  };
}

/** Whether it has come to what was waited for; one's own main phase ends every waiting. */
export function over(until: Until, view: View, seat: number): boolean {
  const elsewhere = view.game !== until.game || view.round !== until.round;
  if (elsewhere && view.active === seat && view.phase >= MAIN) return true;
  if (until.what === 'phase') return elsewhere || view.phase !== until.phase;
  if (until.what === 'turn') return false;
  const fresh = view.transition.filter((item) => !until.items.includes(item.number));
  return fresh.some((item) => item.controller !== seat) || view.attacks.some(([, whom]) => whom === seat);
}

/** What goes without saying here; null where the person is asked. */
export function byItself(stops: Stops, until: Until | null, view: View, decision: DecisionInfo): OptionInfo | null {
  const { seat, options } = decision;
  const key = decision.question['key'];
  if (key === 'pay') return (stops.pay === 'auto' && options.find((option) => option.verb === 'auto')) || null;
  const pass = options.find((option) => option.verb === 'pass');
  if (key !== 'priority' || !pass) return null;
  if (until && !over(until, view, seat)) return pass;
  if (stops.mode === 'full') return null;
  if (stopsAt(stops, view.phase, view.active === seat)) return options.length === 1 ? pass : null;
  if (options.length > 1 && view.transition.some((item) => item.controller !== seat)) return null;
  return stops.mode === 'phases' || decision.pointless ? pass : null;
}

/** Whether one always stops in this phase. */
export function stopsAt(stops: Stops, phase: number, own: boolean): boolean {
  return own ? phase === MAIN || stops.mine.includes(phase) : stops.theirs.includes(phase);
}

export function toggled(stops: Stops, phase: number, own: boolean): Stops {
  const side = own ? 'mine' : 'theirs';
  const had = stops[side];
  return { ...stops, [side]: had.includes(phase) ? had.filter((each) => each !== phase) : [...had, phase].sort() };
}

/** What was kept, as far as it can be read. */
export function read(kept: string | null): Stops {
  try {
    const said = JSON.parse(kept ?? '{}') as Partial<Stops>;
    const phases = (list: unknown): number[] =>
      Array.isArray(list) ? list.filter((each): each is number => PHASES.includes(each)) : [];
    return {
      mode: said.mode === 'full' || said.mode === 'phases' ? said.mode : 'smart',
      mine: phases(said.mine),
      theirs: phases(said.theirs),
      pay: said.pay === 'ask' ? 'ask' : 'auto',
    };
  } catch {
    return FIRST;
  }
}
