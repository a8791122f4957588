import { mobileDigits } from '#domain/constants.ts';
import { latinDigits, normalizeMobileNumber } from '#domain/mobileNumber.ts';

/**
 * What the field holds after a keystroke, a paste or autofill (CO-3): digits only, and a whole number without the
 * country's code. One digit too many leaves the field as it was and is told.
 */
export const typedMobile = (before: string, typed: string): { value: string; tooLong: boolean } => {
  const digits = latinDigits(typed).replace(/\D/g, '');
  // Or the leading zero could not be deleted.
  if (before === `0${digits}`) return { value: digits, tooLong: false };
  const value = normalizeMobileNumber(digits);
  return value.length > mobileDigits ? { value: before, tooLong: true } : { value, tooLong: false };
};
