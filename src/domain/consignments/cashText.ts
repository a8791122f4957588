import type { CashHistoryMove } from '../cash/cashHistory.ts';
import type { CashState } from '../cash/cashState.ts';
import { daysHeld } from '../cash/heldAge.ts';
import { formatDate } from '../values/dates.ts';
import { formatTaka } from '../values/money.ts';
import { holderName } from './cashHolder.ts';
import type { StoredConsignment } from './storedConsignment.ts';

/** Where the money of a parcel is, in a sentence for staff (CA-6). */

/** Each state in a few words, for a filter and a file. */
export const cashStateLabels: Readonly<Record<CashState, string>> = {
  due: 'Not collected',
  collected: 'Collected',
  remitted: 'Named in a statement',
  short: 'Short',
  over: 'Too much',
  reconciled: 'Received',
  writtenOff: 'Written off',
  void: 'Nothing to collect',
};

type ParcelCash = Pick<
  StoredConsignment,
  'courier' | 'rider' | 'stage' | 'cashState' | 'outstanding' | 'unremitted' | 'heldSince'
>;

const sinceText = (heldSince: string | null, now: Date): string => {
  const days = heldSince === null ? 0 : daysHeld(heldSince, now);
  if (days <= 0) return 'since today';
  return days === 1 ? 'for 1 day' : `for ${days} days`;
};

const collectedText = (parcel: ParcelCash, now: Date): string => {
  const { stage, outstanding, heldSince } = parcel;
  const held = `${formatTaka(outstanding)} with ${holderName(parcel)} ${sinceText(heldSince, now)}`;
  if (stage === 'delivered') return `Delivered, ${held}`;
  return stage === 'partlyDelivered' ? `Partly delivered, ${held}` : held;
};

const lastOf = (history: readonly CashHistoryMove[], event: CashHistoryMove['event']) =>
  history.findLast((move) => move.event === event);

const receivedText = (history: readonly CashHistoryMove[]): string => {
  const payout = lastOf(history, 'PAYOUT');
  return payout === undefined ? 'Received' : `Received on ${formatDate(new Date(payout.at))}`;
};

const writtenOffText = (history: readonly CashHistoryMove[]): string => {
  const reason = lastOf(history, 'WRITE_OFF')?.reason ?? '';
  return reason === '' ? 'Written off' : `Written off: ${reason}`;
};

const remittedText = ({ courier }: ParcelCash): string =>
  courier === 'ownRider'
    ? 'Handed over, waits for an admin to confirm it'
    : 'Named in a statement, payout awaited';

type History = readonly CashHistoryMove[];

const texts: Readonly<Record<CashState, (parcel: ParcelCash, now: Date, history: History) => string>> = {
  due: () => '',
  collected: (parcel, now) =>
    parcel.outstanding === 0 ? 'Delivered, nothing to collect' : collectedText(parcel, now),
  remitted: remittedText,
  short: (parcel) => `${holderName(parcel)} is short by ${formatTaka(parcel.unremitted)}`,
  over: (parcel) => `${holderName(parcel)} gave ${formatTaka(-parcel.unremitted)} too much`,
  reconciled: (_parcel, _now, history) => receivedText(history),
  writtenOff: (_parcel, _now, history) => writtenOffText(history),
  void: () => 'Nothing to collect',
};

/**
 * `Delivered, ৳1,310 with Steadfast for 4 days`; empty as long as nothing is collected. With its history it has the day of the
 * payout and the reason of a write-off.
 */
export const cashText = (parcel: ParcelCash, now: Date, history: History = []): string =>
  texts[parcel.cashState](parcel, now, history);
