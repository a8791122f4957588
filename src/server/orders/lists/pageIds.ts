import { and, type SQL, sql } from 'drizzle-orm';
import { afterCursor, type ListOrder } from '../../database/queries/paging.ts';
import { orders } from '../../database/schema/schema.ts';
import { matching, type OrderListQuery } from './orderFilter.ts';

/** How many rows come before a numbered page; 0 for a page that starts at a cursor, and without a limit. */
export const offsetOf = ({ page = 1, limit = 0 }: OrderListQuery): number => (page - 1) * limit;

/**
 * SQL for the ids of a page's orders, and of one more if another page follows; the filter must have a limit, and no empty list of
 * statuses. Of the rows before a numbered page the database reads only the index; reading whole rows, each with a subquery for its
 * lines, would take a hundred times as long. For several statuses it merges the indexes of each, since in the index of all orders the
 * orders of a rare status may be at the far end (ADR 0080).
 */
export const pageIds = (filter: OrderListQuery, listOrder: ListOrder<typeof orders.$inferSelect>): SQL => {
  const { statuses, ...otherConditions } = filter;
  const filters =
    statuses === undefined
      ? [otherConditions]
      : [...new Set(statuses)].map((status) => ({ ...otherConditions, statuses: [status] }));
  const branches = filters.map((branchFilter) => {
    const condition = and(matching(branchFilter), afterCursor(listOrder, filter.after));
    return sql`select ${orders.id} as id, ${listOrder.key} as key from ${orders} where ${condition ?? sql`true`}`;
  });
  const direction = sql.raw(listOrder.isAscending ? 'asc' : 'desc');
  return sql`(select listed.id from (${sql.join(branches, sql` union all `)}) listed
    order by listed.key ${direction}, listed.id ${direction}
    limit ${(filter.limit ?? 0) + 1} offset ${offsetOf(filter)})`;
};
