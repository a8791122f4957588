import { and, eq, type SQL } from 'drizzle-orm';
import { countedOrders, type OrderNeighbours } from '#domain/orders/orderNeighbours.ts';
import type { Db } from '../../database/database.ts';
import { afterRow, inOrder, type ListOrder, reversed } from '../../database/queries/paging.ts';
import { orders } from '../../database/schema/schema.ts';
import { matching, type OrderListQuery } from './orderFilter.ts';
import { orderListOrders } from './ordersRepository.ts';

/** The SQL that finds the orders before and after one in a list. */

type Row = typeof orders.$inferSelect;

/** The id of the first matching order after this row; `null` at the end of the list. */
const idAfter = async (
  db: Db,
  listOrder: ListOrder<Row>,
  row: Row,
  where: SQL | undefined,
): Promise<string | null> => {
  const [match] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(where, afterRow(listOrder, row)))
    .orderBy(...inOrder(listOrder))
    .limit(1);
  return match?.id ?? null;
};

/** Counts the matching orders; `null` if there are more than `countedOrders`, so that not more rows are read. */
const countUpTo = async (db: Db, where: SQL | undefined): Promise<number | null> => {
  const firstMatches = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .limit(countedOrders + 1);
  const matches = await db.$count(firstMatches.as('first_matches'));
  return matches > countedOrders ? null : matches;
};

/**
 * Finds the place of an order in the list with this filter; `null` for an unknown id. The order itself need not match the filter:
 * then it has neighbours, but no position.
 */
export const findNeighbours = async (
  db: Db,
  id: string,
  filter: OrderListQuery,
): Promise<OrderNeighbours | null> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (row === undefined) return null;
  const where = matching(filter);
  const listOrder = orderListOrders[filter.sort ?? 'newest'];
  const backwards = reversed(listOrder);
  const isListed = (await db.$count(orders, and(where, eq(orders.id, id)))) > 0;
  const countBefore = isListed ? await countUpTo(db, and(where, afterRow(backwards, row))) : null;
  return {
    previous: await idAfter(db, backwards, row, where),
    next: await idAfter(db, listOrder, row, where),
    position: countBefore === null ? null : countBefore + 1,
    total: await countUpTo(db, where),
  };
};
