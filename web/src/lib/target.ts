import type { OptionInfo, TargetInfo } from './protocol';

/** The number of what an option is about, where that is of this kind; else -1. */
export function targetOf(option: OptionInfo, kind: TargetInfo['kind']): number {
  return option.target?.kind === kind ? option.target.id : -1;
}
/** The card that an option is about, or -1. */
export const cardOf = (option: OptionInfo): number => targetOf(option, 'card');
/** The seat that an option is about, or -1. */
export const seatOf = (option: OptionInfo): number => targetOf(option, 'seat');
