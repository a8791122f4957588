import { isUsualHeader } from '#domain/statements/statementMapping.ts';
import {
  StatementFileError,
  type StatementTable,
  statementLimits,
  statementTableOf,
} from '#domain/statements/statementTable.ts';
import { ApiError } from '../../errors/apiError.ts';
import { readCsvRows } from './readCsvRows.ts';
import { readXlsxRows } from './readXlsxRows.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** The first bytes of a ZIP file, such as an XLSX file. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04];
/** The first bytes of a file of Excel before 2007, and of an XLSX file with a password. */
const oldExcelSignature = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads the table in a CSV or XLSX file, which is recognized by its content. Rejects with a StatementFileError, which names row and
 * column if they are known, and with an ApiError `tooLarge` for a file of more than 5 MB.
 */
export const readStatementFile = async (bytes: Uint8Array<ArrayBuffer>): Promise<StatementTable> => {
  if (bytes.length > statementLimits.bytes)
    throw new ApiError('tooLarge', 'A statement may be at most 5 MB.', { field: 'content' });
  if (startsWith(bytes, oldExcelSignature))
    throw new StatementFileError(
      'The file is from an old version of Excel or has a password. Save it as XLSX or CSV without a password.',
    );
  return startsWith(bytes, zipSignature)
    ? statementTableOf(await readXlsxRows(bytes), { isHeader: isUsualHeader })
    : statementTableOf(readCsvRows(bytes), { isHeader: isUsualHeader, isCsv: true });
};
