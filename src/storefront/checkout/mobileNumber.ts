import { mobileDigits } from '#domain/constants.ts';
import { latinDigits, normalizeMobileNumber } from '#domain/mobileNumber.ts';

/**
 * The field's value after a keystroke, a paste or autofill (CO-3): digits only, a whole number without the
 * country code. One digit too many leaves the value unchanged and sets `tooLong`.
 */
export const typedMobile = (before: string, typed: string): { value: string; tooLong: boolean } => {
  const digits = latinDigits(typed).replace(/\D/g, '');
  // Otherwise a deleted leading zero would be restored.
  if (before === `0${digits}`) return { value: digits, tooLong: false };
  const value = normalizeMobileNumber(digits);
  return value.length > mobileDigits ? { value: before, tooLong: true } : { value, tooLong: false };
};
