import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { type CategoryFile, readCategoryFile } from '#domain/products/readCategoryFile.ts';
import { csvLineEnds } from '#domain/values/csvSeparatorOf.ts';
import { textEncodingOf } from '#domain/values/textEncodingOf.ts';
import * as messages from '#messages/dashboard/categories.ts';

/** The largest file: far larger than the most categories that a shop may have, all with names of full length. */
const maxBytes = 2 * 1024 * 1024;

/** Thrown for a file that cannot be read at all; its message is a sentence for the admin. */
export class CategoryFileError extends Error {}

/** Reads a text or CSV file into categories and refused rows; throws a CategoryFileError if it is no such file. */
export const parseCategoryFile = (bytes: ArrayBuffer): CategoryFile => {
  if (bytes.byteLength > maxBytes) throw new CategoryFileError(messages.fileIsTooLarge);
  const text = decode(bytes);
  // A text has no such character; a binary file may have it, and still decode without an error.
  if (text.includes('\0')) throw new CategoryFileError(messages.fileIsNoText);
  const file = readCategoryFile(parseCells(text).map((cells, index) => ({ row: index + 1, cells })));
  if (file.categories.length === 0 && file.refused.length === 0)
    throw new CategoryFileError(messages.fileHasNoCategory);
  return file;
};

const decode = (bytes: ArrayBuffer): string => {
  const encoding = textEncodingOf(new Uint8Array(bytes));
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CategoryFileError(messages.fileIsNotUtf8);
  }
};

const parseCells = (text: string): string[][] => {
  try {
    return parse(text, {
      // Excel writes a semicolon in CSV files of some countries, and a tab in its “Unicode text”.
      delimiter: [',', ';', '\t'],
      record_delimiter: csvLineEnds,
      // A row has as many cells as it needs: a category without a Bengali name is a single one.
      relax_column_count: true,
      // A line of plain text may have a single quotation mark: `Pans of 5"`.
      relax_quotes: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // With these options only a cell whose quotation mark is not closed is an error.
    const line = typeof error.lines === 'number' ? error.lines : null;
    throw new CategoryFileError(messages.quotationMarkIsMissing(line));
  }
};
