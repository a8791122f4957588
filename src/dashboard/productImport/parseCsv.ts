import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { importLimits } from '#domain/productFiles/importLimits.ts';
import { type CsvTable, ProductFileError } from '#domain/productFiles/productFile.ts';
import { csvLineEnds, csvSeparatorOf } from '#domain/values/csvSeparatorOf.ts';
import { textEncodingOf } from '#domain/values/textEncodingOf.ts';
import * as messages from '#messages/dashboard/productImport.tsx';

/** Row of the first record after the header, as a spreadsheet counts. */
const firstRow = 2;

/** Parses a CSV file in UTF-8 or UTF-16 whose cells are separated by commas, semicolons or tabs; throws a ProductFileError. */
export const parseCsv = (bytes: Uint8Array): CsvTable => {
  const text = decode(bytes);
  // A spreadsheet file may happen to be valid UTF-8; it has zero bytes, which no text has.
  if (text.includes('\0')) throw new ProductFileError(messages.fileIsNoCsv);
  const { separator, table } = csvSeparatorOf(text);
  const [header = [], ...records] = recordsOf(table, separator);
  refuseBeyondLimits(header, records);
  const lines = records.map((cells, index) => ({ row: firstRow + index, cells }));
  // Spreadsheet programs write empty rows at the end.
  const filledLines = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { header, lines: filledLines };
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(textEncodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new ProductFileError(messages.fileIsNotUtf8);
  }
};

/** Longest record, in characters: some cells may be as long as a cell may be, but not all. */
const longestRecord = importLimits.cell * 5;

/** How many records are parsed: the header, as many as an import takes, and one more, by which too many are noticed. */
const mostRecords = 1 + importLimits.lines + 1;

const recordsOf = (text: string, delimiter: string): string[][] => {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: csvLineEnds,
      relax_column_count: true,
      max_record_size: longestRecord,
      to: mostRecords,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new ProductFileError(messageOf(error));
    throw error;
  }
};

const messageOf = (error: CsvError): string => {
  const line = typeof error.lines === 'number' ? error.lines : null;
  return error.code === 'CSV_MAX_RECORD_SIZE' ? messages.rowIsTooLong(line) : messages.csvCannotBeRead(line);
};

/** Throws if the file has more rows, columns or characters in a cell than an import takes. */
const refuseBeyondLimits = (header: readonly string[], records: readonly (readonly string[])[]): void => {
  if (records.length > importLimits.lines)
    throw new ProductFileError(messages.tooManyRows(importLimits.lines));
  if (header.length > importLimits.columns)
    throw new ProductFileError(messages.tooManyColumns(importLimits.columns));
  const index = records.findIndex((cells) => cells.some((cell) => cell.length > importLimits.cell));
  if (index !== -1) throw new ProductFileError(messages.cellIsTooLong(firstRow + index, importLimits.cell));
};
