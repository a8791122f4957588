import * as messages from '#messages/domain/orders.ts';
import { normalizeMobileNumber } from '../values/mobileNumber.ts';
import { formatTaka } from '../values/money.ts';
import { isRecord, type JsonRecord, readNumber, readText } from '../values/parse.ts';

/** What the shop knows about the phone number of an order (MD-3). */

/** Why a phone number is blocked, by whom and when (ISO). */
export interface PhoneBlock {
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** A blocked phone number, as the list of them shows it. */
export interface BlockedPhone extends PhoneBlock {
  readonly _id: string;
  readonly mobileNumber: string;
}

/** How many orders of a phone number have ended in which way, and how many are open. */
export interface OutcomeCounts {
  readonly delivered: number;
  readonly cancelled: number;
  readonly returned: number;
  /** Pending, confirmed and on their way. */
  readonly open: number;
}

/** The other orders of an order's phone number. */
export interface PhoneHistory extends OutcomeCounts {
  /** Id of the order. */
  readonly _id: string;
  /** `null` unless the number is blocked. */
  readonly block: PhoneBlock | null;
  /** Parcels to the number that came back or are on their way back, and what they cost as far as known, in taka (CR-11, CA-7). */
  readonly doorReturns: { readonly parcels: number; readonly cost: number };
  /**
   * Another order of the number with one of the same products, placed within `repeatWithin`. `null` if there is none, or if this order or
   * the other one is cancelled.
   */
  readonly repeat: { readonly _id: string; readonly number: string | null } | null;
}

/** Milliseconds between two orders of one product that are probably one order placed twice; the warning says “within an hour”. */
export const repeatWithin = 60 * 60 * 1000;

/** A delivered share below `share` is low; it counts from `finished` finished orders on. */
export const lowShare = { finished: 3, share: 0.5 } as const;

/** Maximum number of characters that are typed for a mobile number to block: it may have spaces and a country code. */
export const blockedNumberLength = 40;
/** Maximum number of characters of the reason for blocking a phone number. */
export const blockReasonLength = 300;

type Counts = Omit<OutcomeCounts, 'open'>;

const finishedOf = ({ delivered, cancelled, returned }: Counts): number => delivered + cancelled + returned;

/** Number of the other orders of the phone number. */
export const otherOrderCount = ({ open, ...finished }: OutcomeCounts): number => finishedOf(finished) + open;

/** Share of the finished orders that were delivered and kept, 0 to 1; `null` when none is finished. */
export const keptShare = (counts: Counts): number | null => {
  const finished = finishedOf(counts);
  return finished === 0 ? null : counts.delivered / finished;
};

const hasLowShare = (counts: Counts): boolean => {
  const share = keptShare(counts);
  return share !== null && finishedOf(counts) >= lowShare.finished && share < lowShare.share;
};

export type PhoneWarningKind = 'blocked' | 'lowShare' | 'repeat';

interface PhoneWarning {
  readonly kind: PhoneWarningKind;
  /** Two or three words. */
  readonly label: string;
  /** One sentence. */
  readonly text: string;
}

/** The warnings that staff need before they confirm an order, the gravest first. */
export const phoneWarnings = (
  history: Omit<PhoneHistory, '_id' | 'open' | 'doorReturns'>,
): PhoneWarning[] => {
  const warnings: PhoneWarning[] = [];
  if (history.block !== null)
    warnings.push({
      kind: 'blocked',
      label: messages.blockedPhone,
      text: messages.phoneIsBlocked(history.block.reason),
    });
  if (hasLowShare(history))
    warnings.push({
      kind: 'lowShare',
      label: messages.fewDelivered,
      text: messages.fewOfFinishedDelivered(history.delivered, finishedOf(history)),
    });
  if (history.repeat !== null)
    warnings.push({
      kind: 'repeat',
      label: messages.orderedTwice,
      text: messages.orderedTwiceWithinAnHour,
    });
  return warnings;
};

/** `Returned at the door 2 times, cost ৳120`; empty when no parcel came back. */
export const doorReturnsText = ({
  doorReturns: { parcels, cost },
}: Pick<PhoneHistory, 'doorReturns'>): string =>
  parcels === 0 ? '' : messages.returnedAtTheDoor(parcels, cost === 0 ? '' : formatTaka(cost));

/** The mobile number as orders have it, from any spelling; `null` unless it has eleven digits (`mobileNumberLength`). */
export const phoneKey = (text: string): string | null => {
  const key = normalizeMobileNumber(text);
  return /^\d{11}$/.test(key) ? key : null;
};

/** The block that a host sent. */
export const readPhoneBlock = (raw: unknown): PhoneBlock | null =>
  isRecord(raw) ? { reason: readText(raw.reason), by: readText(raw.by), at: readText(raw.at) } : null;

/** The counts among what a host sent. */
export const readOutcomeCounts = (raw: JsonRecord): OutcomeCounts => ({
  delivered: readNumber(raw.delivered) ?? 0,
  cancelled: readNumber(raw.cancelled) ?? 0,
  returned: readNumber(raw.returned) ?? 0,
  open: readNumber(raw.open) ?? 0,
});

/** The history that a host sent; `null` without the order's id. */
export const readPhoneHistory = (raw: unknown): PhoneHistory | null => {
  if (!isRecord(raw) || readText(raw._id) === '') return null;
  const repeat = isRecord(raw.repeat) ? raw.repeat : null;
  const doorReturns = isRecord(raw.doorReturns) ? raw.doorReturns : {};
  return {
    _id: readText(raw._id),
    ...readOutcomeCounts(raw),
    block: readPhoneBlock(raw.block),
    doorReturns: {
      parcels: readNumber(doorReturns.parcels) ?? 0,
      cost: readNumber(doorReturns.cost) ?? 0,
    },
    repeat: repeat === null ? null : { _id: readText(repeat._id), number: readText(repeat.number) || null },
  };
};

/** The blocked phone number that a host sent; `null` without an id. */
export const readBlockedPhone = (raw: unknown): BlockedPhone | null => {
  const block = readPhoneBlock(raw);
  if (!isRecord(raw) || block === null || readText(raw._id) === '') return null;
  return { _id: readText(raw._id), mobileNumber: readText(raw.mobileNumber), ...block };
};
