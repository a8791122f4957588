import type { CountByField } from '#domain/products/productFacets.ts';
import type { Condition } from '#domain/products/productFilter.ts';
import type { Db } from '../database/database.ts';
import { createProductColumns } from './productColumns.ts';
import {
  type IndexedProduct,
  readCatalogVersion,
  readIndexed,
  readRowVersions,
  shareValues,
} from './productIndexRepository.ts';
import { countUntil, mergeProducts, type ProductOrder, sortProducts } from './productSortOrders.ts';

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

interface Sorted {
  readonly order: ProductOrder;
  readonly products: readonly IndexedProduct[];
  /** Where each of them is in the columns. */
  readonly rows: Uint32Array;
}

const countOnes = (rows: Uint8Array): number => {
  let count = 0;
  // An iterator takes ten times as long.
  for (let row = 0; row < rows.length; row += 1) count += rows[row] ?? 0;
  return count;
};

/** The lists of the products that have been asked for, by the name of their order. */
type SortedLists = ReadonlyMap<string, Sorted>;

interface StateIndex extends ProductIndex {
  readonly sorted: SortedLists;
}

const listOf = (
  order: ProductOrder,
  products: readonly IndexedProduct[],
  rows: ReadonlyMap<IndexedProduct, number>,
): Sorted => ({ order, products, rows: Uint32Array.from(products, (product) => rows.get(product) ?? 0) });

const rowsOf = (products: readonly IndexedProduct[]): Map<IndexedProduct, number> =>
  new Map(products.map((product, row) => [product, row]));

/** The lists of an earlier state as they are now. */
const mergeLists = (products: readonly IndexedProduct[], before: SortedLists): Map<string, Sorted> => {
  const [first] = before.values();
  if (first === undefined) return new Map();
  const rows = rowsOf(products);
  const old = new Set(first.products);
  const added = products.filter((product) => !old.has(product));
  return new Map(
    [...before].map(([name, { order, products: earlier }]) => {
      const kept = earlier.filter((product) => rows.has(product));
      return [name, listOf(order, mergeProducts(kept, added, order), rows)];
    }),
  );
};

/** Indexes the products; `before` are the lists of an earlier state. */
const createProductIndex = (products: readonly IndexedProduct[], before: SortedLists): StateIndex => {
  const columns = createProductColumns(products);
  const sorted = mergeLists(products, before);
  const sort = (order: ProductOrder): Sorted => {
    const known = sorted.get(order.name) ?? listOf(order, sortProducts(products, order), rowsOf(products));
    sorted.set(order.name, known);
    return known;
  };
  return {
    sorted,
    find: (conditions, { order, cursor, limit, soldOut, only }) => {
      const passing = columns.rowsThatPass(conditions);
      const shown = only === null ? passing : columns.rowsThatPass([...conditions, only]);
      const { products: inOrder, rows } = sort(order);
      const matches: IndexedProduct[] = [];
      let place = cursor === undefined ? 0 : countUntil(inOrder, order, cursor);
      for (; place < rows.length && matches.length < limit; place += 1) {
        const product = inOrder[place];
        if (product === undefined || shown[rows[place] ?? 0] === 0) continue;
        if (soldOut === undefined || product.soldOut === soldOut) matches.push(product);
      }
      return { total: countOnes(passing), products: matches };
    },
    countByField: columns.countByField,
  };
};

interface IndexState {
  readonly index: StateIndex;
  readonly version: string;
  readonly products: ReadonlyMap<string, IndexedProduct>;
}

/** Rows per statement: some milliseconds each, between which other requests are answered. */
const batch = 1000;

/** Reads the rows that the earlier state does not have in their present version. */
const readState = async (db: Db, earlier: IndexState | null): Promise<IndexState> => {
  const { version, rows } = await readRowVersions(db);
  const products = new Map<string, IndexedProduct>();
  const missing: string[] = [];
  for (const [id, present] of Object.entries(rows)) {
    const known = earlier?.products.get(id);
    if (known?.rowVersion === present) products.set(id, known);
    else missing.push(id);
  }
  const shared = shareValues();
  for (let start = 0; start < missing.length; start += batch)
    for (const product of await readIndexed(db, missing.slice(start, start + batch), shared))
      products.set(product.id, product);
  const index = createProductIndex([...products.values()], earlier?.index.sorted ?? new Map());
  return { version, products, index };
};

/** Returns a function that resolves to the catalog as it is when the function is called, or later. */
export const openProductIndex = (db: Db): (() => Promise<ProductIndex>) => {
  let state: IndexState | null = null;
  let running: Promise<ProductIndex> | null = null;
  let next: Promise<ProductIndex> | null = null;

  const refresh = async (): Promise<ProductIndex> => {
    if (state === null || (await readCatalogVersion(db)) !== state.version)
      state = await readState(db, state);
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
