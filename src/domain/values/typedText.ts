/** Reads numbers and codes that people type, in the browser and on the server (ADR 0146). */

const bengaliZero = 0x09e6;
const bengaliDigit = /[\u09e6-\u09ef]/g;

/** Invisible signs: joiners, breaks without a width, marks of direction, the soft hyphen. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The text with Latin digits in place of Bengali ones and without invisible signs: for numbers, codes and phone numbers. */
export const latinDigits = (text: string): string =>
  text.replace(unseen, '').replace(bengaliDigit, (digit) => String(digit.charCodeAt(0) - bengaliZero));

/** Digits, also in groups as in `1,250` and `1,25,000`, and decimals. Any other comma may be meant as a decimal point: `2,5` is not 25. */
const decimalNumber = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** The number of a text such as `1,200`, `১২০০` or `0.5`; `NaN` for any other text. */
export const typedNumber = (text: string): number => {
  const written = latinDigits(text).trim();
  return decimalNumber.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN;
};

/** A `transform` for number fields of yup, which read only Latin digits by themselves: reads a text as `typedNumber` does. */
export const numberAsTyped = (value: number, original: unknown): number =>
  Number.isNaN(value) && typeof original === 'string' ? typedNumber(original) : value;

/** A `transform` for texts of yup that hold digits, such as a phone number or a day: `latinDigits`, trimmed. */
export const digitsAsTyped = (value: unknown): unknown =>
  typeof value === 'string' ? latinDigits(value).trim() : value;
