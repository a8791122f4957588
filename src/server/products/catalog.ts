import { LRUCache } from 'lru-cache';
import { largestPage } from '#contract/call/callSchemas.ts';
import type { ProductsQuery } from '#contract/products/products.ts';
import { catalogConditions } from '#domain/products/catalogFilter.ts';
import type { Product } from '#domain/products/product.ts';
import { countFacets, type ProductFacets } from '#domain/products/productFacets.ts';
import type { Db } from '../database/database.ts';
import { nextCursor, type Page, readCursor } from '../database/queries/paging.ts';
import { openProductIndex } from './productIndex.ts';
import type { IndexedProduct } from './productIndexRepository.ts';
import { productSortOrders } from './productSortOrders.ts';
import { findVersions, type ProductVersion } from './productsRepository.ts';

/** Lists and counts of products, answered from the index of products. */
export interface Catalog {
  /** One page of the products that match the query, newest first by default; `largestPage` products without a limit. */
  list(query: ProductsQuery): Promise<Page<Product>>;
  /** What the listing of the query can be narrowed by, with counts. */
  countFacets(query: ProductsQuery): Promise<ProductFacets>;
}

/** Some ten megabytes: more than the lists of a busy minute show. */
const maxProducts = 5000;

/** Returns a function that reads products and caches each until its row changes. */
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
    // One that was deleted in the meantime is left out.
    return wanted.flatMap(({ id }) => byId.get(id) ?? []);
  };
};

/** Opens the catalog of the database; it reads the products at its first use. */
export const openCatalog = (db: Db): Catalog => {
  const currentIndex = openProductIndex(db);
  const productsOf = cachedProducts(db);
  return {
    list: async (query) => {
      const { sort = 'newest', limit = largestPage, after } = query;
      const order = productSortOrders[sort];
      const cursor = after === undefined ? undefined : readCursor(order, after);
      const index = await currentIndex();
      // One product more than asked for shows whether there is a next page.
      const { total, products } = index.find(catalogConditions(query), { order, cursor, limit: limit + 1 });
      return {
        items: await productsOf(products.slice(0, limit)),
        // A host may leave out a total that the client does not show and cannot read off a page that has them all.
        total: query.total === 'no' && total > limit ? null : total,
        next: nextCursor(order, products, limit),
      };
    },
    countFacets: async (query) => countFacets((await currentIndex()).countByField, query),
  };
};
