import { isRecord, readNumber, readText } from '../values/parse.ts';

/** The ledger of counted goods (GS-3). */

/** Why the pieces of an item changed, with the label of each reason. English, like all texts that a screen translates by `shownText`. */
const reasonLabels = {
  placed: 'Ordered',
  corrected: 'Order corrected',
  cancelled: 'Order cancelled',
  confirmedAgain: 'Order confirmed again',
  returnReceived: 'Came back',
  orderDeleted: 'Order deleted',
  received: 'Received',
  counted: 'Counted',
  found: 'Found',
  damaged: 'Damaged',
  lost: 'Lost',
  soldElsewhere: 'Sold elsewhere',
  productDeleted: 'Product deleted',
} as const;
export type StockReason = keyof typeof reasonLabels;
export const stockReasons = Object.keys(reasonLabels) as StockReason[];

/** The reason in the ledger and, for entries that staff make, in the audit log. */
export const stockReasonLabel = (reason: StockReason): string => reasonLabels[reason];

/** One row of the ledger of an item. */
export interface StockMove {
  /** From 1, without a gap. */
  readonly position: number;
  readonly reason: StockReason;
  /** Pieces that came; negative for pieces that are gone. */
  readonly change: number;
  /** The item's pieces after it. */
  readonly pieces: number;
  /** The order number; empty without an order. */
  readonly orderNumber: string;
  /** Name of the staff account; empty for a customer. */
  readonly by: string;
  /** ISO. */
  readonly at: string;
  readonly note: string;
  /** What one piece cost, in taka; `null` if it was not entered. */
  readonly cost: number | null;
}

/** The row that a host sent; `null` for an unknown reason. */
export const readStockMove = (raw: unknown): StockMove | null => {
  if (!isRecord(raw)) return null;
  const reason = stockReasons.find((name) => name === raw.reason);
  if (reason === undefined) return null;
  return {
    position: readNumber(raw.position) ?? 0,
    reason,
    change: readNumber(raw.change) ?? 0,
    pieces: readNumber(raw.pieces) ?? 0,
    orderNumber: readText(raw.orderNumber),
    by: readText(raw.by),
    at: readText(raw.at),
    note: readText(raw.note),
    cost: readNumber(raw.cost),
  };
};
