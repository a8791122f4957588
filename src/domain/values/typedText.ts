/** What people type, read by browser and server alike (ADR 0146). */

const bengaliZero = 0x09e6;

/** Signs that nobody sees: joiners, breaks without a width, marks of direction, the soft hyphen. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The text with Latin digits in place of Bengali ones, without signs that nobody sees: of numbers, codes and phone numbers. */
export const latinDigits = (text: string): string =>
  text.replace(unseen, '').replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));

/** The number of a text such as `1,200`, `১২০০` or `0.5`; `NaN` for any other text. */
export const typedNumber = (text: string): number => {
  const written = latinDigits(text).trim();
  return /^\d[\d,]*(\.\d+)?$/.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN;
};

/** A number field of yup, which reads texts in Latin digits alone, by the same rule: for `transform`. */
export const numberAsTyped = (value: number, original: unknown): number =>
  Number.isNaN(value) && typeof original === 'string' ? typedNumber(original) : value;

/** The same for texts of yup: a number of any length, as a phone number or a day. */
export const digitsAsTyped = (value: unknown): unknown =>
  typeof value === 'string' ? latinDigits(value).trim() : value;
