import { countWithNoun } from '../values/countWithNoun.ts';
import { isRecord, readNumber, readText } from '../values/parse.ts';
import { type CourierId, couriers, isCourierId } from './couriers.ts';

/** What a courier knows about the phone number of an order (CR-10), or why that is not known. */
export interface PhoneAdvice {
  /** The courier that was asked; `null` for none. */
  readonly courier: CourierId | null;
  /** Whether the courier has answered. */
  readonly isKnown: boolean;
  /** Per cent of the number's finished parcels from all merchants of the courier; `null` when none is finished yet. */
  readonly delivered: number | null;
  /** Per cent of the same parcels; `null` when none is finished yet. */
  readonly cancelled: number | null;
  /** Number of reports about the phone number that the courier has; `null` if it does not say. */
  readonly reports: number | null;
  /** Why it is not known, in a sentence; empty when it is known, or when no courier was asked. */
  readonly problem: string;
}

/** The advice for an order that is not pending, or in a shop without a courier that scores phone numbers. */
export const noPhoneAdvice: PhoneAdvice = {
  courier: null,
  isKnown: false,
  delivered: null,
  cancelled: null,
  reports: null,
  problem: '',
};

/** The advice that a host sent. */
export const readPhoneAdvice = (raw: unknown): PhoneAdvice =>
  isRecord(raw)
    ? {
        courier: isCourierId(raw.courier) ? raw.courier : null,
        isKnown: raw.isKnown === true,
        delivered: readNumber(raw.delivered),
        cancelled: readNumber(raw.cancelled),
        reports: readNumber(raw.reports),
        problem: readText(raw.problem),
      }
    : noPhoneAdvice;

const reportsText = (reports: number | null): string =>
  reports === null || reports === 0 ? '' : `; ${countWithNoun(reports, 'report')}`;

/**
 * What staff read: `Steadfast: 83 % of its finished parcels delivered, 17 % cancelled; 1 report.` Empty when no courier was asked.
 * English, like all sentences that a screen translates by `shownText`.
 */
export const phoneAdviceText = (advice: PhoneAdvice): string => {
  const { courier, isKnown, delivered, cancelled, reports, problem } = advice;
  if (courier === null) return '';
  const { name } = couriers[courier];
  if (!isKnown) return `${name} did not give its score: ${problem}`;
  const shares =
    delivered === null
      ? 'nothing finished yet'
      : `${delivered} % of its finished parcels delivered, ${cancelled ?? 0} % cancelled`;
  return `${name}: ${shares}${reportsText(reports)}.`;
};
