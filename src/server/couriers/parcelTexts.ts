import { firstCharacters } from '#domain/values/cutText.ts';
import type { ParcelToBook } from './courier.ts';

/** The texts that couriers get about a parcel. */

/** The number of letters as couriers count them, in code points. */
export const letterCount = (text: string): number => Array.from(text).length;

/** The text on one line, trimmed, since a line end would end a row of an upload file. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The text in at most that many letters; one that is cut ends with an ellipsis. */
export const shortened = (text: string, letters: number): string =>
  letterCount(text) <= letters ? text : `${firstCharacters(text, letters - 1)}…`;

/** The text as a pattern that matches just this text. */
const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A letter, or a sign that belongs to one, as the vowel signs of Bengali. */
const letter = '[\\p{L}\\p{M}]';

/** Whether the address has the place as a whole word. */
const mentions = (address: string, place: string): boolean => {
  const wholeWord = new RegExp(`(?<!${letter})${escapedPattern(place.toLowerCase())}(?!${letter})`, 'u');
  return wholeWord.test(address.toLowerCase());
};

/** The address with thana and district at its end, unless it names them already. */
export const fullAddress = ({ address, thana, district }: ParcelToBook): string => {
  let full = oneLine(address);
  for (const place of [thana, district]) {
    const name = oneLine(place ?? '');
    if (name !== '' && !mentions(full, name)) full += `, ${name}`;
  }
  return full;
};

/** The note for the rider. For an exchange it begins with an instruction, since no courier has a field for exchanges. */
export const riderNote = ({ note, isExchange }: ParcelToBook): string =>
  oneLine(isExchange ? `EXCHANGE: take the other parcel back. ${note}` : note);
