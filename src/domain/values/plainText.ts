import { latinDigits } from './typedText.ts';

/** Reads names and sentences that people type (ADR 0146). Not in typedText.ts, since no first visit needs them. */

/** The soft hyphen, breaks without a width, marks of direction. */
const invisibleSigns = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const unbreakableSpaces = /[\u00a0\u202f]/g;

/**
 * A name or sentence as it is stored: in NFC, without marks of direction, with ordinary spaces. Joiners stay, since a Bengali
 * conjunct or an emoji may need them.
 */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(invisibleSigns, '').replace(unbreakableSpaces, ' ');

/** `plainText`, trimmed, as a `transform` of yup; what is no string stays as it is. */
export const cleanText = (value: unknown): unknown =>
  typeof value === 'string' ? plainText(value).trim() : value;

/** A letter or a digit; a name without any is refused. */
export const letterOrDigit = /[\p{L}\p{N}]/u;

export const hasLetterOrDigit = (text: string): boolean => letterOrDigit.test(text);

/**
 * The text for comparison: case, the script of digits, the number of blanks and the composition of letters make no difference.
 * Invisible signs make none either: `latinDigits` drops them. Indexes (`searchedText.ts`) and stored columns hold its results: a change
 * of this function has to change them too.
 */
export const searchKey = (text: string): string =>
  latinDigits(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').trim();
