import { getProduct, listProducts, type ProductsQuery } from '#contract/products.ts';
import { pageSizes } from '#domain/constants.ts';
import { isRecord, readList } from '#domain/parse.ts';
import { type Product, readProduct } from '#domain/product.ts';
import type { ProductFilter } from '#domain/productFilter.ts';
import { type Page, pageOf, toApiCursor } from './page.ts';
import { apiRequest, type ListMeta, shopApi } from './shopApi.ts';

/** What the storefront's lists ask for. */
type ListQuery = ProductFilter & Pick<ProductsQuery, 'after' | 'total'>;

/** The products of a reply. */
export const readProducts = (reply: unknown): Product[] =>
  readList(isRecord(reply) && Array.isArray(reply.data) ? reply.data : reply, readProduct);

/** The product of a reply; throws when there is none. */
export const productIn = (reply: unknown, id: string): Product => {
  const product = readProduct(isRecord(reply) && isRecord(reply.data) ? reply.data : reply);
  if (product === null) throw new Error(`The host sent no product for ${id}`);
  return product;
};

/** The tags of a list of products. */
export const productTags = (products: readonly Product[] = []) => [
  ...products.map(({ _id }) => ({ type: 'Product' as const, id: _id })),
  { type: 'Product' as const, id: 'LIST' },
];

/**
 * The products of a reply that match the query. A host that counts or cuts its lists has filtered and sorted them too; one with
 * only API-1 to API-7 sends all products (API-8), and what narrows them is loaded then.
 */
const readMatchingProducts = async (
  reply: unknown,
  meta: ListMeta | undefined,
  query: ListQuery,
  cursor: string | undefined,
): Promise<Product[]> => {
  const products = readProducts(reply);
  if (cursor !== undefined || meta?.total != null || meta?.next != null) return products;
  const { filterAndSortProducts } = await import('#domain/productFilter.ts');
  return filterAndSortProducts(products, query);
};

/** The cursor of the requested page. */
export const startCursor = (
  { after }: Pick<ProductsQuery, 'after'>,
  pageParam: string | null,
): string | null => pageParam ?? after ?? null;

const listCacheSeconds = 15 * 60;

const extraOptions = { noun: 'products' };

export const productsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listProducts: build.query<Product[], ListQuery>({
      query: (query) => apiRequest(listProducts, { query: { ...query, total: 'no' }, token: 'ifStaff' }),
      transformResponse: async (reply, meta, query) =>
        (await readMatchingProducts(reply, meta, query, query.after)).slice(0, query.limit),
      extraOptions,
      providesTags: productTags,
    }),
    productPages: build.infiniteQuery<Page<Product>, ListQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next ?? undefined },
      query: ({ queryArg, pageParam }) =>
        apiRequest(listProducts, {
          query: {
            limit: pageSizes.productList,
            ...queryArg,
            after: toApiCursor(startCursor(queryArg, pageParam)),
          },
          token: 'ifStaff',
        }),
      transformResponse: async (reply, meta, { queryArg, pageParam }) => {
        const cursor = startCursor(queryArg, pageParam);
        const products = await readMatchingProducts(reply, meta, queryArg, toApiCursor(cursor));
        return pageOf(products, meta, cursor, queryArg.limit ?? pageSizes.productList);
      },
      extraOptions,
      providesTags: (result) => productTags(result?.pages.flatMap((page) => page.items)),
      // Keeps all loaded pages for users who return from a product, so that the scroll position can be
      // restored (RT-19).
      keepUnusedDataFor: listCacheSeconds,
    }),
    getProduct: build.query<Product, string>({
      query: (id) => apiRequest(getProduct, { params: { id }, token: 'ifStaff' }),
      transformResponse: (reply, _meta, id) => productIn(reply, id),
      extraOptions,
      providesTags: (_result, _error, id) => [{ type: 'Product', id }],
    }),
  }),
});

export const { useListProductsQuery, useProductPagesInfiniteQuery, useGetProductQuery } = productsApi;
