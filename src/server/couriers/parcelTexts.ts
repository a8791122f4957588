import { firstCharacters } from '#domain/values/cutText.ts';
import type { ParcelToBook } from './courier.ts';

/** What couriers are told of a parcel in words. */

/** Letters as couriers count them: code points. */
export const letterCount = (text: string): number => Array.from(text).length;

/** One line without blanks at its ends: a line end would end a row of an upload file. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The text in at most that many letters, with an ellipsis where some are left out. */
export const shortened = (text: string, letters: number): string =>
  letterCount(text) <= letters ? text : `${firstCharacters(text, letters - 1)}…`;

const mentions = (address: string, place: string): boolean => {
  const letters = place.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}])${letters}(?![\\p{L}\\p{M}])`, 'u').test(address.toLowerCase());
};

/** The address with thana and district, which riders read there; neither twice. */
export const fullAddress = ({ address, thana, district }: ParcelToBook): string =>
  [thana, district].reduce<string>((text, place) => {
    const name = oneLine(place ?? '');
    return name === '' || mentions(text, name) ? text : `${text}, ${name}`;
  }, oneLine(address));

/** The note of staff; an exchange begins with what the rider does, since no courier has a field for it. */
export const riderNote = ({ note, isExchange }: ParcelToBook): string =>
  oneLine(isExchange ? `EXCHANGE: take the other parcel back. ${note}` : note);
