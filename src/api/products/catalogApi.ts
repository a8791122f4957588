import {
  type ChangePricesBody,
  changePricesCall,
  type RefusedPrice,
  type SoldOutBody,
  setSoldOutCall,
} from '#contract/products/productChanges.ts';
import { listProductsCall } from '#contract/products/products.ts';
import type { CatalogFilter } from '#domain/products/catalogFilter.ts';
import type { Product } from '#domain/products/product.ts';
import { bulkProductsLimit, pageSizes } from '#domain/shop/constants.ts';
import { isRecord, readText, readTexts } from '#domain/values/parse.ts';
import { language } from '#messages/language.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { type Page, pageOf } from '../client/page.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';
import { unwrapAndUnsubscribe } from '../client/unwrapAndUnsubscribe.ts';
import { productTags } from './productsApi.ts';
import { readProducts } from './readProducts.ts';

/** The dashboard's product list and changes of many products (MD-8, MD-14, MD-15). */

export interface CatalogArgs extends CatalogFilter {
  /** Cursor of the page: an earlier page's `next`. */
  readonly after?: string | undefined;
}

/** How a change of prices ended. */
export interface ChangedPrices {
  readonly changedIds: readonly string[];
  readonly refused: readonly RefusedPrice[];
}

const readRefused = (raw: unknown): RefusedPrice | null =>
  isRecord(raw) ? { id: readText(raw.id), name: readText(raw.name), reason: readText(raw.reason) } : null;

const changedIdsIn = (reply: unknown): string[] => readTexts(isRecord(reply) ? reply.changedIds : []);

/**
 * The filter with a sort, `newest` if it has none: without a sort a plain host's list would keep the host's own order, and pass over what
 * only the dashboard filters by (`api/plainHost/listAnswers.ts`). A sort by name follows the names that the page shows.
 */
const withSort = <Filter extends CatalogFilter>({ sort = 'newest', ...filter }: Filter) => ({
  ...filter,
  sort: sort === 'name' && language === 'bn' ? ('nameBengali' as const) : sort,
});

const extraOptions = { noun: 'products' };
/** The tags of changed products, to be invalidated also after a failure: some of the products may have changed. */
const changedTags = (ids: readonly string[]) => [
  ...ids.map((id) => ({ type: 'Product' as const, id })),
  { type: 'Product' as const, id: 'LIST' },
];

export const catalogApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogPage: build.query<Page<Product>, CatalogArgs>({
      query: (args) =>
        apiRequest(listProductsCall, {
          query: { ...withSort(args), limit: pageSizes.products },
          token: 'ifStaff',
        }),
      transformResponse: (reply, meta) => pageOf(readProducts(reply), meta),
      extraOptions,
      providesTags: (page) => productTags(page?.items),
    }),
    /** The products that the filter keeps, at most as many as can be changed at once. */
    matchingCatalog: build.query<Product[], CatalogFilter>({
      query: (filter) =>
        apiRequest(listProductsCall, {
          // `total: 'no'`: the host need not count the products, since no screen shows their number.
          query: { ...withSort(filter), limit: bulkProductsLimit, total: 'no' },
          token: 'ifStaff',
        }),
      transformResponse: readProducts,
      extraOptions,
      // Read for one operation and not used after it.
      keepUnusedDataFor: 0,
    }),
    /** Resolves to the ids of the products that the host has changed. */
    setSoldOut: build.mutation<string[], SoldOutBody>({
      query: (body) => apiRequest(setSoldOutCall, { body }),
      extraOptions: { mayTakeLong: true },
      transformResponse: changedIdsIn,
      invalidatesTags: (_result, _error, { ids }) => changedTags(ids),
    }),
    changePrices: build.mutation<ChangedPrices, ChangePricesBody>({
      query: (body) => apiRequest(changePricesCall, { body }),
      extraOptions: { mayTakeLong: true },
      transformResponse: (reply) => ({
        changedIds: changedIdsIn(reply),
        refused: listIn(reply, 'refused', readRefused),
      }),
      invalidatesTags: (_result, _error, { products }) => changedTags(products.map(({ id }) => id)),
    }),
  }),
});

/** The first `bulkProductsLimit` products of a list, across its pages and sorted as in the list; rejects with a Failure. */
export const readMatchingProducts =
  (filter: CatalogFilter): ShopThunk<Promise<Product[]>> =>
  async (dispatch) =>
    unwrapAndUnsubscribe(
      dispatch(catalogApi.endpoints.matchingCatalog.initiate(filter, { forceRefetch: true })),
    );

export const { useCatalogPageQuery, useSetSoldOutMutation, useChangePricesMutation } = catalogApi;
