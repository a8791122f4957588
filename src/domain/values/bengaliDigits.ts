const digits = '০১২৩৪৫৬৭৮৯';

/** A whole number in Bengali digits, such as ৭. */
export const bengaliDigits = (number: number): string =>
  String(number).replace(/\d/g, (digit) => digits.charAt(Number(digit)));
