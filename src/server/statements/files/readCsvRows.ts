import { CsvError, parse } from 'csv-parse/sync';
import {
  StatementFileError,
  type StatementRow,
  statementLimits,
  tooManyRows,
} from '#domain/statements/statementTable.ts';
import { csvLineEnds, csvSeparatorOf } from '#domain/values/csvSeparatorOf.ts';
import { textEncodingOf } from '#domain/values/textEncodingOf.ts';

/** The most rows that are read. Rows of empty cells count, since some files have thousands of them; empty lines do not. */
const maxReadRows = 5 * statementLimits.lines;

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(textEncodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new StatementFileError('The file is not written in UTF-8. Save it as “CSV UTF-8” or as XLSX.');
  }
};

/** Reads the rows of a CSV file, without empty lines. Commas, semicolons or tabs separate its cells. Throws a StatementFileError. */
export const readCsvRows = (bytes: Uint8Array): StatementRow[] => {
  const text = decode(bytes);
  if (text.includes('\0')) throw new StatementFileError('The file is neither CSV nor XLSX.');
  const { separator, table } = csvSeparatorOf(text);
  try {
    const rows: StatementRow[] = [];
    parse(table, {
      delimiter: separator,
      record_delimiter: csvLineEnds,
      relax_column_count: true,
      max_record_size: statementLimits.cell * statementLimits.columns,
      to: maxReadRows,
      // The parser makes an error, with its stack, for each row of another width, and so for each empty line: seconds for a large file.
      skip_empty_lines: true,
      on_record: (cells: string[], { records, empty_lines: skipped }) => {
        rows.push({ row: records + skipped, cells });
        return null;
      },
    });
    // Rows behind these are not read: they would be lost without a word.
    if (rows.length === maxReadRows) throw tooManyRows();
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StatementFileError('A quotation mark is missing or in the wrong place.', {
      row: typeof error.lines === 'number' ? error.lines : null,
    });
  }
};
