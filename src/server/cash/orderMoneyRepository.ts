import { eq, sql } from 'drizzle-orm';
import type { OrderMoney } from '#domain/consignments/cashSteps.ts';
import type { Db } from '../database/database.ts';
import { orderAdvances, orders } from '../database/schema/schema.ts';

/** The SQL for an order's total and what was paid for it in advance, on which the cash of its parcels depends. */

/** SQL for what was paid in advance for the order in a query on `orders`, in poisha. */
export const paidInAdvance = sql<number>`(
  select coalesce(sum(advance.amount), 0) from ${orderAdvances} advance
  where advance.order_id = orders.id and advance.state = 'paid'
)`.mapWith(Number);

/** The total of an order and what was paid for it in advance, in poisha; `null` once the order is deleted. */
export const orderMoney = async (tx: Db, orderId: string): Promise<OrderMoney | null> => {
  const [order] = await tx
    .select({ total: orders.total, advance: paidInAdvance })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order ?? null;
};
