import { createHash } from 'node:crypto';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import {
  type CheckedLine,
  type EarlierStatement,
  type StatementCheck,
  sumsOf,
} from '#domain/statements/statementCheck.ts';
import { readStatementLines } from '#domain/statements/statementLines.ts';
import type { StatementMapping } from '#domain/statements/statementMapping.ts';
import type { StatementTable } from '#domain/statements/statementTable.ts';
import { dateTimeText } from '#domain/values/dates.ts';
import { fromPoisha, fromPoishaOrNull, takaText } from '#domain/values/money.ts';
import { cashStateLabels } from '#messages/domain/cash.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { writeOffsOf } from '../cash/cashRepository.ts';
import type { Db } from '../database/database.ts';
import { extendLimits } from '../database/queries/extendLimits.ts';
import { type StatedLine, statedLines } from './statedLines.ts';
import {
  bookedLinesOf,
  findNamedParcels,
  type NamingStatement,
  statementsNaming,
} from './statementParcelsRepository.ts';
import { findSameStatement } from './statementsRepository.ts';

/** A statement that is to be compared with the ledger. */
export interface GivenStatement {
  readonly courier: CourierId;
  /** The file's name, or the payment's number. */
  readonly name: string;
  /** The courier's id of the payment; `null` for a file. */
  readonly paymentId: string | null;
  readonly table: StatementTable;
  readonly mapping: StatementMapping;
  /** What the courier pays in all, in poisha; `null` when nobody has said. */
  readonly payoutTotal: number | null;
}

/** A compared statement: what users see (`check`), what would be stored (`lines`), and a hash of its table. */
export interface ComparedStatement {
  readonly check: StatementCheck;
  readonly lines: readonly StatedLine[];
  readonly tableHash: string;
}

/** How many faulty cells are named at most, since in a wrong column all cells are faulty. */
const maxNamedFaults = 100;

/** How many invoices are named at most that an earlier statement has too. */
const maxNamedInvoices = 20;

/** How many rows of the same parcel are named at most, besides the last one: a wrong column may have one number in all rows. */
const maxNamedRows = 10;

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** A hash of the table, which is the same whether it came as CSV or XLSX. */
const tableHashOf = ({ table }: GivenStatement): string =>
  sha256([table.header, table.rows.map(({ cells }) => cells.map((cell) => cell.trim()))]);

/** Tells in a sentence which earlier statement has named a parcel. */
type DescribeEarlier = (consignmentId: string) => string;

/** The other rows of the line's parcel, as a text. */
const otherRows = ({ line, rows }: StatedLine): string => {
  const named = rows.length > maxNamedRows + 1 ? [...rows.slice(0, maxNamedRows), '…', rows.at(-1)] : rows;
  return named.filter((row) => row !== line.row).join(', ');
};

/** What staff should know about a line, in English sentences, which the page translates; '' for a line that is as expected. */
const noteOf = (stated: StatedLine, describeEarlier: DescribeEarlier): string => {
  const { kind, parcel, line, collected, expected, rows } = stated;
  if (parcel === null) return 'No parcel of this courier has this invoice, number or tracking code.';
  if (rows.length > 1)
    return `The parcel is also in row ${otherRows(stated)}. None of these rows moves money.`;
  const { stage, cashState } = parcel.row;
  const difference = takaText(fromPoisha(Math.abs(collected - expected)));
  const beyondBooked =
    collected === expected ? '' : `; ${difference} ${collected < expected ? 'less' : 'more'} than was booked`;
  const texts: Record<StatedLine['kind'], string> = {
    equal: '',
    less: `${difference} less than is due.`,
    more: `${difference} more than is due.`,
    notDelivered: `The parcel is “${consignmentStageLabels[stage]}”${beyondBooked}.`,
    takenBack: 'The courier takes money back that it has named.',
    afterWriteOff: 'The parcel was written off; the write-off is taken back.',
    void: collected > 0 ? 'Money for a parcel that came back.' : 'Nothing is collected for the parcel.',
    twice: describeEarlier(parcel.row.id),
    // Such a line has no parcel: its note is returned above.
    unknown: '',
    refused: `The parcel’s money is “${cashStateLabels[cashState]}” and takes no such line.`,
  };
  const isNetOnly = line.collected === null && collected !== 0;
  if (!isNetOnly) return texts[kind];
  return `${texts[kind]} Only the net amount is told; the rest is an unknown deduction.`.trim();
};

/** The name by which staff know a line: its invoice, else the courier's number, else the tracking code. */
export const lineNameOf = ({ line }: Pick<StatedLine, 'line'>): string =>
  line.invoice || line.reference || line.trackingCode;

const toCheckedLine = (stated: StatedLine, describeEarlier: DescribeEarlier): CheckedLine => {
  const { line, parcel, kind, agreedFees, moves } = stated;
  return {
    row: line.row,
    name: lineNameOf(stated),
    kind,
    consignmentId: parcel?.row.id ?? null,
    orderId: parcel?.row.orderId ?? null,
    invoice: parcel?.row.invoice ?? '',
    expected: fromPoisha(stated.expected),
    collected: fromPoisha(stated.collected),
    fees: fromPoisha(stated.fees),
    net: fromPoisha(stated.net),
    agreedFees: fromPoishaOrNull(agreedFees),
    note: noteOf(stated, describeEarlier),
    events: moves.map(({ type, after, entries }) => ({
      type,
      to: after.state,
      entries: entries.map((entry) => ({ kind: entry.kind, amount: fromPoisha(entry.amount) })),
    })),
  };
};

const toEarlier = (
  { id, name, at, by, consignmentIds }: NamingStatement,
  invoices: ReadonlyMap<string, string>,
): EarlierStatement => ({
  id,
  name,
  at: at.toISOString(),
  by,
  invoices: consignmentIds.slice(0, maxNamedInvoices).map((parcelId) => invoices.get(parcelId) ?? ''),
  parcels: consignmentIds.length,
});

/** Describes for each parcel the newest of the statements that name it; `earlier` has the newest first. */
const describerOf = (earlier: readonly NamingStatement[]): DescribeEarlier => {
  const sentences = new Map<string, string>();
  for (const { name, at, consignmentIds } of earlier) {
    const sentence = `Named by “${name}” on ${dateTimeText(at.toISOString())}.`;
    for (const id of consignmentIds) if (!sentences.has(id)) sentences.set(id, sentence);
  }
  return (id) => sentences.get(id) ?? 'All of its money is named already.';
};

/** Who compares a statement, when, and how. */
interface CheckOptions {
  /** The role of the person who would apply the statement. */
  readonly by: 'staff' | 'admin';
  readonly at: Date;
  /** Whether to lock the parcels, because their cash is going to be moved. */
  readonly locks: boolean;
  readonly prices: PriceSettings;
}

/**
 * Compares a statement with the ledger and returns what applying it would do (CA-3); writes nothing. Throws a StatementFileError
 * for a mapping that does not fit the table.
 */
export const compareStatement = async (
  tx: Db,
  given: GivenStatement,
  { by, at, locks, prices }: CheckOptions,
): Promise<ComparedStatement> => {
  await extendLimits(tx);
  const { lines: fileLines, faults } = readStatementLines(given.table, given.mapping);
  const findParcel = await findNamedParcels(tx, given.courier, fileLines, { locks });
  // Each once, even if several lines name it.
  const parcels = [...new Set(fileLines.flatMap((line) => findParcel(line)?.row ?? []))];
  const ids = parcels.map(({ id }) => id);
  const writtenOff = parcels.filter(({ cashState }) => cashState === 'writtenOff').map(({ id }) => id);
  const lines = await statedLines(fileLines, {
    findParcel,
    writeOffs: await writeOffsOf(tx, writtenOff),
    bookedLines: await bookedLinesOf(tx, ids),
    prices,
    sender: { by, at: at.toISOString() },
  });
  const earlier = await statementsNaming(tx, ids);
  const describeEarlier = describerOf(earlier);
  const checkedLines = lines.map((line) => toCheckedLine(line, describeEarlier));
  const tableHash = tableHashOf(given);
  const invoices = new Map(parcels.map(({ id, invoice }) => [id, invoice]));
  const shown = {
    lines: checkedLines,
    sums: sumsOf(checkedLines),
    feesDiffer: checkedLines.filter(({ agreedFees }) => agreedFees !== null).length,
    net: fromPoisha(lines.reduce((sum, { net }) => sum + net, 0)),
    payoutTotal: fromPoishaOrNull(given.payoutTotal),
    same: await findSameStatement(tx, given.courier, tableHash),
    overlaps: earlier.map((statement) => toEarlier(statement, invoices)),
    faults: faults.slice(0, maxNamedFaults),
  };
  // Applying the statement is refused once it would have another digest. It also covers the number of moves of each parcel, so that any
  // change of its cash is noticed.
  const moves = parcels.map(({ id, cashMoves }) => [id, cashMoves]);
  const digest = sha256([tableHash, given.courier, moves, shown]);
  return { check: { digest, ...shown }, lines, tableHash };
};
