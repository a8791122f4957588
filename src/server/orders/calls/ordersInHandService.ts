import { inHandLasts, type OrderInHand } from '#domain/orders/orderInHand.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { notFound } from '../../errors/apiError.ts';
import { findOrdersInHand, putDown, putDownOthers, takeOrder } from './ordersInHandRepository.ts';

const renewedAfter = (now: Date): Date => new Date(now.getTime() - inHandLasts);

/** All orders that somebody has in hand at the time `now`. */
export const ordersInHandFor = async (db: Db, caller: Caller, now: Date): Promise<OrderInHand[]> =>
  (await findOrdersInHand(db, renewedAfter(now))).map(({ orderId, byUid, byName, since }) => ({
    orderId,
    by: byName,
    isOwn: byUid === caller.uid,
    since: since.toISOString(),
  }));

/**
 * Takes the order in hand and any other one of the caller out of it; a colleague keeps an order unless the caller takes it over.
 * Returns all orders in hand. Throws the ApiError of an unknown order.
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
      renewedAfter: renewedAfter(now),
      takesOver,
    };
    await takeOrder(tx, taking);
    await putDownOthers(tx, taking);
    const inHand = await ordersInHandFor(tx, caller, now);
    // Whoever has it: an order of the shop is in somebody's hand now.
    if (!inHand.some(({ orderId }) => orderId === id)) throw notFound('order');
    return inHand;
  });

/** Puts down an order that the caller has in hand; returns how many that are. */
export const putDownOrder = async (db: Db, caller: Caller, id: string): Promise<number> =>
  (await putDown(db, id, caller.uid)) ? 1 : 0;
