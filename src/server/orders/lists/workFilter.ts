import { or, type SQL, sql } from 'drizzle-orm';
import type { TriesFilter, WarningFilter } from '#domain/orders/orderFilter.ts';
import { orderLists } from '#domain/orders/orderLists.ts';
import { type CallResult, callResults } from '#domain/orders/orderNote.ts';
import { lowShare, repeatWithin } from '#domain/orders/phoneHistory.ts';
import { textList } from '../../database/schema/columnTypes.ts';
import { orders } from '../../database/schema/schema.ts';

/** SQL conditions for the filters of daily work: by product, calls, and warnings about phone numbers (DK-14). */

/** The condition for orders with this product. The subquery is evaluated once, as an array, so that the index of ids finds the orders. */
export const withProduct = (product: string): SQL =>
  sql`${orders.id} = any(array(select line.order_id from order_lines line where line.product_id = ${product}))`;

/** The end of a subquery for the calls about the order in the outer query, named `note`; each use adds what it selects and how it sorts. */
export const fromCalls = sql`from order_notes note where note.order_id = orders.id and note.kind in (${textList(callResults)})`;

/** The condition for orders with so many calls; the last choice, `3`, means three or more. */
export const withTries = (tries: TriesFilter): SQL => {
  if (tries === '0') return sql`not exists (select ${fromCalls})`;
  const count = sql`(select count(*) ${fromCalls})`;
  return tries === '3' ? sql`${count} >= 3` : sql`${count} = ${Number(tries)}`;
};

/** Calls after which the customer still waits for one. */
const withoutTalk = textList(['noAnswer', 'callBack'] satisfies CallResult[]);

/** The condition for orders whose return the customer asked for, and nobody has talked about, noted or received the goods since then. */
export const returnedWithoutCall = sql`${orders.status} in (${textList(orderLists.returned)}) and exists (
  select from order_moves move where move.order_id = ${orders.id} and move.to_status = ${orders.status} and move.by_role = 'customer'
    and not exists (select from order_notes note
      where note.order_id = move.order_id and note.at >= move.at and note.kind not in (${withoutTalk}))
    and not exists (select from stock_moves moved
      where moved.order_id = move.order_id and moved.change > 0 and moved.at >= move.at))`;

const cancelled = textList(orderLists.cancelled);
/** The statuses of finished orders, of which the share that was delivered is taken. */
const finished = textList([...orderLists.delivered, ...orderLists.cancelled, ...orderLists.returned]);

/**
 * SQL for the other orders, named `other`, with the phone number of an order; `order` is its name in the query around this SQL. Stored mobile
 * numbers are in the national form, so they can be compared as text.
 */
export const ordersOfSamePhone = (order: SQL): SQL =>
  sql`orders other where other.mobile_number = ${order}.mobile_number and other.id <> ${order}.id`;

// A literal, since `interval` takes no parameter.
const repeatInterval = sql.raw(`interval '${repeatWithin} milliseconds'`);

/**
 * SQL for whether one order repeats another: they were placed about the same time and have a product in common, and neither was
 * cancelled. The query around this SQL names one of the two `other`; `order` is its name for the second.
 */
export const repeats = (
  order: SQL,
): SQL => sql`${order}.status not in (${cancelled}) and other.status not in (${cancelled})
      and other.placed_at between ${order}.placed_at - ${repeatInterval} and ${order}.placed_at + ${repeatInterval}
      and exists (select from order_lines other_line
        join order_lines line on line.product_id = other_line.product_id and line.order_id = ${order}.id
        where other_line.order_id = other.id)`;

const otherOrders = ordersOfSamePhone(sql`orders`);

/**
 * The condition for each warning, by the same rules as the domain's `phoneWarnings`. Its numbers are literals: PostgreSQL would infer the
 * type of a parameter from the count that it is multiplied with, and so take 0.5 for an integer.
 */
const warnings: Readonly<Record<Exclude<WarningFilter, 'any'>, SQL>> = {
  blocked: sql`exists (select from blocked_phones block where block.mobile_number = ${orders.mobileNumber})`,
  lowShare: sql`exists (
    select from (
      select count(*) filter (where other.status in (${textList(orderLists.delivered)})) as delivered,
        count(*) filter (where other.status in (${finished})) as finished
      from ${otherOrders}) counts
    where counts.finished >= ${sql.raw(String(lowShare.finished))}
      and counts.delivered < ${sql.raw(String(lowShare.share))} * counts.finished)`,
  repeat: sql`exists (select from ${otherOrders} and ${repeats(sql`orders`)})`,
};

/** The condition for orders with this warning about the phone number, or with any. */
export const withWarning = (warning: WarningFilter): SQL | undefined =>
  warning === 'any' ? or(...Object.values(warnings)) : warnings[warning];
