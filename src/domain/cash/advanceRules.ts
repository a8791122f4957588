import type { AdvanceSettings } from '../shop/advanceSettings.ts';
import { formatTaka } from '../values/money.ts';

/** For which orders an advance is proposed (CA-10). Nothing is demanded by these rules: a person asks. */

/** What the rules ask of an order and its phone number. */
export interface AdvanceFacts {
  /** Taka. */
  readonly total: number;
  readonly isOutside: boolean;
  /** Of the phone number's other orders: how many ended, and how many of those were delivered and kept. */
  readonly finished: number;
  readonly delivered: number;
  /** All other orders of the phone number. */
  readonly others: number;
}

/** From how many finished orders on the delivered share counts. */
const leastFinished = 3;

/** Why an advance is proposed, a sentence for each rule that the order meets; empty without one. */
export const advanceReasons = (
  { advanceBelowShare, advanceOver, advanceForNewOutside }: AdvanceSettings,
  { total, isOutside, finished, delivered, others }: AdvanceFacts,
): string[] => {
  const hasLowShare =
    advanceBelowShare !== null && finished >= leastFinished && delivered * 100 < advanceBelowShare * finished;
  return [
    ...(hasLowShare
      ? [`Only ${delivered} of ${finished} finished orders from this phone number were delivered and kept.`]
      : []),
    ...(advanceOver !== null && total > advanceOver ? [`The order is over ${formatTaka(advanceOver)}.`] : []),
    ...(advanceForNewOutside && isOutside && others === 0
      ? ['The phone number is new, and the order goes outside of Dhaka.']
      : []),
  ];
};
