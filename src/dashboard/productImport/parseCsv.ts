import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { importLimits } from '#domain/productFiles/importLimits.ts';
import { type CsvTable, ProductFileError } from '#domain/productFiles/productFile.ts';
import { csvSeparatorOf } from '#domain/values/csvSeparator.ts';
import * as messages from '#messages/dashboard/productImport.tsx';

const decode = (bytes: Uint8Array): string => {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ProductFileError(messages.fileIsNotUtf8);
  }
};

const messageOf = (error: CsvError): string => {
  const line = typeof error.lines === 'number' ? error.lines : null;
  return error.code === 'CSV_MAX_RECORD_SIZE' ? messages.rowIsTooLong(line) : messages.csvCannotBeRead(line);
};

const recordsOf = (text: string, delimiter: string): string[][] => {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      max_record_size: importLimits.cell * 5,
      to: importLimits.lines + 2,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new ProductFileError(messageOf(error));
    throw error;
  }
};

/** Throws if the file has more rows, columns or characters in a cell than an import takes. */
const refuseLimits = (header: readonly string[], records: readonly (readonly string[])[]): void => {
  if (records.length > importLimits.lines)
    throw new ProductFileError(messages.tooManyRows(importLimits.lines));
  if (header.length > importLimits.columns)
    throw new ProductFileError(messages.tooManyColumns(importLimits.columns));
  const row = records.findIndex((cells) => cells.some((cell) => cell.length > importLimits.cell));
  if (row !== -1) throw new ProductFileError(messages.cellIsTooLong(row + 2, importLimits.cell));
};

/** Parses a CSV file in UTF-8 or UTF-16 whose cells are separated by commas, semicolons or tabs; throws a ProductFileError. */
export const parseCsv = (bytes: Uint8Array): CsvTable => {
  if (bytes.length > importLimits.fileBytes)
    throw new ProductFileError(messages.csvFileIsTooLarge(importLimits.fileBytes / 1024 / 1024));
  const text = decode(bytes);
  if (text.includes('\0')) throw new ProductFileError(messages.fileIsNoCsv);
  const { separator, table } = csvSeparatorOf(text);
  const [header = [], ...records] = recordsOf(table, separator);
  refuseLimits(header, records);
  return {
    header,
    lines: records
      .map((cells, index) => ({ row: index + 2, cells }))
      // Spreadsheet programs write empty rows at the end.
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
};
