import { latinDigits } from '../values/typedText.ts';
import type { StockItem } from './stock.ts';

/** Barcodes of counted goods (GS-11): EAN-13, EAN-8, and UPC-A, which is an EAN-13 that begins with 0. */

const upcLength = 12;
/** Digits of EAN-8, UPC-A and EAN-13. */
const lengths = [8, upcLength, 13] as const;

/** Characters that an entered barcode may have, with spaces and hyphens. */
export const barcodeTextLimit = 40;

/** The check digit for these digits: every second one, from the rightmost on, counts three times; with it the sum is a multiple of ten. */
const checkDigitOf = (digits: string): number => {
  const fromTheRight = Array.from(digits, Number).toReversed();
  const sum = fromTheRight.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

const isChecked = (digits: string): boolean => checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1));

/** The text without the spaces and hyphens between its groups of digits. */
const digitsOf = (text: string): string => latinDigits(text).replace(/[\s-]/g, '');

/** What is wrong with a text as a barcode, in one sentence in English; `undefined` for a barcode. */
export const barcodeError = (text: string): string | undefined => {
  const digits = digitsOf(text);
  if (!/^\d+$/.test(digits) || !lengths.some((length) => length === digits.length))
    return 'A barcode has 8, 12 or 13 digits.';
  return isChecked(digits) ? undefined : 'The last digit does not fit the others: please check them.';
};

/** The barcode as the shop stores it, 8 or 13 digits: UPC-A gets the 0 of EAN-13. `null` for any other text. */
export const readBarcode = (text: string): string | null => {
  if (barcodeError(text) !== undefined) return null;
  const digits = digitsOf(text);
  return digits.length === upcLength ? `0${digits}` : digits;
};

/** The item that has a barcode, with its product. */
export interface FoundBarcode extends StockItem {
  readonly product: { readonly id: string; readonly name: string };
}

/** The prefix of EAN-13 that the standard leaves to shops for codes of their own; no manufacturer has it. */
const ownPrefix = '20';

/** Digits between the prefix and the check digit. */
const ownDigits = 10;

/** How many codes of its own a shop can have. */
export const ownBarcodeCount = 10 ** ownDigits;

/** A code of the shop's own with its check digit; `number` is whole, from 0 to below `ownBarcodeCount`. */
export const ownBarcode = (number: number): string => {
  const digits = `${ownPrefix}${String(number).padStart(ownDigits, '0')}`;
  return `${digits}${checkDigitOf(digits)}`;
};

/** The text of a number field after a scan: a scanner types like a keyboard, behind what the field holds. */
interface ScannedInto {
  /** What the field held before the scan, in Latin digits. */
  readonly typed: string;
  readonly barcode: string;
}

/** The longest barcode at the end of a field's text; `null` for none. */
export const scannedInto = (text: string): ScannedInto | null => {
  const held = latinDigits(text);
  for (const length of lengths.toReversed()) {
    const digits = held.slice(-length);
    const barcode = /^\d+$/.test(digits) ? readBarcode(digits) : null;
    if (barcode !== null) return { typed: held.slice(0, -digits.length), barcode };
  }
  return null;
};
