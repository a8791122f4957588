import { mobileDigits } from '#domain/rules.ts';

const bengaliZero = 0x09e6;
const toLatin = (typed: string): string =>
  typed.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));

/** Bangladesh's country code before a whole number, as address books and autofill write it. */
const withoutCountry = (digits: string): string => digits.replace(/^88(?=01\d{9}$)/, '');

/**
 * What the field holds after a keystroke or a paste (CO-3): digits only, Bengali ones taken as their
 * Latin twins. One digit too many leaves the field as it was and is told.
 */
export const typedMobile = (before: string, typed: string): { value: string; tooLong: boolean } => {
  const digits = withoutCountry(toLatin(typed).replace(/\D/g, ''));
  return digits.length > mobileDigits ? { value: before, tooLong: true } : { value: digits, tooLong: false };
};
