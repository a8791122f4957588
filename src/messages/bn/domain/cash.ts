import type { CashState } from '#domain/cash/cashState.ts';
import type { HeldAge } from '#domain/cash/heldAge.ts';
import type { Matches } from '../../matches.ts';
import { dateWords } from '../dates.ts';
import { digits } from '../language.ts';

export const ownRider = 'নিজস্ব রাইডার';
export const cashStateLabels: Readonly<Record<CashState, string>> = {
  due: 'আদায় হয়নি',
  collected: 'আদায় হয়েছে',
  remitted: 'স্টেটমেন্টে আছে',
  short: 'কম',
  over: 'বেশি',
  reconciled: 'পাওয়া গেছে',
  writtenOff: 'মওকুফ করা হয়েছে',
  void: 'আদায় করার কিছু নেই',
};
export const heldAgeLabel = (age: HeldAge): string =>
  age === 'over14' ? digits('14 দিনের বেশি') : digits(`${age.replace('-', '–')} দিন`);
export const isWith = (amount: string, holder: string, days: number): string =>
  `${digits(amount)} ${holder}-এর কাছে, ${days <= 0 ? 'আজ থেকে' : `${digits(days)} দিন ধরে`}`;
export const delivered = (held: string): string => `ডেলিভারি হয়েছে, ${held}`;
export const partlyDelivered = (held: string): string => `আংশিক ডেলিভারি, ${held}`;
export const nothingCollected = 'ডেলিভারি হয়েছে, আদায় করার কিছু নেই';
export const receivedOn = (day: string): string => `পাওয়া গেছে: ${dateWords(day)}`;
export const writtenOffFor = (reason: string): string => `মওকুফ করা হয়েছে: ${reason}`;
/** Of a rider's parcel, in place of “Named in a statement”. */
export const handedOver = 'জমা হয়েছে';
export const handoverWaits = 'জমা হয়েছে, অ্যাডমিনের নিশ্চিত করা বাকি';
export const payoutAwaited = 'স্টেটমেন্টে আছে, পেআউট আসা বাকি';
export const isShortBy = (holder: string, amount: string): string => `${holder} ${digits(amount)} কম দিয়েছে`;
export const gaveTooMuch = (holder: string, amount: string): string =>
  `${holder} ${digits(amount)} বেশি দিয়েছে`;

export type Complete = Matches<typeof import('../../en/domain/cash.ts'), typeof import('./cash.ts')>;
