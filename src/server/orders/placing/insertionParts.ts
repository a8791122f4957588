import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnnouncementKind } from '#domain/orders/orderAnnouncement.ts';
import type { StockReason } from '#domain/products/stockMove.ts';
import type { Db } from '../../database/database.ts';
import {
  auditEntries,
  orderAnnouncements,
  orderLines,
  orders,
  phoneOrders,
  placedRequests,
  shopSettings,
  stock,
  stockMoves,
} from '../../database/schema/schema.ts';

/**
 * The `with` parts of the statement that places an order (ADR 0103, 0115). The second argument of `$with` names the columns that drizzle
 * is to know of a part: only the order's number is read by the query after the parts.
 */

const announcementKind: AnnouncementKind = 'placed';
const stockReason: StockReason = 'placed';

const columnsOf = (table: PgTable): SQL =>
  sql.join(
    Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** SQL for the rows of the table that are in this JSON array. */
const rowsOf = (table: PgTable, json: Placeholder): SQL =>
  sql`select ${columnsOf(table)} from json_populate_recordset(null::${table}, ${json}::json)`;

/** The part that inserts these rows if `inserted` inserts the order; `rows` is the placeholder's name. */
const rowsIfInserted = (db: Db, part: string, table: PgTable, rows: string) =>
  db.$with(part, {}).as(sql`insert into ${table} (${columnsOf(table)})
    ${rowsOf(table, sql.placeholder(rows))} where exists (select from inserted)`);

/**
 * The parts that insert the order, its lines, its announcement and the idempotency key, all of them or none (ADR 0103):
 *
 * | part       | inserts into        | when                                                |
 * |------------|---------------------|-----------------------------------------------------|
 * | claimed    | placed_requests     | the settings are the newest, the key is not in use  |
 * | inserted   | orders              | without a key: the settings are the newest; with    |
 * |            |                     | one: `claimed` inserted it                          |
 * | with_lines | order_lines         | `inserted` inserted the order                       |
 * | announced  | order_announcements | `inserted` inserted the order                       |
 *
 * If the key is in use, nothing is inserted; while another request inserts the same key, this one waits. Nothing is inserted either
 * if the settings by which the order was quoted were replaced meanwhile (ADR 0113). The statement returns the number of the
 * inserted order, or no row.
 */
export const insertionParts = (db: Db) => {
  // Each placeholder of rows is a JSON array. `keys` has one row of `placed_requests`, or none for a request without a key.
  const keys = sql.placeholder('keys');
  // Usually this subquery finds nothing in an index, so it takes next to no time.
  const areSettingsNewest = sql`not exists (select from ${shopSettings}
    where ${shopSettings.version} > ${sql.placeholder('settingsVersion')})`;
  const claimed = db.$with('claimed', {}).as(sql`insert into ${placedRequests} (${columnsOf(placedRequests)})
    ${rowsOf(placedRequests, keys)} where ${areSettingsNewest} on conflict do nothing returning order_id`);
  const inserted = db
    .$with('inserted', { number: sql<string>`number`.as('number') })
    .as(sql`insert into ${orders} (${columnsOf(orders)})
    ${rowsOf(orders, sql.placeholder('orders'))}
    where case json_array_length(${keys}::json) when 0 then ${areSettingsNewest}
      else exists (select from claimed) end returning *`);
  const withLines = rowsIfInserted(db, 'with_lines', orderLines, 'lines');
  const announced = db
    .$with('announced', {})
    .as(sql`insert into ${orderAnnouncements} (order_id, number, kind, status)
    select id, number, ${sql.raw(`'${announcementKind}'`)}, status from inserted`);
  return { parts: [claimed, inserted, withLines, announced] as const, inserted };
};

/**
 * The parts that take the counted goods of the order, but only if `inserted` inserts it: a repeated key takes nothing.
 *
 * | part    | does                                                                                         |
 * |---------|----------------------------------------------------------------------------------------------|
 * | wanted  | the items with the pieces of all lines that take from them                                     |
 * | locked  | locks their rows in the order of their key, so that two carts cannot deadlock                  |
 * | taken   | takes the pieces; too few violate the check `stock_pieces`, which undoes the whole statement   |
 * | missing | violates the same check for an item without a row, of which there never was a piece            |
 * | logged  | appends to the ledger                                                                          |
 */
export const takingParts = (db: Db) => {
  const wanted = db
    .$with('wanted', {})
    .as(sql`select * from json_to_recordset(${sql.placeholder('wanted')}::json)
    as wanted (product_id text, color text, size text, quantity integer) where exists (select from inserted)`);
  const locked = db.$with('locked', {}).as(sql`select stock.product_id, stock.color, stock.size from ${stock}
    where (stock.product_id, stock.color, stock.size) in (select product_id, color, size from wanted)
    order by stock.product_id, stock.color, stock.size for update`);
  const taken = db.$with('taken', {}).as(sql`update ${stock}
    set pieces = stock.pieces - wanted.quantity, moves = stock.moves + 1
    from locked join wanted using (product_id, color, size)
    where stock.product_id = locked.product_id and stock.color = locked.color and stock.size = locked.size
    returning stock.product_id, stock.color, stock.size, stock.moves, -wanted.quantity as change, stock.pieces`);
  const missing = db.$with('missing', {}).as(sql`insert into ${stock} (product_id, color, size, pieces, moves)
    select product_id, color, size, -quantity, 1 from wanted
    where not exists (select from ${stock} where stock.product_id = wanted.product_id
      and stock.color = wanted.color and stock.size = wanted.size)`);
  // The ledger names staff alone: a shopper, and the caller of an order on the phone, has the name ''.
  const logged = db
    .$with('logged', {})
    .as(sql`insert into ${stockMoves} (product_id, color, size, position, reason, change, pieces, order_id,
      order_number, by_uid, by_name, at, note)
    select taken.product_id, taken.color, taken.size, taken.moves, ${sql.raw(`'${stockReason}'`)}, taken.change,
      taken.pieces, inserted.id, inserted.number, coalesce(inserted.customer_uid, ''), '', inserted.placed_at, ''
    from taken, inserted`);
  return [wanted, locked, taken, missing, logged] as const;
};

/**
 * The parts that an order on the phone adds, if `inserted` inserts it (DK-18, ADR 0142):
 *
 * | part      | inserts into  | what                                  |
 * |-----------|---------------|---------------------------------------|
 * | placed_by | phone_orders  | who of the staff placed it            |
 * | recorded  | audit_entries | the same for the audit log            |
 */
export const phoneParts = (db: Db) => [
  rowsIfInserted(db, 'placed_by', phoneOrders, 'phoneOrders'),
  rowsIfInserted(db, 'recorded', auditEntries, 'auditEntries'),
];
