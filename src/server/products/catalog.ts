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
    const byId = new Map<string, Product>();
    const missing: string[] = [];
    for (const product of wanted) {
      const cached = cache.get(product.id);
      if (cached?.rowVersion === product.rowVersion) byId.set(product.id, cached.product);
      else missing.push(product.id);
    }
    const read = missing.length === 0 ? [] : await findVersions(db, missing);
    for (const version of read) {
      byId.set(version.product._id, version.product);
      cache.set(version.product._id, version);
    }
    // A product that was deleted meanwhile is left out.
    return wanted.flatMap(({ id }) => byId.get(id) ?? []);
  };
};

/** One of the parts of which a list consists, one after the other. A cursor has the name of its part's order. */
interface Part {
  readonly order: ProductOrder;
  /** Only products that are sold out, or only others; `undefined` for both. */
  readonly soldOut: boolean | undefined;
  /** Only products that pass this condition too; `null` for all. */
  readonly only: Condition | null;
}

/** Splits a part so that products with the searched letters come before those that only sound alike, unless the list is sorted (BN-7). */
const bySearch = (part: Part, query: ProductsQuery): Part[] => {
  const letters = (query.sort ?? 'newest') === 'newest' ? writtenOrSounding(query) : null;
  if (letters === null) return [part];
  const [written, sounding] = letters;
  const { order } = part;
  return [
    { ...part, only: written },
    { ...part, order: { ...order, name: `${order.name}.sounding` }, only: sounding },
  ];
};

/** The parts of the list in order. If the query wants it, products that are sold out come last (BY-4). */
const partsOf = (query: ProductsQuery): Part[] => {
  const { sort = 'newest', soldOut } = query;
  const order = productSortOrders[sort];
  const parts: Part[] =
    soldOut === undefined
      ? [{ order, soldOut, only: null }]
      : [
          { order, soldOut: false, only: null },
          { order: { ...order, name: `${sort}.soldOut` }, soldOut: true, only: null },
        ];
  return parts.flatMap((part) => bySearch(part, query));
};

/** Finds the page of the query in the index. */
const findPage = (index: ProductIndex, query: ProductsQuery, limit: number) => {
  const { sort = 'newest', after } = query;
  const conditions = catalogConditions(query);
  const parts = partsOf(query);
  const start =
    after === undefined
      ? 0
      : Math.max(
          0,
          parts.findIndex((part) => isCursorOf(part.order, after)),
        );
  const found: { readonly product: IndexedProduct; readonly part: Part }[] = [];
  let total = 0;
  // From the part of the cursor on, takes products from one part after the other until the page is full.
  for (const [place, part] of parts.slice(start).entries()) {
    const cursor = after === undefined || place > 0 ? undefined : readCursor(part.order, after);
    // One product more than asked for shows whether there is a next page.
    const wanted = limit + 1 - found.length;
    const order = productSortOrders[sort];
    const { soldOut, only } = part;
    const stretch = index.find(conditions, { order, cursor, limit: wanted, soldOut, only });
    total = stretch.total;
    found.push(...stretch.products.map((product) => ({ product, part })));
    if (found.length > limit) break;
  }
  const products = found.map(({ product }) => product);
  const order = found[limit - 1]?.part.order ?? productSortOrders[sort];
  return { total, products: products.slice(0, limit), next: nextCursor(order, products, limit) };
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
    countFacets: async (query) => countFacets((await currentIndex()).countByField, query),
  };
};
