import type { CashHistoryMove } from '../cash/cashHistory.ts';
import type { CashState } from '../cash/cashState.ts';
import { daysHeld } from '../cash/heldAge.ts';
import { orderDate } from '../values/dates.ts';
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
  return payout === undefined ? 'Received' : `Received on ${orderDate(new Date(payout.at))}`;
};

const writtenOffText = (history: readonly CashHistoryMove[]): string => {
  const reason = lastOf(history, 'WRITE_OFF')?.reason ?? '';
  return reason === '' ? 'Written off' : `Written off: ${reason}`;
};

const remittedText = ({ courier }: ParcelCash): string =>
  courier === 'ownRider'
    ? 'Handed over, waits for an admin to confirm it'
    : 'Named in a statement, payout awaited';

/**
 * `Delivered, ৳1,310 with Steadfast for 4 days`; empty as long as nothing is collected, and for a parcel without money. With
 * its history it has the day of the payout and the reason of a write-off.
 */
export const cashText = (parcel: ParcelCash, now: Date, history: readonly CashHistoryMove[] = []): string => {
  const { cashState, unremitted } = parcel;
  switch (cashState) {
    case 'due':
      return '';
    case 'collected':
      return parcel.outstanding === 0 ? 'Delivered, nothing to collect' : collectedText(parcel, now);
    case 'remitted':
      return remittedText(parcel);
    case 'short':
      return `${holderName(parcel)} is short by ${formatTaka(unremitted)}`;
    case 'over':
      return `${holderName(parcel)} gave ${formatTaka(-unremitted)} too much`;
    case 'reconciled':
      return receivedText(history);
    case 'writtenOff':
      return writtenOffText(history);
    case 'void':
      return 'Nothing to collect';
  }
};
