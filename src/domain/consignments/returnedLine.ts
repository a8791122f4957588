import { isRecord, readNumber, readText } from '../values/parse.ts';
import { pieceCount } from '../values/pieceCount.ts';
import type { Consignment } from './consignment.ts';

/** The pieces of an order's line that a partial delivery brings back (CR-8); the order itself stays as it was placed. */
export interface ReturnedLine {
  readonly consignmentId: string;
  /** Position of the line in the order, from 0. */
  readonly line: number;
  /** Number of the pieces that come back. */
  readonly quantity: number;
  /** How many of them the shop has received. */
  readonly received: number;
  /** ISO. */
  readonly notedAt: string;
  readonly notedBy: string;
  /** ISO: when staff last received some of them; `null` before. */
  readonly receivedAt: string | null;
  /** The name of the account that last received some of them; `null` before. */
  readonly receivedBy: string | null;
}

/** Pieces of a line. */
export interface LinePieces {
  readonly line: number;
  readonly quantity: number;
}

/**
 * Why a partial delivery of the order cannot bring back these pieces, in a sentence; `null` when it can. No pieces at all are
 * possible: the customer may have kept everything for less money.
 */
export const returnedLinesRefusal = (
  lines: readonly LinePieces[],
  ordered: readonly { readonly quantity: number }[],
): string | null => {
  const namedLines = new Set(lines.map(({ line }) => line));
  if (namedLines.size < lines.length) return 'List each line only once.';
  if (lines.some(({ line }) => ordered[line] === undefined)) return 'The order has no such line.';
  if (lines.some(({ line, quantity }) => quantity > (ordered[line]?.quantity ?? 0)))
    return 'No more pieces can come back than were sent.';
  return pieceCount(lines) === pieceCount(ordered)
    ? 'If everything comes back, move the parcel to “On its way back” instead.'
    : null;
};

/** Whether noted pieces are not here yet, and their parcel is not lost: such an order is not deleted (CR-8). */
export const hasAwaitedPieces = (
  lines: readonly ReturnedLine[],
  parcels: readonly Pick<Consignment, 'id' | 'stage'>[],
): boolean => {
  const lost = new Set(parcels.filter(({ stage }) => stage === 'lost').map(({ id }) => id));
  return lines.some(
    ({ consignmentId, received, quantity }) => received < quantity && !lost.has(consignmentId),
  );
};

/** The line that a host sent; `null` without a parcel. */
export const readReturnedLine = (raw: unknown): ReturnedLine | null => {
  if (!isRecord(raw) || readText(raw.consignmentId) === '') return null;
  return {
    consignmentId: readText(raw.consignmentId),
    line: readNumber(raw.line) ?? 0,
    quantity: readNumber(raw.quantity) ?? 0,
    received: readNumber(raw.received) ?? 0,
    notedAt: readText(raw.notedAt),
    notedBy: readText(raw.notedBy),
    receivedAt: readText(raw.receivedAt) || null,
    receivedBy: readText(raw.receivedBy) || null,
  };
};
