import { latinDigits } from './typedText.ts';

/** Separators in phone numbers of address books: blanks, dashes, brackets, dots, plus. */
const separators = /[\s().+\-\u2010-\u2015]/g;

/** The phone number in Latin digits without its separators. */
export const phoneDigits = (text: string): string => latinDigits(text).replace(separators, '');

/** A mobile number of Bangladesh with or without the country code, 880 or 00880, and the leading zero. */
const bangladeshiMobile = /^(?:(?:00)?880)?0?(1\d{9})$/;

/** The eleven digits of a mobile number of Bangladesh in any notation; any other text unchanged (CO-3). */
export const normalizeMobileNumber = (text: string): string => {
  const significant = bangladeshiMobile.exec(phoneDigits(text))?.[1];
  return significant === undefined ? text : `0${significant}`;
};

/** How the numbers of the country's operators begin: 013 to 019. */
const operatorPrefix = /^01[3-9]/;
const prefixLength = 3;

/**
 * Whether a number begins like that of no operator; `digits` are the result of `normalizeMobileNumber`, also while the number is being
 * typed. The form only shows a hint (SH-2), since CO-3 accepts such a number.
 */
export const isUnusualMobile = (digits: string): boolean =>
  digits.length >= prefixLength && !operatorPrefix.test(digits);

const dot = '•';
const longNumber = 9;
const shownAtStart = 3;
const shownAtEnd = 2;

/**
 * The phone number for people who must not know all of it (SH-4, MD-10): its first three and last two characters, with dots for the
 * others. Of a number with fewer than nine characters only the last two are shown.
 */
export const maskedPhone = (mobileNumber: string): string => {
  const characters = Array.from(mobileNumber);
  const firstDot = characters.length >= longNumber ? shownAtStart : 0;
  const lastShown = characters.length - shownAtEnd;
  return characters
    .map((character, index) => (index < firstDot || index >= lastShown ? character : dot))
    .join('');
};
