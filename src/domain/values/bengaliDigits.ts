const digits = '০১২৩৪৫৬৭৮৯';

/** A whole number, or the digits of a text, in Bengali digits, such as ৭. */
export const bengaliDigits = (value: number | string): string =>
  String(value).replace(/\d/g, (digit) => digits.charAt(Number(digit)));
