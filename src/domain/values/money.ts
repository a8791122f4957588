import { digits, groupDigits } from '#messages/language.ts';

/**
 * Amounts are taka with at most two decimals. Sums are computed in poisha (whole hundredths) to avoid
 * floating-point errors in totals.
 */

export const taka = '৳';

/** Poisha; a third decimal is rounded away. */
export const toPoisha = (amount: number): number => Math.round(amount * 100);
export const fromPoisha = (poisha: number): number => poisha / 100;
/** For amounts that may be missing: `null` stays `null`. */
export const toPoishaOrNull = (amount: number | null): number | null =>
  amount === null ? null : toPoisha(amount);
export const fromPoishaOrNull = (poisha: number | null): number | null =>
  poisha === null ? null : fromPoisha(poisha);

/** Poisha by which a floating-point product may miss a whole number. */
const floatError = 1e-6;

/** Whether the amount is a finite number with no more than two decimals. */
export const isAmount = (amount: number): boolean =>
  Number.isFinite(amount) && Math.abs(amount * 100 - toPoisha(amount)) < floatError;

/** Taka of `quantity` pieces that cost `unit` each. */
export const times = (unit: number, quantity: number): number => fromPoisha(toPoisha(unit) * quantity);
/** The sum of amounts in taka. */
export const sum = (amounts: readonly number[]): number =>
  fromPoisha(amounts.reduce((total, amount) => total + toPoisha(amount), 0));

const withTaka = (amount: number, decimals: number): string =>
  `${amount < 0 ? '−' : ''}${taka}${groupDigits(Math.abs(amount).toFixed(decimals))}`;

/** `৳1,250`, `৳99.50` or `−৳60`, in Latin digits in every language: in a text that is sent, stored or exported. */
export const takaText = (amount: number): string => withTaka(amount, Number.isInteger(amount) ? 0 : 2);
/** `৳1,250`, `৳99.50` or `−৳60`, as a screen shows it. */
export const formatTaka = (amount: number): string => digits(takaText(amount));
/** `৳1,250.00`, the format of totals. */
export const formatExactTaka = (amount: number): string => digits(withTaka(amount, 2));
