import { isRecord, readNumber, readText } from '../values/parse.ts';

/** A line of an order of which a partial delivery brings pieces back (CR-8); the order itself stays as it was placed. */
export interface ReturnedLine {
  readonly consignmentId: string;
  /** Its position in the order, from 0. */
  readonly line: number;
  /** The pieces that come back. */
  readonly quantity: number;
  /** The pieces of them that the shop has in its hands. */
  readonly received: number;
  /** ISO. */
  readonly notedAt: string;
  readonly notedBy: string;
  /** ISO: when the last of them arrived; `null` before. */
  readonly receivedAt: string | null;
  readonly receivedBy: string | null;
}

/** Pieces of a line. */
export interface LinePieces {
  readonly line: number;
  readonly quantity: number;
}

const countPieces = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Why these cannot be the pieces that a partial delivery of the order brings back, in a sentence; `null` when they can. None at
 * all is fine: the customer may have kept everything for less money.
 */
export const returnedLinesRefusal = (
  lines: readonly LinePieces[],
  ordered: readonly { readonly quantity: number }[],
): string | null => {
  if (new Set(lines.map(({ line }) => line)).size < lines.length) return 'Each line may be named once.';
  if (lines.some(({ line }) => ordered[line] === undefined)) return 'The order has no such line.';
  if (lines.some(({ line, quantity }) => quantity > (ordered[line]?.quantity ?? 0)))
    return 'No more pieces can come back than were sent.';
  return countPieces(lines) === countPieces(ordered)
    ? 'If everything comes back, move the parcel to “On its way back” instead.'
    : null;
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
