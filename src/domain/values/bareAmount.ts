/** A currency, also right beside the digits as in `1250tk`, blanks, and `/-` or `/=` behind an amount in whole taka. */
const besideDigits = /\s|৳|টাকা|(?:tk|bdt|taka)\.?|\/\s*[-=](?!\s*\d)/gi;

/** The digits of an amount in taka as people write it, such as `1,250` for `৳ 1,250/-`; any other text without blanks. */
export const bareAmount = (text: string): string => text.replace(besideDigits, '');
