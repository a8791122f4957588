import type { AdvanceSettings } from '../shop/advanceSettings.ts';
import { formatTaka } from '../values/money.ts';

/** The rules that propose an advance for an order (CA-10); only a person can ask the customer for it. */

/** What the rules need to know about an order and its phone number. */
interface AdvanceFacts {
  /** Taka. */
  readonly total: number;
  /** Whether it goes outside of Dhaka. */
  readonly isOutside: boolean;
  /** Number of the phone number's other orders that ended. */
  readonly finished: number;
  /** How many of the finished orders were delivered and kept. */
  readonly delivered: number;
  /** Number of all other orders of the phone number. */
  readonly others: number;
}

/** The delivered share counts from this many finished orders on, as for the warning about a phone number (MD-3). */
const leastFinished = 3;

/** Whether less than so many per cent of the phone number's finished orders were delivered; never if no share is set. */
const isDeliveredBelow = (percent: number | null, { finished, delivered }: AdvanceFacts): boolean =>
  percent !== null && finished >= leastFinished && delivered * 100 < percent * finished;

/**
 * Why an advance is proposed: a sentence for each rule that the order meets, in English. A screen translates it by `shownText`, whose
 * tables in `messages/bn/refusals` have the same sentences.
 */
export const advanceReasons = (
  { advanceBelowShare, advanceOver, advanceForNewOutside }: AdvanceSettings,
  facts: AdvanceFacts,
): string[] => {
  const { total, isOutside, finished, delivered, others } = facts;
  const reasons: string[] = [];
  if (isDeliveredBelow(advanceBelowShare, facts))
    reasons.push(
      `Only ${delivered} of ${finished} finished orders from this phone number were delivered and kept.`,
    );
  if (advanceOver !== null && total > advanceOver)
    reasons.push(`The order is over ${formatTaka(advanceOver)}.`);
  if (advanceForNewOutside && isOutside && others === 0)
    reasons.push('The phone number is new, and the order goes outside of Dhaka.');
  return reasons;
};
