import { inArray, lt, sql } from 'drizzle-orm';
import { type AskedItem, stockRequestDays } from '#domain/checkout/stockRequest.ts';
import type { StockCount, StockItem } from '#domain/products/stock.ts';
import { dayMs } from '#domain/values/dates.ts';
import { filledTexts } from '#domain/values/filledTexts.ts';
import { normalizeMobileNumber } from '#domain/values/mobileNumber.ts';
import type { Db } from '../database/database.ts';
import { deleteBatch } from '../database/queries/deleteBatch.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { stockRequests } from '../database/schema/schema.ts';
import { isNamed } from './stockListRepository.ts';

/** The SQL for the requests of shoppers who wait for an item (GS-9). */

/** A row to store. */
type NewStockRequest = typeof stockRequests.$inferInsert;

/** The fields of a product that decide for which of its items shoppers can wait. */
interface AwaitedProduct {
  readonly name: string;
  readonly stockCount: StockCount;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  /** Whether the item can be ordered again. */
  readonly isBack: boolean;
}

/**
 * SQL for whether the item `wanted` of `products` can be ordered: if the product is counted by colour and size, whether pieces of the
 * item are left; for a request about the whole product, whether anything of it is.
 */
const isBack = sql`(not products.sold_out and case
  when products.stock_count = 'variants' and (wanted.color <> '' or wanted.size <> '') then exists (
    select from stock where stock.product_id = products.id and stock.color = wanted.color
      and stock.size = wanted.size and stock.pieces > 0
      and is_offered_item(products.stock_count, products.colors, products.sizes, stock.color, stock.size))
  else not products.out_of_stock end)`;

/** Reads the product of an item, and keeps it from being deleted until the transaction ends; `null` for an unknown id. */
export const lockAwaited = async (
  tx: Db,
  id: string,
  { color, size }: StockItem,
): Promise<AwaitedProduct | null> => {
  const [row] = await queryRows<AwaitedProduct>(
    tx,
    sql`select products.name, products.stock_count as "stockCount", products.colors, products.sizes,
        ${isBack} as "isBack"
      from products, (select ${color}::text as color, ${size}::text as size) wanted
      where products.id = ${id} for key share of products`,
  );
  return row ?? null;
};

/** Stores a request; if the phone number has one for this item already, that one gets the new time. */
export const storeStockRequest = async (tx: Db, request: NewStockRequest): Promise<void> => {
  const { productId, color, size, mobileNumber } = stockRequests;
  await tx
    .insert(stockRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [productId, color, size, mobileNumber],
      set: { askedAt: request.askedAt },
    });
};

/** The last item of a page, after which the next page begins. */
export interface AskedCursor {
  readonly isBack: boolean;
  /** The time of the item's newest request, ISO; exact, since the stored times are JavaScript's, without microseconds. */
  readonly latest: string;
  /** The greatest id of the item's requests. */
  readonly id: string;
}

/** An item that shoppers wait for, with the fields that a cursor of it needs (`isBack` is one of the item's own). */
export interface AskedRow extends AskedItem, Omit<AskedCursor, 'isBack'> {}

/** How many requests for one item a page shows: the newest. */
const shownRequests = 50;

/** SQL for whether the product's name contains the text, or the request has it as its phone number; '' for all requests. */
const matching = (search: string) => sql`(${search} = '' or ${isNamed(search)}
  or wanted.mobile_number = ${normalizeMobileNumber(search)})`;

type StoredRow = Omit<AskedRow, 'product'> & {
  readonly productId: string;
  readonly name: string;
  readonly nameBengali: string;
};

/**
 * The items that shoppers wait for, after the cursor: first the items that are back, then the others, in both groups the last asked for
 * first.
 */
export const readAsked = async (
  db: Db,
  search: string,
  { after, limit }: { readonly after: AskedCursor | null; readonly limit: number },
): Promise<AskedRow[]> => {
  const afterCursor =
    after === null
      ? sql``
      : sql`where (back, latest, id) < (${after.isBack}, ${after.latest}::timestamptz, ${after.id})`;
  const rows = await queryRows<StoredRow>(
    db,
    sql`select product_id as "productId", name, name_bengali as "nameBengali", color, size, back as "isBack", count, latest, id,
        to_json(requests[1:${shownRequests}]) as requests
      from (
        select wanted.product_id, products.name, products.name_bengali, wanted.color, wanted.size, ${isBack} as back,
          count(*)::integer as count, max(wanted.asked_at) as latest, max(wanted.id) as id,
          array_agg(json_build_object('_id', wanted.id, 'mobileNumber', wanted.mobile_number, 'at', wanted.asked_at)
            order by wanted.asked_at desc, wanted.id desc) as requests
        from stock_requests wanted join products on products.id = wanted.product_id
        where ${matching(search)}
        group by wanted.product_id, wanted.color, wanted.size, products.id
      ) asked ${afterCursor}
      order by back desc, latest desc, id desc limit ${limit}`,
  );
  return rows.map(({ productId, name, nameBengali, latest, requests, ...row }) => ({
    ...row,
    product: { id: productId, name, ...filledTexts({ nameBengali }, ['nameBengali']) },
    latest: new Date(latest).toISOString(),
    requests: requests.map((request) => ({ ...request, at: new Date(request.at).toISOString() })),
  }));
};

/** Counts the items that shoppers wait for. */
export const countAsked = async (db: Db, search: string): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(distinct (wanted.product_id, wanted.color, wanted.size))::integer as count
      from stock_requests wanted join products on products.id = wanted.product_id where ${matching(search)}`,
  );
  return row?.count ?? 0;
};

/** A deleted request, without the phone number. */
export interface ClosedRequest extends StockItem {
  readonly productId: string;
  readonly name: string;
}

/** Deletes the requests, and returns the requests that existed. */
export const deleteStockRequests = (tx: Db, ids: readonly string[]): Promise<ClosedRequest[]> =>
  queryRows<ClosedRequest>(
    tx,
    sql`with closed as (delete from ${stockRequests} where ${inArray(stockRequests.id, [...ids])}
        returning product_id, color, size)
      select closed.product_id as "productId", products.name, closed.color, closed.size
      from closed join products on products.id = closed.product_id
      order by closed.product_id, closed.color, closed.size`,
  );

/** Deletes a batch of the requests that are older than `stockRequestDays`; returns their number. */
export const pruneStockRequests = (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - stockRequestDays * dayMs);
  return deleteBatch(db, stockRequests, lt(stockRequests.askedAt, before));
};
