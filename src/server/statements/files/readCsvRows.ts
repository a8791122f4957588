import { CsvError, parse } from 'csv-parse/sync';
import {
  StatementFileError,
  type StatementRow,
  statementLimits,
  tooManyRows,
} from '#domain/statements/statementTable.ts';
import { csvLineEnds, csvSeparatorOf } from '#domain/values/csvSeparator.ts';
import { textEncodingOf } from '#domain/values/textEncoding.ts';

/** The most rows that are read. Empty ones count, since some files have thousands of them, and 5 MB of them would take seconds. */
const maxReadRows = 5 * statementLimits.lines;

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(textEncodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new StatementFileError('The file is not written in UTF-8. Save it as “CSV UTF-8” or as XLSX.');
  }
};

/** Reads all rows of a CSV file, also empty ones. Commas, semicolons or tabs separate its cells. Throws a StatementFileError. */
export const readCsvRows = (bytes: Uint8Array): StatementRow[] => {
  const text = decode(bytes);
  if (text.includes('\0')) throw new StatementFileError('The file is neither CSV nor XLSX.');
  const { separator, table } = csvSeparatorOf(text);
  try {
    const records = parse(table, {
      delimiter: separator,
      record_delimiter: csvLineEnds,
      relax_column_count: true,
      max_record_size: statementLimits.cell * statementLimits.columns,
      to: maxReadRows,
    });
    // Rows behind these are not read: they would be lost without a word.
    if (records.length === maxReadRows) throw tooManyRows();
    return records.map((cells, index) => ({ row: index + 1, cells }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StatementFileError('A quotation mark is missing or stands in a wrong place.', {
      row: typeof error.lines === 'number' ? error.lines : null,
    });
  }
};
