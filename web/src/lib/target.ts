import type { OptionInfo, TargetInfo } from './protocol';

/** The id of an option's target if it is of this kind, else -1. */
export function targetOf(option: OptionInfo, kind: TargetInfo['kind']): number {
  return option.target?.kind === kind ? option.target.id : -1;
}
/** The card an option is about, or -1. */
export const cardOf = (option: OptionInfo): number => targetOf(option, 'card');
/** The seat an option is about, or -1. */
export const seatOf = (option: OptionInfo): number => targetOf(option, 'seat');
