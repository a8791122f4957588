import { dayMs, isDay } from '../values/dates.ts';
import { latinDigits } from '../values/typedText.ts';

/** Spreadsheets count days from here; the pattern has the numbers of the days from 1954 to 2119. */
const spreadsheetEpoch = Date.UTC(1899, 11, 30);
const spreadsheetDay = /^[2-7]\d{4}(?:\.\d+)?$/;

/** `25/11/2026`, also with dots or hyphens. */
const dayMonthYear = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/;

/** The day `2026-11-25` of a cell such as `25/11/2026` or a spreadsheet's number; the text of any other cell. */
export const statementDate = (cell: string): string => {
  const text = latinDigits(cell).trim();
  if (spreadsheetDay.test(text)) {
    const days = Math.floor(Number(text));
    return new Date(spreadsheetEpoch + days * dayMs).toISOString().slice(0, 10);
  }
  const [, day = '', month = '', year = ''] = dayMonthYear.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isDay(written)) return written;
  return isDay(text.slice(0, 10)) ? text.slice(0, 10) : text;
};
