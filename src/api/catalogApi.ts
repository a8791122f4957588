import {
  type ChangePricesBody,
  changePrices,
  type RefusedPrice,
  type SoldOutBody,
  setSoldOut,
} from '#contract/productChanges.ts';
import { listProducts } from '#contract/products.ts';
import { type CatalogFilter, filterAndSortCatalog } from '#domain/catalogFilter.ts';
import { bulkProductsLimit, pageSizes } from '#domain/constants.ts';
import { isRecord, readList, readText, readTexts } from '#domain/parse.ts';
import type { Product } from '#domain/product.ts';
import { changePricesOneByOne, setSoldOutOneByOne } from './changeProducts.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { type Page, pageOf, toApiCursor } from './page.ts';
import { productTags, readProducts, startCursor } from './productsApi.ts';
import { apiRequest, type ShopThunk, shopApi } from './shopApi.ts';

/** The dashboard's product list and changes of many products (MD-8, MD-14, MD-15). */

export interface CatalogArgs extends CatalogFilter {
  /** Cursor of the first page: an earlier page's `next`. */
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

const extraOptions = { noun: 'products' };
/** Also after a failure: some of the products may have changed. */
const changedTags = (ids: readonly string[]) => [
  ...ids.map((id) => ({ type: 'Product' as const, id })),
  { type: 'Product' as const, id: 'LIST' },
];

export const catalogApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogPages: build.infiniteQuery<Page<Product>, CatalogArgs, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next ?? undefined },
      query: ({ queryArg, pageParam }) =>
        apiRequest(listProducts, {
          query: {
            ...queryArg,
            limit: pageSizes.products,
            after: toApiCursor(startCursor(queryArg, pageParam)),
          },
          token: 'ifStaff',
        }),
      transformResponse: (reply, meta, { queryArg, pageParam }) =>
        pageOf(
          filterAndSortCatalog(readProducts(reply), queryArg),
          meta,
          startCursor(queryArg, pageParam),
          pageSizes.products,
        ),
      extraOptions,
      providesTags: (result) => productTags(result?.pages.flatMap((page) => page.items)),
    }),
    /** All products that match, at most as many as can be changed at once. */
    matchingCatalog: build.query<Product[], CatalogFilter>({
      query: (filter) =>
        apiRequest(listProducts, {
          query: { ...filter, limit: bulkProductsLimit, total: 'no' },
          token: 'ifStaff',
        }),
      transformResponse: (reply, _meta, filter) =>
        filterAndSortCatalog(readProducts(reply), filter).slice(0, bulkProductsLimit),
      extraOptions,
      // Read for one operation and not used after it.
      keepUnusedDataFor: 0,
    }),
    /** Returns the ids of the products that the host has changed. */
    setSoldOut: build.mutation<string[], SoldOutBody>({
      queryFn: async (body, _api, _options, baseQuery) => {
        const send = baseQuery as BaseQuery;
        const request = apiRequest(setSoldOut, { body, token: 'required', optional: true });
        const result = await resultOf(send, request);
        if (!isSupported(result)) return setSoldOutOneByOne(send, body);
        return result.error === undefined ? { data: changedIdsIn(result.data) } : { error: result.error };
      },
      invalidatesTags: (_result, _error, { ids }) => changedTags(ids),
    }),
    changePrices: build.mutation<ChangedPrices, ChangePricesBody>({
      queryFn: async (body, _api, _options, baseQuery) => {
        const send = baseQuery as BaseQuery;
        const request = apiRequest(changePrices, { body, token: 'required', optional: true });
        const result = await resultOf(send, request);
        if (!isSupported(result)) return changePricesOneByOne(send, body);
        if (result.error !== undefined) return { error: result.error };
        const refused = readList(isRecord(result.data) ? result.data.refused : [], readRefused);
        return { data: { changedIds: changedIdsIn(result.data), refused } };
      },
      invalidatesTags: (_result, _error, { products }) => changedTags(products.map(({ id }) => id)),
    }),
  }),
});

/** The products of a list across its pages, in its order, at most `bulkProductsLimit`; rejects with a Failure. */
export const readMatchingProducts =
  (filter: CatalogFilter): ShopThunk<Promise<Product[]>> =>
  async (dispatch) => {
    const query = dispatch(catalogApi.endpoints.matchingCatalog.initiate(filter, { forceRefetch: true }));
    try {
      return await query.unwrap();
    } finally {
      query.unsubscribe();
    }
  };

export const { useCatalogPagesInfiniteQuery, useSetSoldOutMutation, useChangePricesMutation } = catalogApi;
