import type { CountByField } from '#domain/products/productFacets.ts';
import type { Condition } from '#domain/products/productFilter.ts';
import type { Db } from '../database/database.ts';
import type { LastRow } from '../database/queries/paging.ts';
import { createProductColumns, type ProductColumns } from './productColumns.ts';
import {
  type CatalogVersion,
  type IndexedProduct,
  noVersion,
  readIndexed,
  readRowVersions,
  readWrites,
  readWritesSince,
  shareValues,
} from './productIndexRepository.ts';
import { countUntil, insertRows, type ProductOrder, sortRows } from './productSortOrders.ts';

/**
 * The product index: the fields of all products by which lists filter, sort and count, in memory (ADR 0101). Before each use the
 * database is asked whether a product has changed, so that the index is never older than the request.
 */

/** Which part of a list is wanted. */
interface IndexPage {
  readonly order: ProductOrder;
  /** The product before this part; `undefined` at the start of the list. */
  readonly cursor: LastRow | undefined;
  readonly limit: number;
  /** Only products that are sold out, or only others; `undefined` for both. */
  readonly soldOut: boolean | undefined;
  /** Only products that pass this condition too; `null` for all. The total of the list does not depend on it, as not on `soldOut`. */
  readonly only: Condition | null;
}

/** The products that pass the conditions of a list. */
interface Matches {
  /** Number of the products in all parts of the list. */
  readonly total: number;
  /** Returns the products of one page. */
  productsOf(page: IndexPage): IndexedProduct[];
}

/** The index at one moment. */
export interface ProductIndex {
  find(conditions: readonly Condition[]): Matches;
  readonly countByField: CountByField;
}

/** All products sorted in one order. */
interface SortedList {
  readonly order: ProductOrder;
  /** The row of each product, in this order; a row is the product's place in `products`. */
  readonly rows: Uint32Array;
}

const countOnes = (rows: Uint8Array): number => {
  let count = 0;
  // A loop with an iterator takes ten times as long.
  for (let row = 0; row < rows.length; row += 1) count += rows[row] ?? 0;
  return count;
};

/** An index that can be brought up to date. */
interface ChangeableIndex extends ProductIndex {
  /** The index of a new list of products: it differs from the former one only in the rows `changed`, and may be longer or shorter. */
  readonly change: (products: readonly IndexedProduct[], changed: readonly number[]) => ChangeableIndex;
}

/** The sorted lists of the new products: the rows `changed` are put in at their new places, and rows that were cut off are left out. */
const changeLists = (
  lists: ReadonlyMap<string, SortedList>,
  products: readonly IndexedProduct[],
  changed: readonly number[],
): Map<string, SortedList> => {
  const isKept = new Uint8Array(products.length).fill(1);
  for (const row of changed) isKept[row] = 0;
  const changedLists = new Map<string, SortedList>();
  for (const [name, { order, rows }] of lists) {
    const unchanged = rows.filter((row) => isKept[row] === 1);
    changedLists.set(name, { order, rows: insertRows({ products, rows: unchanged }, changed, order) });
  }
  return changedLists;
};

/** Makes the index of the products; a list is sorted at its first use. */
const createIndex = (
  products: readonly IndexedProduct[],
  columns: ProductColumns,
  lists: Map<string, SortedList>,
): ChangeableIndex => {
  const sortedRows = (order: ProductOrder): Uint32Array => {
    const list = lists.get(order.name) ?? { order, rows: sortRows(products, [...products.keys()], order) };
    lists.set(order.name, list);
    return list.rows;
  };
  return {
    find: (conditions) => {
      const passing = columns.rowsThatPass(conditions);
      const productsOf = ({ order, cursor, limit, soldOut, only }: IndexPage): IndexedProduct[] => {
        const passingOnly = only === null ? passing : columns.rowsThatPass([only]);
        const rows = sortedRows(order);
        const found: IndexedProduct[] = [];
        let position = cursor === undefined ? 0 : countUntil({ products, rows }, order, cursor);
        for (; position < rows.length && found.length < limit; position += 1) {
          const row = rows[position] ?? 0;
          const product = products[row];
          if (product === undefined || passing[row] === 0 || passingOnly[row] === 0) continue;
          if (soldOut === undefined || product.soldOut === soldOut) found.push(product);
        }
        return found;
      };
      return { total: countOnes(passing), productsOf };
    },
    countByField: columns.countByField,
    change: (newProducts, changed) =>
      createIndex(
        newProducts,
        columns.change(newProducts, changed),
        changeLists(lists, newProducts, changed),
      ),
  };
};

/** What the process knows of the catalog: all products as of one version, and their index. */
interface IndexState {
  readonly version: CatalogVersion;
  readonly products: readonly IndexedProduct[];
  /** The place of each product in `products`, by its id. */
  readonly rowById: ReadonlyMap<string, number>;
  readonly index: ChangeableIndex;
}

const emptyState: IndexState = {
  version: noVersion,
  products: [],
  rowById: new Map(),
  index: createIndex([], createProductColumns([]), new Map()),
};

/** The state after the products `ids` have changed: a product in `existing` is as given there, any other was deleted. */
const changeState = (
  former: IndexState,
  version: CatalogVersion,
  ids: readonly string[],
  existing: ReadonlyMap<string, IndexedProduct>,
): IndexState => {
  const products = [...former.products];
  const rowById = new Map(former.rowById);
  const changed = new Set<number>();
  const put = (product: IndexedProduct, row: number): void => {
    products[row] = product;
    rowById.set(product.id, row);
    changed.add(row);
  };
  for (const id of ids) {
    const row = rowById.get(id);
    const product = existing.get(id);
    if (product !== undefined) put(product, row ?? products.length);
    else if (row !== undefined) {
      // The last product moves to the place of the deleted one.
      const lastProduct = products.pop();
      rowById.delete(id);
      if (lastProduct !== undefined && lastProduct.id !== id) put(lastProduct, row);
    }
  }
  // A row that was changed first may have been cut off by a later deletion.
  const changedRows = [...changed].filter((row) => row < products.length);
  return { version, products, rowById, index: former.index.change(products, changedRows) };
};

/** Finds the products that differ from the earlier state by comparing the versions of all rows. */
const compareRows = async (db: Db, { products }: IndexState) => {
  const { version, rows: rowVersions } = await readRowVersions(db);
  const earlierVersions = new Map(products.map((product) => [product.id, product.rowVersion]));
  const ids = new Set([...earlierVersions.keys(), ...Object.keys(rowVersions)]);
  const changedIds = [...ids].filter((id) => earlierVersions.get(id) !== rowVersions[id]);
  return { version, ids: changedIds };
};

/** Rows per statement: each takes some milliseconds, and in between other requests are answered. */
const batchSize = 1000;

/** Reads the existing products among the ids, with two statements at a time: while the process reads one answer, the database works. */
const readProducts = async (db: Db, ids: readonly string[]): Promise<Map<string, IndexedProduct>> => {
  const shared = shareValues();
  const products = new Map<string, IndexedProduct>();
  for (let start = 0; start < ids.length; start += 2 * batchSize) {
    const middle = start + batchSize;
    const batches = [ids.slice(start, middle), ids.slice(middle, middle + batchSize)];
    const readers = batches
      .filter((batch) => batch.length > 0)
      .map((batch) => readIndexed(db, batch, shared));
    const readBatches = await Promise.all(readers);
    for (const product of readBatches.flat()) products.set(product.id, product);
  }
  return products;
};

/** Reads what has changed since the earlier state, and returns the new one. */
const readState = async (db: Db, earlier: IndexState): Promise<IndexState> => {
  const writes = await readWritesSince(db, earlier.version);
  // `ids` is null if the stored writes no longer name all products that have changed.
  const { version, ids } =
    writes.ids === null ? await compareRows(db, earlier) : { version: writes.version, ids: writes.ids };
  const existing = await readProducts(db, ids);
  return changeState(earlier, version, ids, existing);
};

/**
 * Returns a function that resolves to an index which is at least as new as the call. One refresh runs at a time; all calls that come
 * meanwhile share another one, which begins after it.
 */
export const openProductIndex = (db: Db): (() => Promise<ProductIndex>) => {
  let state = emptyState;
  /** The refresh that is under way; `null` if none is. */
  let running: Promise<ProductIndex> | null = null;
  /** The refresh that begins once `running` has ended; `null` if nobody waits for one. */
  let next: Promise<ProductIndex> | null = null;

  const refresh = async (): Promise<ProductIndex> => {
    if ((await readWrites(db)) !== state.version.writes) state = await readState(db, state);
    return state.index;
  };
  const start = (): Promise<ProductIndex> => {
    next = null;
    running = refresh().finally(() => {
      running = null;
    });
    return running;
  };

  return () => {
    // Also in the moment in which the running refresh has ended and the next has not begun.
    if (next !== null) return next;
    if (running === null) return start();
    // The running refresh may have read the database before this call.
    next = running.then(start, start);
    return next;
  };
};
