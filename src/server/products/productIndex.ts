import type { CountByField } from '#domain/products/productFacets.ts';
import type { Condition } from '#domain/products/productFilter.ts';
import type { Db } from '../database/database.ts';
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
 * What lists filter, sort and count products by, for all products of the shop, in memory (ADR 0101). Before each use the
 * database says whether products have changed, so that the index is never older than a query.
 */

/** A part of a list. */
interface IndexPage {
  readonly order: ProductOrder;
  /** Value and id of the last product before it; absent for the first page. */
  readonly cursor: readonly [string, string] | undefined;
  readonly limit: number;
  /** Products that are sold out alone, or those that are not; absent for both. */
  readonly soldOut: boolean | undefined;
  /** The page has those alone that pass it too. */
  readonly only: Condition | null;
}

/** The catalog at one moment. */
export interface ProductIndex {
  /** The number of products that pass the conditions, sold out or not, and those of the page. */
  find(conditions: readonly Condition[], page: IndexPage): { total: number; products: IndexedProduct[] };
  readonly countByField: CountByField;
}

/** A list of all products in one order. */
interface Sorted {
  readonly order: ProductOrder;
  /** Where each of them is among the products. */
  readonly rows: Uint32Array;
}

const countOnes = (rows: Uint8Array): number => {
  let count = 0;
  // An iterator takes ten times as long.
  for (let row = 0; row < rows.length; row += 1) count += rows[row] ?? 0;
  return count;
};

interface StateIndex extends ProductIndex {
  /** The index of these products, which are the former ones but for the changed rows and the number of them. */
  readonly change: (products: readonly IndexedProduct[], changed: readonly number[]) => StateIndex;
}

/** The lists after changes. */
const changeLists = (
  lists: ReadonlyMap<string, Sorted>,
  products: readonly IndexedProduct[],
  changed: readonly number[],
): Map<string, Sorted> => {
  const isKept = new Uint8Array(products.length).fill(1);
  for (const row of changed) isKept[row] = 0;
  const change = ({ order, rows }: Sorted): Sorted => {
    const kept = rows.filter((row) => isKept[row] === 1);
    return { order, rows: insertRows({ products, rows: kept }, changed, order) };
  };
  return new Map([...lists].map(([name, list]) => [name, change(list)]));
};

/** The index of the products; a list is sorted at its first use. */
const indexOf = (
  products: readonly IndexedProduct[],
  columns: ProductColumns,
  lists: Map<string, Sorted>,
): StateIndex => {
  const sort = (order: ProductOrder): Uint32Array => {
    const list = lists.get(order.name) ?? { order, rows: sortRows(products, [...products.keys()], order) };
    lists.set(order.name, list);
    return list.rows;
  };
  return {
    find: (conditions, { order, cursor, limit, soldOut, only }) => {
      const passing = columns.rowsThatPass(conditions);
      const shown = only === null ? passing : columns.rowsThatPass([...conditions, only]);
      const rows = sort(order);
      const matches: IndexedProduct[] = [];
      let place = cursor === undefined ? 0 : countUntil({ products, rows }, order, cursor);
      for (; place < rows.length && matches.length < limit; place += 1) {
        const row = rows[place] ?? 0;
        const product = products[row];
        if (product === undefined || shown[row] === 0) continue;
        if (soldOut === undefined || product.soldOut === soldOut) matches.push(product);
      }
      return { total: countOnes(passing), products: matches };
    },
    countByField: columns.countByField,
    change: (next, changed) =>
      indexOf(next, columns.change(next, changed), changeLists(lists, next, changed)),
  };
};

interface IndexState {
  readonly version: CatalogVersion;
  readonly products: readonly IndexedProduct[];
  /** Where each product is, by its id. */
  readonly rows: ReadonlyMap<string, number>;
  readonly index: StateIndex;
}

const emptyState: IndexState = {
  version: noVersion,
  products: [],
  rows: new Map(),
  index: indexOf([], createProductColumns([]), new Map()),
};

/** The state with the products that were read; the others of the changed ones were deleted. */
const changeState = (
  { products: before, rows: known, index }: IndexState,
  version: CatalogVersion,
  ids: readonly string[],
  read: ReadonlyMap<string, IndexedProduct>,
): IndexState => {
  const products = [...before];
  const rows = new Map(known);
  const changed = new Set<number>();
  const put = (product: IndexedProduct, row: number): void => {
    products[row] = product;
    rows.set(product.id, row);
    changed.add(row);
  };
  for (const id of ids) {
    const row = rows.get(id);
    const product = read.get(id);
    if (product !== undefined) put(product, row ?? products.length);
    else if (row !== undefined) {
      // The last product takes the place of the one that was deleted.
      const last = products.pop();
      rows.delete(id);
      if (last !== undefined && last.id !== id) put(last, row);
    }
  }
  const places = [...changed].filter((row) => row < products.length);
  return { version, products, rows, index: index.change(products, places) };
};

/** The ids of the products that differ from the earlier state, found by the versions of all rows. */
const compareRows = async (db: Db, { products, rows: known }: IndexState) => {
  const { version, rows } = await readRowVersions(db);
  const isChanged = (id: string): boolean => products[known.get(id) ?? -1]?.rowVersion !== rows[id];
  return { version, ids: [...new Set([...known.keys(), ...Object.keys(rows)])].filter(isChanged) };
};

/** Rows per statement: some milliseconds each, between which other requests are answered. */
const batch = 1000;

/** The existing products among the ids. Of two statements at once the database answers one while the process takes in the other. */
const readProducts = async (db: Db, ids: readonly string[]): Promise<Map<string, IndexedProduct>> => {
  const shared = shareValues();
  const products = new Map<string, IndexedProduct>();
  for (let start = 0; start < ids.length; start += 2 * batch) {
    const starts = [start, start + batch].filter((at) => at < ids.length);
    const read = await Promise.all(starts.map((at) => readIndexed(db, ids.slice(at, at + batch), shared)));
    for (const product of read.flat()) products.set(product.id, product);
  }
  return products;
};

/** Reads what was changed since the earlier state. */
const readState = async (db: Db, earlier: IndexState): Promise<IndexState> => {
  const told = await readWritesSince(db, earlier.version);
  const { version, ids } = told.ids === null ? await compareRows(db, earlier) : { ...told, ids: told.ids };
  return changeState(earlier, version, ids, await readProducts(db, ids));
};

/** Returns a function that resolves to the catalog as it is when the function is called, or later. */
export const openProductIndex = (db: Db): (() => Promise<ProductIndex>) => {
  let state = emptyState;
  let running: Promise<ProductIndex> | null = null;
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
    if (running === null) return start();
    // What is being read may be older than this call. All calls until it has been read share the next reading.
    next ??= running.then(start, start);
    return next;
  };
};
