import { latinDigits } from '../values/typedText.ts';

/**
 * The order number, such as `HK-7Q4K-2E` (MD-2): the shop's prefix (SP-12), and the code, five random characters and one
 * check character of Crockford's base 32 (https://www.crockford.com/base32.html), which has no I, L, O and U. Only the code
 * tells orders apart: an order is found under any prefix, also after the shop has changed it.
 */

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Bits that one character stands for, and the greatest value of a character. */
const bitsOfCharacter = 5;
const greatestValue = alphabet.length - 1;
const randomLength = 5;

/** How many order numbers there are: 33,554,432. */
export const orderNumberCount = alphabet.length ** randomLength;

/** Twice the value in the field of 32 elements with the polynomial x⁵ + x² + 1. */
const doubled = (value: number): number => (value < 16 ? value * 2 : (value * 2) ^ 0b100101);

/**
 * The check value of Damm's method in a field of 2⁵ elements (H. M. Damm, "Total anti-symmetrische Quasigruppen",
 * Marburg 2004): with its check character a number gives 0. Every wrong character and every transposition of two
 * different characters gives another value, because the factors 2, 4, 8 … of the places are different and not 0.
 */
const checkOf = (values: readonly number[]): number =>
  values.reduce((check, value) => doubled(check ^ value), 0);

const valuesOf = (characters: string): number[] =>
  Array.from(characters, (character) => alphabet.indexOf(character));

/** The characters as a code is shown: `7Q4K-2E`. */
const format = (characters: string): string => `${characters.slice(0, 4)}-${characters.slice(4)}`;

/** Characters of a code as it is shown. */
export const orderCodeLength = 7;

/** The code of an order number: `7Q4K-2E`. */
export const orderCodeOf = (number: string): string => number.slice(-orderCodeLength);

/** An order number as an example in forms: its check character is right. */
export const exampleNumber = (prefix: string): string => `${prefix}-7Q4K-2E`;

/** The order number of a random whole number from 0 to below `orderNumberCount`, in the form in which it is shown. */
export const orderNumberOf = (random: number, prefix: string): string => {
  const values = Array.from(
    { length: randomLength },
    (_, place) => (random >>> (bitsOfCharacter * place)) & greatestValue,
  );
  const characters = [...values, checkOf(values)].map((value) => alphabet.charAt(value)).join('');
  return `${prefix}-${format(characters)}`;
};

/** Spaces, hyphens and dashes; people also write a # before a number. */
const separators = /[\s#\-\u2010-\u2015]/g;

/** A prefix or none, then the six characters of a code; U is in no code. */
const writtenNumber = /^(?:[a-z]{2,4})?[0-9a-tv-z]{6}$/i;

/** I and L are read as 1, O as 0. */
const asMeant = (characters: string): string => characters.replace(/[IL]/g, '1').replace(/O/g, '0');

/**
 * The code of an order number that a person typed, in the form in which it is shown. The text may be in any case, with any prefix
 * or none, with or without hyphens and spaces, and with Bengali digits. `null` for any other text, and for a wrong check character.
 */
export const parseOrderCode = (text: string): string | null => {
  const written = latinDigits(text).replace(separators, '');
  if (!writtenNumber.test(written)) return null;
  const characters = asMeant(written.slice(-(randomLength + 1)).toUpperCase());
  return checkOf(valuesOf(characters)) === 0 ? format(characters) : null;
};
