import { sql } from 'drizzle-orm';
import { unsentStatuses } from '#domain/orders/orderLists.ts';
import { readBarcode } from '#domain/products/barcode.ts';
import type { CountedItem, CountedProduct, StockView } from '#domain/products/countedProduct.ts';
import { offeredItems } from '#domain/products/offeredItems.ts';
import { salePrice } from '#domain/products/product.ts';
import type { StockCount, StockItem } from '#domain/products/stock.ts';
import { filledTexts } from '#domain/values/filledTexts.ts';
import { fromPoishaOrNull } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { containsText } from '../database/queries/searchedText.ts';
import { textsIn } from '../database/queries/textsIn.ts';
import { textList } from '../database/schema/columnTypes.ts';
import { products } from '../database/schema/schema.ts';

/** The SQL for the counted products that staff see (GS-7). */

interface CountedRow {
  readonly id: string;
  readonly name: string;
  readonly nameBengali: string;
  readonly low: number;
  readonly stockCount: StockCount;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  /** Both prices are poisha. */
  readonly originalPrice: number | null;
  readonly offerPrice: number | null;
  /** The items that were ever counted; `null` for none. */
  readonly stored: readonly CountedItem[] | null;
  /** `null` if no item has one. */
  readonly barcodes: readonly (StockItem & { readonly barcode: string })[] | null;
}

/** Returns a test of whether an item has the same colour and size. */
const isSameItem =
  (item: StockItem) =>
  ({ color, size }: StockItem): boolean =>
    color === item.color && size === item.size;

/** The product of a row, with only the items that shoppers can choose. */
const toCounted = ({
  id,
  name,
  nameBengali,
  low,
  stored,
  barcodes,
  ...product
}: CountedRow): CountedProduct => ({
  _id: id,
  name,
  ...filledTexts({ nameBengali }, ['nameBengali']),
  low,
  price: salePrice({
    originalPrice: fromPoishaOrNull(product.originalPrice),
    offerPrice: fromPoishaOrNull(product.offerPrice),
  }),
  items: offeredItems(product).map((item) => {
    const counted = stored?.find(isSameItem(item)) ?? { ...item, pieces: 0 };
    const withBarcode = barcodes?.find(isSameItem(item));
    return { ...counted, ...withBarcode };
  }),
});

const productColumns = sql`products.id, products.name, products.name_bengali as "nameBengali", products.low_stock as low,
  products.stock_count as "stockCount", products.colors, products.sizes,
  products.original_price as "originalPrice", products.offer_price as "offerPrice",
  (select json_agg(json_build_object('color', barcodes.color, 'size', barcodes.size, 'barcode', barcodes.code))
    from barcodes where barcodes.product_id = products.id) as barcodes`;

/** SQL for the items of a product with their pieces. */
const storedItems = sql`(select json_agg(json_build_object('color', stock.color, 'size', stock.size,
  'pieces', stock.pieces) order by stock.color, stock.size) from stock where stock.product_id = products.id)`;

/** SQL for the pieces of an item that orders hold which are not shipped yet. Pieces that an order takes are negative changes. */
const heldPieces = sql`(select coalesce(-sum(moves.change), 0) from stock_moves moves
    join orders on orders.id = moves.order_id and orders.status in (${textList(unsentStatuses)})
    where moves.product_id = stock.product_id and moves.color = stock.color and moves.size = stock.size)`;

/** SQL for the items of a product with their pieces and, as `held`, the pieces that orders hold which are not shipped yet. */
const heldItems = sql`(select json_agg(json_build_object('color', stock.color, 'size', stock.size,
  'pieces', stock.pieces, 'held', ${heldPieces}) order by stock.color, stock.size)
  from stock where stock.product_id = products.id)`;

/** SQL for whether an item of the product is low or out of stock. */
const isLow = sql`(products.out_of_stock or exists (select from stock where stock.product_id = products.id
  and stock.pieces <= products.low_stock
  and is_offered_item(products.stock_count, products.colors, products.sizes, stock.color, stock.size)))`;

/** Which counted products a list shows. */
interface StockFilter {
  readonly view: StockView;
  /** Part of the name, in any case, or the barcode of an item; '' for all. */
  readonly search: string;
}

/** SQL for whether an item of the product that shoppers can choose has this barcode; a text that is none becomes '', which no item has. */
const hasBarcode = (text: string) => sql`exists (select from barcodes where barcodes.product_id = products.id
        and barcodes.code = ${readBarcode(text) ?? ''}
        and is_offered_item(products.stock_count, products.colors, products.sizes, barcodes.color, barcodes.size))`;

/** SQL for whether the product's name in either language contains the text (BN-5). */
export const isNamed = (text: string) =>
  sql`(${containsText(sql`products.name`, text)} or ${containsText(sql`products.name_bengali`, text)})`;

/** SQL for the counted products that pass the filter. */
const matching = ({ view, search }: StockFilter) =>
  sql`products.stock_count <> 'uncounted'
    and (${view} = 'all' or ${isLow})
    and (${search} = '' or ${isNamed(search)} or ${hasBarcode(search)})`;

/**
 * The counted products that match, by descending id: newest first, but the id of an imported product tells no time. With `after` only
 * products after this id.
 */
export const readCounted = async (
  db: Db,
  filter: StockFilter,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<CountedProduct[]> => {
  const lastId = after ?? null;
  const rows = await queryRows<CountedRow>(
    db,
    sql`select ${productColumns}, ${storedItems} as stored
      from products where ${matching(filter)} and (${lastId}::text is null or products.id < ${lastId})
      order by products.id desc limit ${limit}`,
  );
  return rows.map(toCounted);
};

/** The number of counted products that match. */
export const countCounted = (db: Db, filter: StockFilter): Promise<number> =>
  db.$count(products, matching(filter));

/** The counted products among the ids, newest first; `withHeld` adds the pieces that orders hold which are not shipped yet. */
export const readCountedById = async (
  db: Db,
  ids: readonly string[],
  { withHeld = false } = {},
): Promise<CountedProduct[]> => {
  const rows = await queryRows<CountedRow>(
    db,
    sql`select ${productColumns}, ${withHeld ? heldItems : storedItems} as stored from products
      where id in ${textsIn(ids)} and stock_count <> 'uncounted'
      order by id desc`,
  );
  return rows.map(toCounted);
};

/** Finds a counted product, with the pieces that orders hold which are not shipped yet; `null` if it is not counted or unknown. */
export const findCounted = async (db: Db, id: string): Promise<CountedProduct | null> => {
  const [product] = await readCountedById(db, [id], { withHeld: true });
  return product ?? null;
};

/** Keeps the products from being deleted until the transaction ends; returns how many of them exist. */
export const preventDeletion = async (tx: Db, ids: readonly string[]): Promise<number> => {
  const existing = await queryRows(
    tx,
    sql`select from products where id in ${textsIn(ids)}
      order by id for key share`,
  );
  return existing.length;
};
