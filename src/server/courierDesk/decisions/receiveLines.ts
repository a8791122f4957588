import type { ReceiveLinesBody } from '#contract/consignments/decisions.ts';
import type { ReturnedLine } from '#domain/consignments/returnedLine.ts';
import { piecesText } from '#domain/products/stock.ts';
import { pieceCount } from '#domain/values/pieceCount.ts';
import { recordAction } from '../../audit/recordAction.ts';
import { actorAt, type Caller } from '../../auth/authorization.ts';
import {
  receiveReturnedLine,
  returnedLinesOf,
  returnedLinesOfParcel,
} from '../../consignments/returnedLinesRepository.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { ApiError, invalid, notFound } from '../../errors/apiError.ts';
import { orderSubject } from '../../orders/history/orderActions.ts';
import { findOrder } from '../../orders/lists/ordersRepository.ts';
import { giveBackLines } from '../../orders/stock/giveBackLines.ts';
import { stockActor } from '../../orders/stock/orderStock.ts';
import { lockSubject } from './decisionSubject.ts';

/** Throws an ApiError for pieces that do not come back, or that somebody else has received meanwhile. */
const refuseLines = (lines: ReceiveLinesBody['lines'], expected: readonly ReturnedLine[]): void => {
  const differentLines = new Set(lines.map(({ line }) => line));
  if (differentLines.size < lines.length) throw invalid('lines', 'List each line only once.');
  // `seen` is the number of received pieces that the caller's screen showed.
  for (const { line, quantity, seen } of lines) {
    const returned = expected.find((each) => each.line === line);
    if (returned === undefined) throw invalid('lines', 'No pieces of this line come back.');
    if (returned.received !== seen)
      throw new ApiError('changedMeanwhile', 'Someone else has just received goods of this parcel.');
    if (returned.received + quantity > returned.quantity)
      throw invalid('lines', 'No more pieces can be received than come back.');
  }
};

/**
 * Stores that pieces of returned lines are back in the shop, puts pieces of counted products into stock again, and returns all
 * returned lines of the parcel. Throws an ApiError for an unknown parcel, for one whose order is deleted, and for pieces that do
 * not come back or were received meanwhile.
 */
export const receiveLines = (
  db: Db,
  caller: Caller,
  { id, body: { lines } }: { readonly id: string; readonly body: ReceiveLinesBody },
  now: Date,
): Promise<ReturnedLine[]> =>
  transaction(db, async (tx) => {
    const { consignment, order } = await lockSubject(tx, id);
    if (order === null)
      throw new ApiError('parcelRefused', `The order ${consignment.orderNumber} has been deleted.`);
    refuseLines(lines, await returnedLinesOfParcel(tx, id));
    const by = actorAt(caller, now);
    for (const line of lines) await receiveReturnedLine(tx, id, line, by);
    await giveBackLines(tx, order, lines, stockActor(caller, now));
    const pieces = pieceCount(lines);
    const details = { to: piecesText(pieces) };
    await recordAction(tx, caller, { action: 'receiveReturn', subject: orderSubject(order), details }, now);
    return returnedLinesOfParcel(tx, id);
  });

/** Returns the lines that the parcels of an order bring back; throws an ApiError for an unknown order. */
export const returnedLinesOfOrder = async (db: Db, orderId: string): Promise<ReturnedLine[]> => {
  if ((await findOrder(db, orderId)) === null) throw notFound('order');
  return returnedLinesOf(db, orderId);
};
