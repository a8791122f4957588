import { sql } from 'drizzle-orm';
import { itemLabel, type StockItem } from '#domain/products/stock.ts';
import type { Db } from '../../database/database.ts';
import { queryRows } from '../../database/queries/queryRows.ts';

/** Result of an audit of all counted goods. */
export interface StockAudit {
  readonly items: number;
  readonly moves: number;
  /** One message for each item, row of the ledger, order and product that is not what the ledger says. */
  readonly drifts: readonly string[];
}

interface DriftedItem extends StockItem {
  readonly productId: string;
  readonly pieces: string;
  readonly sum: string;
}

const nameOf = ({ productId, ...item }: Omit<DriftedItem, 'pieces' | 'sum'>): string => {
  const label = itemLabel(item);
  return label === '' ? productId : `${productId} (${label})`;
};

/** Items whose pieces or number of rows are not those of the ledger; one that was deleted has no pieces. */
const driftedItems = async (db: Db): Promise<string[]> => {
  const rows = await queryRows<DriftedItem>(
    db,
    sql`select product_id as "productId", color, size, coalesce(stock.pieces, 0)::text as pieces,
        coalesce(ledger.sum, 0)::text as sum
      from stock full join (
        select product_id, color, size, sum(change) as sum, count(*) as moves from stock_moves
        group by product_id, color, size
      ) ledger using (product_id, color, size)
      where coalesce(stock.pieces, 0) <> coalesce(ledger.sum, 0)
        or coalesce(stock.moves, ledger.moves) <> coalesce(ledger.moves, 0)
      order by product_id, color, size`,
  );
  return rows.map(
    (row) => `Item ${nameOf(row)} has ${row.pieces} pieces, but its ledger comes to ${row.sum}.`,
  );
};

/** Rows of the ledger that do not continue the one before. */
const driftedMoves = async (db: Db): Promise<string[]> => {
  const rows = await queryRows<Omit<DriftedItem, 'pieces' | 'sum'> & { readonly position: number }>(
    db,
    sql`select product_id as "productId", color, size, position from (
        select *, sum(change) over item as running, row_number() over item as place from stock_moves
        window item as (partition by product_id, color, size order by position)
      ) moves where pieces <> running or position <> place
      order by product_id, color, size, position`,
  );
  return rows.map((row) => `Row ${row.position} of item ${nameOf(row)} does not continue the ledger.`);
};

/** Orders that hold less than nothing, or that hold goods although they were cancelled before they were shipped. */
const driftedOrders = async (db: Db): Promise<string[]> => {
  const rows = await queryRows<{ readonly number: string; readonly held: string; readonly status: string }>(
    db,
    sql`select orders.number, orders.status, holds.held::text as held
      from (
        select order_id, product_id, color, size, -sum(change) as held from stock_moves
        where order_id is not null group by order_id, product_id, color, size having sum(change) <> 0
      ) holds join orders on orders.id = holds.order_id
      join stock using (product_id, color, size)
      where holds.held < 0 or (orders.status = 'Cancelled' and coalesce((select from_status from order_moves
        where order_moves.order_id = orders.id order by position desc limit 1), '') <> 'Shipping')
      order by orders.number`,
  );
  return rows.map(({ number, held, status }) => `Order ${number} is ${status} and holds ${held} pieces.`);
};

/** Products that are shown as sold out, or not, against their pieces. */
const driftedProducts = async (db: Db): Promise<string[]> => {
  const rows = await queryRows<{ readonly id: string }>(
    db,
    sql`select id from products
      where out_of_stock <> is_out_of_stock(id, stock_count, colors, sizes) order by id`,
  );
  return rows.map(({ id }) => `Product ${id} is not shown as its pieces are.`);
};

const countRows = async (db: Db, table: 'stock' | 'stock_moves'): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::integer as count from ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
};

/** Compares all counted goods with their ledger; changes nothing. */
export const auditStock = async (db: Db): Promise<StockAudit> => ({
  items: await countRows(db, 'stock'),
  moves: await countRows(db, 'stock_moves'),
  drifts: [
    ...(await driftedItems(db)),
    ...(await driftedMoves(db)),
    ...(await driftedOrders(db)),
    ...(await driftedProducts(db)),
  ],
});
