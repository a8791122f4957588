import { LRUCache } from 'lru-cache';
import { largestPage } from '#contract/call/callSchemas.ts';
import type { ProductsQuery } from '#contract/products/products.ts';
import { catalogConditions } from '#domain/products/catalogFilter.ts';
import type { Product } from '#domain/products/product.ts';
import { countFacets, type ProductFacets } from '#domain/products/productFacets.ts';
import { type Condition, writtenOrSounding } from '#domain/products/productFilter.ts';
import type { Db } from '../database/database.ts';
import { isCursorOf, nextCursor, type Page, readCursor } from '../database/queries/paging.ts';
import { openProductIndex, type ProductIndex } from './productIndex.ts';
import type { IndexedProduct } from './productIndexRepository.ts';
import { type ProductOrder, productSortOrders } from './productSortOrders.ts';
import { findVersions, type ProductVersion } from './productsRepository.ts';

/** Lists and counts products by the product index. */
export interface Catalog {
  /** One page of the products that match the query, newest first by default; `largestPage` products without a limit. */
  list(query: ProductsQuery): Promise<Page<Product>>;
  /** The choices by which the listing of the query can be narrowed, with counts. */
  countFacets(query: ProductsQuery): Promise<ProductFacets>;
}

/** How many products are cached: some ten megabytes, and more than the lists of a busy minute show. */
const maxProducts = 5000;

/** Returns a function that reads products, and caches each until its row changes. */
const cachedProducts = (db: Db): ((wanted: readonly IndexedProduct[]) => Promise<Product[]>) => {
  const cache = new LRUCache<string, ProductVersion>({ max: maxProducts });
  return async (wanted) => {
    const productsById = new Map<string, Product>();
    const staleIds: string[] = [];
    for (const product of wanted) {
      const cached = cache.get(product.id);
      if (cached?.rowVersion === product.rowVersion) productsById.set(product.id, cached.product);
      else staleIds.push(product.id);
    }
    const fresh = staleIds.length === 0 ? [] : await findVersions(db, staleIds);
    for (const version of fresh) {
      productsById.set(version.product._id, version.product);
      cache.set(version.product._id, version);
    }
    // A product that was deleted meanwhile is left out.
    return wanted.flatMap(({ id }) => productsById.get(id) ?? []);
  };
};

/** One of the parts of which a list consists, one after the other. A cursor tells its part by the name of the part's order. */
interface ListPart {
  readonly order: ProductOrder;
  /** Only products that are sold out, or only others; `undefined` for both. */
  readonly soldOut: boolean | undefined;
  /** Only products that pass this condition too; `null` for all. */
  readonly only: Condition | null;
}

/** Splits a part so that products with the searched letters come before those that only sound alike, unless the list is sorted (BN-7). */
const bySearch = (part: ListPart, query: ProductsQuery): ListPart[] => {
  const isSorted = query.sort !== undefined && query.sort !== 'newest';
  const conditions = isSorted ? null : writtenOrSounding(query);
  if (conditions === null) return [part];
  const [written, sounding] = conditions;
  const { order } = part;
  return [
    { ...part, only: written },
    { ...part, order: { ...order, name: `${order.name}.sounding` }, only: sounding },
  ];
};

/** The parts of the list in order. With `soldOut: 'last'` in the query, products that are sold out come last (BY-4). */
const partsOf = (query: ProductsQuery): ListPart[] => {
  const { sort = 'newest' } = query;
  const order = productSortOrders[sort];
  const parts: ListPart[] =
    query.soldOut === undefined
      ? [{ order, soldOut: undefined, only: null }]
      : [
          { order, soldOut: false, only: null },
          { order: { ...order, name: `${sort}.soldOut` }, soldOut: true, only: null },
        ];
  return parts.flatMap((part) => bySearch(part, query));
};

/** The position of the part in which the page begins; 0 without a cursor, and for a cursor of none of the parts. */
const firstPartOf = (parts: readonly ListPart[], after: string | undefined): number => {
  if (after === undefined) return 0;
  const position = parts.findIndex((part) => isCursorOf(part.order, after));
  return Math.max(0, position);
};

/**
 * Finds the page of the query in the index: from the part of the cursor on, takes products from one part after the other until the
 * page is full. Throws an ApiError for a cursor of another list.
 */
const findPage = (index: ProductIndex, query: ProductsQuery, limit: number) => {
  const { sort = 'newest', after } = query;
  // All parts are sorted alike: by their own orders, which have other names, the index would sort and keep the same list again.
  const listOrder = productSortOrders[sort];
  const found = index.find(catalogConditions(query));
  const parts = partsOf(query);
  const firstPart = firstPartOf(parts, after);
  const matches: { readonly product: IndexedProduct; readonly part: ListPart }[] = [];
  for (const part of parts.slice(firstPart)) {
    const hasCursor = part === parts[firstPart] && after !== undefined;
    const cursor = hasCursor ? readCursor(part.order, after) : undefined;
    // One product more than asked for shows whether there is a next page.
    const wanted = limit + 1 - matches.length;
    const { soldOut, only } = part;
    const ofPart = found.productsOf({ order: listOrder, cursor, limit: wanted, soldOut, only });
    matches.push(...ofPart.map((product) => ({ product, part })));
    if (matches.length > limit) break;
  }
  const products = matches.map(({ product }) => product);
  // The next cursor has the name of the part that the page ends in.
  const cursorOrder = matches[limit - 1]?.part.order ?? listOrder;
  return {
    total: found.total,
    products: products.slice(0, limit),
    next: nextCursor(cursorOrder, products, limit),
  };
};

/** Opens the catalog, which reads the products from the database at its first use. */
export const openCatalog = (db: Db): Catalog => {
  const currentIndex = openProductIndex(db);
  const productsOf = cachedProducts(db);
  return {
    list: async (query) => {
      const { limit = largestPage } = query;
      const { total, products, next } = findPage(await currentIndex(), query, limit);
      return {
        items: await productsOf(products),
        // `total=no`: the total is only sent if all products fit on the page, since it is known then anyway.
        total: query.total === 'no' && total > limit ? null : total,
        next,
      };
    },
    countFacets: async (query) => {
      const index = await currentIndex();
      return countFacets(index.countByField, query);
    },
  };
};
