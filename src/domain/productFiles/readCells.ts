import { productTypes } from '../products/productChoices.ts';
import { bareAmount } from '../values/bareAmount.ts';
import { beginningOf } from '../values/cutText.ts';
import { dayStart, isDay } from '../values/dates.ts';
import { dhakaInstant } from '../values/dhakaInstant.ts';
import { latinDigits, typedNumber } from '../values/typedText.ts';

/** Readers of cells as merchants write them; `undefined` for a cell that cannot be read. */

/** `99,5`: spreadsheets of some languages write a comma before the decimals. */
const decimalComma = /^\d+,\d{1,2}$/;

/** An amount in taka from cells such as `৳1,250`, `১২৫০`, `1250.50` and `99,5`; `null` for an empty cell. */
export const readAmountCell = (cell: string): number | null | undefined => {
  const text = bareAmount(latinDigits(cell));
  if (text === '') return null;
  const amount = typedNumber(decimalComma.test(text) ? text.replace(',', '.') : text);
  return Number.isNaN(amount) ? undefined : amount;
};

/** Characters of an unreadable cell that a refusal repeats. */
const repeatedLength = 60;

/** The beginning of an unreadable cell in quotation marks, for a refusal. */
export const quotedBeginning = (cell: string): string => `“${beginningOf(cell, repeatedLength)}”`;

/** The refusal of a cell from which `readAmountCell` reads nothing. */
export const notAnAmount = (cell: string): string => `${quotedBeginning(cell)} is not an amount.`;

const yes: ReadonlySet<string> = new Set(['yes', 'true', '1', 'y', 'হ্যাঁ']);
const no: ReadonlySet<string> = new Set(['', 'no', 'false', '0', 'n', 'না']);

/** Whether the cell says yes; an empty one says no. */
export const readYesCell = (cell: string): boolean | undefined => {
  const text = latinDigits(cell).trim().toLowerCase();
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
};

const plainType = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ');

/** The type of a product, in the shop's letters: the home page has a row for `Best Selling` and none for `best selling`. */
export const readTypeCell = (cell: string): string =>
  productTypes.find((type) => plainType(type) === plainType(cell)) ?? cell;

/** Later years have six digits and a sign in an ISO text. */
const latestTime = Date.parse('9999-12-31T23:59:59Z');

/** A time from 1970 on as ISO text: the one that `dhakaInstant` reads, or for a day its beginning in Dhaka. */
export const readTimeCell = (cell: string): string | undefined => {
  const text = latinDigits(cell).trim();
  const time = isDay(text) ? dayStart(text).getTime() : Date.parse(dhakaInstant(text) ?? '');
  const isInRange = time >= 0 && time <= latestTime;
  return isInRange ? new Date(time).toISOString() : undefined;
};
