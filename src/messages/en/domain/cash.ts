import type { CashState } from '#domain/cash/cashState.ts';
import type { HeldAge } from '#domain/cash/heldAge.ts';

/** Where the money of a parcel is, for staff (CA-6). */

export const ownRider = 'Own rider';
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
const heldAgeLabels: Readonly<Record<HeldAge, string>> = {
  '0-3': '0–3 days',
  '4-7': '4–7 days',
  '8-14': '8–14 days',
  over14: 'Over 14 days',
};
export const heldAgeLabel = (age: HeldAge): string => heldAgeLabels[age];
/** For how many days of Dhaka a courier or rider has held it; `days` is 0 for today. */
export const isWith = (amount: string, holder: string, days: number): string => {
  if (days <= 0) return `${amount} with ${holder} since today`;
  return `${amount} with ${holder} ${days === 1 ? 'for 1 day' : `for ${days} days`}`;
};
export const delivered = (held: string): string => `Delivered, ${held}`;
export const partlyDelivered = (held: string): string => `Partly delivered, ${held}`;
export const nothingCollected = 'Delivered, nothing to collect';
export const receivedOn = (day: string): string => `Received on ${day}`;
export const writtenOffFor = (reason: string): string => `Written off: ${reason}`;
/** Of a rider's parcel, in place of “Named in a statement”. */
export const handedOver = 'Handed over';
export const handoverWaits = 'Handed over, waiting for an admin to confirm it';
export const payoutAwaited = 'Named in a statement, payout awaited';
export const isShortBy = (holder: string, amount: string): string => `${holder} is short by ${amount}`;
export const gaveTooMuch = (holder: string, amount: string): string => `${holder} gave ${amount} too much`;
