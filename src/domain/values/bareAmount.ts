/** Currencies, also right beside the digits as in `1250tk`, blanks, and `/-` or `/=` behind an amount in whole taka. */
const besideDigits = /(?:\s|৳|টাকা|(?:tk|bdt|taka)\.?|\/\s*[-=])+/gi;

/** A blank that is not between digits: those may be two amounts, as in `60 120` and `50Tk.50`. */
const blankAtSign = /([^\d.,]) | (?=[^\d.,])/g;

/** The digits of an amount in taka as people write it, such as `1,250` for `৳ 1,250/-`; for any other text one that is no number. */
export const bareAmount = (text: string): string =>
  text.replace(besideDigits, ' ').trim().replace(blankAtSign, '$1');
