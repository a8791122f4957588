import { eq } from 'drizzle-orm';
import type { Order } from '#domain/orders/order.ts';
import type { Db } from '../../database/database.ts';
import { orders } from '../../database/schema/schema.ts';

/** Locks an order until the transaction ends, for changes of the order, or of its notes or parcels; `null` for an unknown id. */
export const lockOrder = async (
  tx: Db,
  orderId: string,
): Promise<Pick<Order, '_id' | 'number' | 'orderStatus'> | null> => {
  const [row] = await tx
    .select({ _id: orders.id, number: orders.number, orderStatus: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return row ?? null;
};
