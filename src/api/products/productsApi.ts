import { getProductCall, listProductsCall } from '#contract/products/products.ts';
import { type Product, readProduct } from '#domain/products/product.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { cacheSeconds } from '../client/cacheSeconds.ts';
import { type Page, pageOf } from '../client/page.ts';
import { readOne } from '../client/readOne.ts';
import { shopApi } from '../client/shopApi.ts';
import { readProducts } from './readProducts.ts';

/** The product of a reply; throws when there is none. */
export const productIn = (reply: unknown, id: string): Product => {
  const product = readOne(reply, readProduct);
  if (product === null) throw new Error(`The host sent no product for ${id}`);
  return product;
};

/** The tags of a list of products. */
export const productTags = (products: readonly Product[] = []) => [
  ...products.map(({ _id }) => ({ type: 'Product' as const, id: _id })),
  { type: 'Product' as const, id: 'LIST' },
];

/** What the log of a failed fetch calls the data. */
const extraOptions = { noun: 'products' };

/**
 * The products that the shop shows. The replies are the same for everybody: those with the tag `Public` stay in the cache at a sign-out,
 * and staff send their token only to get past caches in front of the shop (`ifStaff`).
 */
export const productsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listProducts: build.query<Product[], ProductFilter>({
      // `total: 'no'`: the server need not count all products that match, since no screen shows their number.
      query: (query) =>
        apiRequest(listProductsCall, { query: { ...query, soldOut: 'last', total: 'no' }, token: 'ifStaff' }),
      transformResponse: readProducts,
      extraOptions,
      providesTags: (products) => ['Public', ...productTags(products)],
      keepUnusedDataFor: cacheSeconds,
    }),
    productPages: build.infiniteQuery<Page<Product>, ProductFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next ?? undefined },
      query: ({ queryArg, pageParam }) =>
        apiRequest(listProductsCall, {
          query: {
            limit: pageSizes.productList,
            soldOut: 'last',
            ...queryArg,
            after: pageParam ?? undefined,
          },
          token: 'ifStaff',
        }),
      transformResponse: (reply, meta) => pageOf(readProducts(reply), meta),
      extraOptions,
      providesTags: (result) => ['Public', ...productTags(result?.pages.flatMap((page) => page.items))],
      keepUnusedDataFor: cacheSeconds,
    }),
    getProduct: build.query<Product, string>({
      query: (id) => apiRequest(getProductCall, { params: { id }, token: 'ifStaff' }),
      transformResponse: (reply, _meta, id) => productIn(reply, id),
      extraOptions,
      providesTags: (_result, _error, id) => ['Public', { type: 'Product', id }],
      keepUnusedDataFor: cacheSeconds,
    }),
  }),
});

/** How old the data of one product may be, in seconds, when a component starts to use it; older data is shown and fetched again. */
export const productMaxAge = { refetchOnMountOrArgChange: 60 } as const;

export const { useListProductsQuery, useProductPagesInfiniteQuery, useGetProductQuery } = productsApi;
