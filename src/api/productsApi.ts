import {
  deleteProduct,
  getProduct,
  listProducts,
  type ProductBody,
  type ProductsQuery,
  postProduct,
  updateProduct,
} from '#contract/products.ts';
import { pageSizes } from '#domain/constants.ts';
import { isRecord, readList, readText } from '#domain/parse.ts';
import { type Product, readProduct } from '#domain/product.ts';
import { filterAndSortProducts } from '#domain/productFilter.ts';
import { type Page, pageOf, toApiCursor } from './page.ts';
import { ask, shopApi } from './shopApi.ts';

const readProducts = (reply: unknown): Product[] =>
  readList(isRecord(reply) && Array.isArray(reply.data) ? reply.data : reply, readProduct);

const productIn = (reply: unknown, id: string): Product => {
  const product = readProduct(isRecord(reply) && isRecord(reply.data) ? reply.data : reply);
  if (product === null) throw new Error(`The host sent no product for ${id}`);
  return product;
};

const tagsOf = (products: readonly Product[] = []) => [
  ...products.map(({ _id }) => ({ type: 'Product' as const, id: _id })),
  { type: 'Product' as const, id: 'LIST' },
];

const listOf = (reply: unknown, query: ProductsQuery): Product[] => {
  const found = filterAndSortProducts(readProducts(reply), query);
  return query.limit === undefined ? found : found.slice(0, query.limit);
};

const startOf = ({ after }: ProductsQuery, pageParam: string | null): string | null =>
  pageParam ?? after ?? null;

// Seconds.
const listKeptFor = 15 * 60;

const extraOptions = { noun: 'products' };

export const productsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listProducts: build.query<Product[], ProductsQuery>({
      query: (query) => ask(listProducts, { query: { ...query, total: 'no' } }),
      transformResponse: (reply, _facts, query) => listOf(reply, query),
      extraOptions,
      providesTags: tagsOf,
    }),
    productPages: build.infiniteQuery<Page<Product>, ProductsQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next ?? undefined },
      query: ({ queryArg, pageParam }) =>
        ask(listProducts, {
          query: { limit: pageSizes.goods, ...queryArg, after: toApiCursor(startOf(queryArg, pageParam)) },
        }),
      transformResponse: (reply, facts, { queryArg, pageParam }) =>
        pageOf(
          filterAndSortProducts(readProducts(reply), queryArg),
          facts,
          startOf(queryArg, pageParam),
          queryArg.limit ?? pageSizes.goods,
        ),
      extraOptions,
      providesTags: (result) => tagsOf(result?.pages.flatMap((page) => page.items)),
      // Keeps all loaded pages for users who return from a product, so that the scroll position can be
      // restored (RT-19).
      keepUnusedDataFor: listKeptFor,
    }),
    getProduct: build.query<Product, string>({
      query: (id) => ask(getProduct, { params: { id } }),
      transformResponse: (reply, _facts, id) => productIn(reply, id),
      extraOptions,
      providesTags: (_result, _error, id) => [{ type: 'Product', id }],
    }),
    postProduct: build.mutation<string, ProductBody>({
      query: (body) => ask(postProduct, { body, token: 'needed' }),
      transformResponse: (reply) => (isRecord(reply) ? readText(reply.insertedId) : ''),
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Product', id: 'LIST' }]),
    }),
    updateProduct: build.mutation<void, { id: string; body: ProductBody }>({
      query: ({ id, body }) => ask(updateProduct, { params: { id }, body, token: 'needed' }),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error, { id }) =>
        error
          ? []
          : [
              { type: 'Product', id },
              { type: 'Product', id: 'LIST' },
            ],
    }),
    deleteProduct: build.mutation<void, string>({
      query: (id) => ask(deleteProduct, { params: { id }, token: 'needed' }),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Product', id: 'LIST' }]),
    }),
  }),
});

export const {
  useListProductsQuery,
  useProductPagesInfiniteQuery,
  useGetProductQuery,
  usePostProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
} = productsApi;
