import { type CourierId, isCourierId } from '../consignments/couriers.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { readMapping, type StatementMapping } from './statementMapping.ts';
import type { StatementRow } from './statementTable.ts';

/** The first rows of a statement, for staff to choose what its columns mean (CA-3). */
export interface StatementPreview {
  /** The file's name, or the payment's number. */
  readonly name: string;
  readonly courier: CourierId;
  readonly header: readonly string[];
  readonly rows: readonly StatementRow[];
  /** How many rows there are. */
  readonly lines: number;
  /** What the columns seem to mean. */
  readonly mapping: StatementMapping;
  /** Whether the mapping is the saved one of the courier, whose columns this file has. */
  readonly isSaved: boolean;
  /** Taka that the courier pays with this payment; `null` for a file. */
  readonly payoutTotal: number | null;
}

const readCell = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null);

const readRow = (raw: unknown): StatementRow | null =>
  isRecord(raw) ? { row: readNumber(raw.row) ?? 0, cells: readList(raw.cells, readCell) } : null;

/** The preview that a host sent; `null` for one of an unknown courier. */
export const readStatementPreview = (raw: unknown): StatementPreview | null => {
  if (!isRecord(raw) || !isCourierId(raw.courier)) return null;
  return {
    name: readText(raw.name),
    courier: raw.courier,
    header: readList(raw.header, readCell),
    rows: readList(raw.rows, readRow),
    lines: readNumber(raw.lines) ?? 0,
    mapping: readMapping(raw.mapping),
    isSaved: raw.isSaved === true,
    payoutTotal: readNumber(raw.payoutTotal),
  };
};
