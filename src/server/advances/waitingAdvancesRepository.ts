import { and, asc, count, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import type { WaitingAdvance } from '#domain/cash/waitingAdvance.ts';
import { fromPoisha } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { orderAdvances, orders } from '../database/schema/schema.ts';
import { isStarted } from './advancesRepository.ts';

/** The SQL for advances that wait for staff: risky payments, and money to give back, as when an order was cancelled or deleted. */

const isWaiting = or(
  inArray(orderAdvances.state, ['held', 'refundDue']),
  and(eq(orderAdvances.state, 'paid'), or(isNull(orders.id), eq(orders.status, 'Cancelled'))),
);

/** Lists the advances that wait for staff, the oldest first, at most `limit`. */
export const listWaitingAdvances = async (db: Db, limit: number): Promise<WaitingAdvance[]> => {
  const rows = await db
    .select({
      ...getTableColumns(orderAdvances),
      customerName: orders.name,
      customerPhone: orders.mobileNumber,
    })
    .from(orderAdvances)
    .leftJoin(orders, eq(orders.id, orderAdvances.orderId))
    .where(isWaiting)
    .orderBy(asc(orderAdvances.stateAt), asc(orderAdvances.id))
    .limit(limit);
  return rows.map(({ id, amount, state, revision, bankTransactionId, ...row }) => ({
    id,
    amount: fromPoisha(amount),
    // An advance that is `paid` waits only if its order was cancelled or deleted: then it is to be given back.
    state: state === 'held' ? 'held' : 'refundDue',
    revision,
    isStarted: isStarted(row),
    bankTransactionId,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    customerName: row.customerName,
    customerPhone: row.customerPhone,
    since: row.stateAt.toISOString(),
  }));
};

/** Counts the advances that wait for staff. */
export const countWaitingAdvances = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(orderAdvances)
    .leftJoin(orders, eq(orders.id, orderAdvances.orderId))
    .where(isWaiting);
  return row?.count ?? 0;
};
