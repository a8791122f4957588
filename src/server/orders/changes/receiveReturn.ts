import { comingBackStatuses } from '#domain/orders/orderLists.ts';
import { piecesText } from '#domain/products/stock.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { orderSubject } from '../history/orderActions.ts';
import { lockOrderOrThrow } from '../lists/lockOrderOrThrow.ts';
import { giveBack, stockActor } from '../stock/orderStock.ts';
import { refusalFor } from './decideMove.ts';

/**
 * Puts the goods of an order that was returned, or cancelled on its way, into stock again, since staff have received them (GS-5).
 * Returns the number of pieces, 0 if they were received before. Throws an ApiError, as for a move, for an order in another status.
 */
export const receiveReturn = (db: Db, caller: Caller, id: string, now: Date): Promise<number> =>
  transaction(db, async (tx) => {
    const order = await lockOrderOrThrow(tx, id);
    if (!comingBackStatuses.includes(order.orderStatus)) throw refusalFor('noSuchMove', order);
    const pieces = await giveBack(tx, [order], 'returnReceived', stockActor(caller, now));
    if (pieces > 0) {
      const details = { to: piecesText(pieces) };
      const received = { action: 'receiveReturn', subject: orderSubject(order), details } as const;
      await recordAction(tx, caller, received, now);
    }
    return pieces;
  });
