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

/** Whether the address has the place as a whole word. */
const mentions = (address: string, place: string): boolean => {
  const letters = place.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}])${letters}(?![\\p{L}\\p{M}])`, 'u').test(address.toLowerCase());
};

/** The address with thana and district at its end, unless it names them already. */
export const fullAddress = ({ address, thana, district }: ParcelToBook): string =>
  [thana, district].reduce<string>((text, place) => {
    const name = oneLine(place ?? '');
    return name === '' || mentions(text, name) ? text : `${text}, ${name}`;
  }, oneLine(address));

/** The note for the rider. For an exchange it begins with an instruction, since no courier has a field for exchanges. */
export const riderNote = ({ note, isExchange }: ParcelToBook): string =>
  oneLine(isExchange ? `EXCHANGE: take the other parcel back. ${note}` : note);
