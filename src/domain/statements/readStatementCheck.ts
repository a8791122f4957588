import { readCashHistoryEntry } from '../cash/cashHistory.ts';
import { cashEventTypes, isCashState } from '../cash/cashState.ts';
import { isRecord, readList, readNumber, readText, readTexts } from '../values/parse.ts';
import type {
  CheckedEvent,
  CheckedLine,
  EarlierStatement,
  KindSum,
  StatedParcel,
  StatementCheck,
} from './statementCheck.ts';
import { isStatementKind } from './statementKind.ts';
import type { StatementFault } from './statementTable.ts';

/** Readers of the dry run of a statement that a host sends. */

const readEvent = (raw: unknown): CheckedEvent | null => {
  if (!isRecord(raw) || !isCashState(raw.to)) return null;
  const type = cashEventTypes.find((name) => name === raw.type);
  return type === undefined
    ? null
    : { type, to: raw.to, entries: readList(raw.entries, readCashHistoryEntry) };
};

/** The part of a line that dry run and applied statement share; `null` for a kind that this build does not know. */
export const readStatedParcel = (raw: unknown): StatedParcel | null => {
  if (!isRecord(raw) || !isStatementKind(raw.kind)) return null;
  return {
    row: readNumber(raw.row) ?? 0,
    name: readText(raw.name),
    kind: raw.kind,
    consignmentId: readText(raw.consignmentId) || null,
    orderId: readText(raw.orderId) || null,
    invoice: readText(raw.invoice),
    expected: readNumber(raw.expected) ?? 0,
    collected: readNumber(raw.collected) ?? 0,
    fees: readNumber(raw.fees) ?? 0,
    net: readNumber(raw.net) ?? 0,
    agreedFees: readNumber(raw.agreedFees),
    note: readText(raw.note),
  };
};

const readLine = (raw: unknown): CheckedLine | null => {
  const stated = readStatedParcel(raw);
  return stated === null || !isRecord(raw) ? null : { ...stated, events: readList(raw.events, readEvent) };
};

const readEarlier = (raw: unknown): EarlierStatement | null =>
  isRecord(raw)
    ? {
        id: readText(raw.id),
        name: readText(raw.name),
        at: readText(raw.at),
        by: readText(raw.by),
        invoices: readTexts(raw.invoices),
        parcels: readNumber(raw.parcels) ?? 0,
      }
    : null;

const readFault = (raw: unknown): StatementFault | null =>
  isRecord(raw)
    ? { row: readNumber(raw.row), column: readText(raw.column), message: readText(raw.message) }
    : null;

const readSum = (raw: unknown): KindSum | null =>
  isRecord(raw) && isStatementKind(raw.kind)
    ? {
        kind: raw.kind,
        lines: readNumber(raw.lines) ?? 0,
        collected: readNumber(raw.collected) ?? 0,
        fees: readNumber(raw.fees) ?? 0,
        net: readNumber(raw.net) ?? 0,
      }
    : null;

/** The sums by kind that a host sent. */
export const readSums = (raw: unknown): KindSum[] => readList(raw, readSum);

/** The dry run that a host sent. */
export const readStatementCheck = (reply: unknown): StatementCheck => {
  const raw = isRecord(reply) ? reply : {};
  return {
    digest: readText(raw.digest),
    lines: readList(raw.lines, readLine),
    sums: readSums(raw.sums),
    feesDiffer: readNumber(raw.feesDiffer) ?? 0,
    net: readNumber(raw.net) ?? 0,
    payoutTotal: readNumber(raw.payoutTotal),
    same: readEarlier(raw.same),
    overlaps: readList(raw.overlaps, readEarlier),
    faults: readList(raw.faults, readFault),
  };
};
