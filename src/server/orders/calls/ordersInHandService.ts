import { inHandLasts, type OrderInHand } from '#domain/orders/orderInHand.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { notFound } from '../../errors/apiError.ts';
import { findOrdersInHand, putDown, putDownOthers, takeOrder } from './ordersInHandRepository.ts';

/** The time after which an order must have been renewed to be in somebody's hand now. */
const earliestRenewal = (now: Date): Date => new Date(now.getTime() - inHandLasts);

/** Returns all orders that somebody has in hand at the time `now`; `isOwn` marks the caller's. */
export const ordersInHandFor = async (db: Db, caller: Caller, now: Date): Promise<OrderInHand[]> => {
  const inHand = await findOrdersInHand(db, earliestRenewal(now));
  return inHand.map(({ orderId, byUid, byName, since }) => ({
    orderId,
    by: byName,
    isOwn: byUid === caller.uid,
    since: since.toISOString(),
  }));
};

/**
 * Takes an order in hand for the caller and puts down the caller's others; a colleague who has the order keeps it, unless the caller
 * takes it over. Returns all orders in hand. Throws an ApiError for an unknown order.
 */
export const takeInHand = (
  db: Db,
  caller: Caller,
  { id, takesOver }: { readonly id: string; readonly takesOver: boolean },
  now: Date,
): Promise<OrderInHand[]> =>
  transaction(db, async (tx) => {
    const taking = {
      orderId: id,
      byUid: caller.uid,
      byName: caller.name,
      now,
      renewedAfter: earliestRenewal(now),
      takesOver,
    };
    await takeOrder(tx, taking);
    await putDownOthers(tx, taking);
    const inHand = await ordersInHandFor(tx, caller, now);
    // An order that exists is now in the hand of the caller or of a colleague.
    if (!inHand.some(({ orderId }) => orderId === id)) throw notFound('order');
    return inHand;
  });

/** Puts down an order if the caller has it in hand; returns the number of orders put down, 1 or 0. */
export const putDownOrder = async (db: Db, caller: Caller, id: string): Promise<number> =>
  (await putDown(db, id, caller.uid)) ? 1 : 0;
