import { getProduct, listProductsById } from '#contract/products.ts';
import type { CheckedProducts } from '#domain/cartCheck.ts';
import { productsByIdLimit } from '#domain/constants.ts';
import type { Product } from '#domain/product.ts';
import { type BaseQuery, type EndpointResult, isSupported, resultOf } from './optionalEndpoint.ts';
import { productIn, productTags, readProducts } from './productsApi.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** Products that a host without the call is asked for one by one; the others stay unchecked. */
const singleLimit = 30;

const isAskable = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** Whether the host knows no such product, rather than that it failed. */
const isMissing = ({ error }: EndpointResult): boolean =>
  error?.kind === 'refused' && (error.status === 404 || error.status === 400);

const askSingly = async (baseQuery: BaseQuery, ids: readonly string[]): Promise<CheckedProducts> => {
  const answers = await Promise.all(
    ids.slice(0, singleLimit).map(async (id) => ({
      id,
      result: await resultOf(baseQuery, apiRequest(getProduct, { params: { id } })),
    })),
  );
  const known = answers.filter(({ result }) => result.error === undefined || isMissing(result));
  return {
    askedIds: known.map(({ id }) => id),
    products: known.flatMap(({ id, result }): Product[] =>
      result.error === undefined ? [productIn(result.data, id)] : [],
    ),
  };
};

export const productsByIdApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The existing ones among these products, by one call or, from a host without it, by one call each (SH-5). */
    productsById: build.query<CheckedProducts, readonly string[]>({
      queryFn: async (ids, _api, _options, baseQuery) => {
        const askedIds = ids.filter(isAskable).slice(0, productsByIdLimit);
        if (askedIds.length === 0) return { data: { askedIds, products: [] } };
        const query = { ids: askedIds.join(',') };
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(listProductsById, { query, optional: true }),
        );
        if (!isSupported(result)) return { data: await askSingly(baseQuery as BaseQuery, askedIds) };
        if (result.error !== undefined) return { error: result.error };
        return { data: { askedIds, products: readProducts(result.data) } };
      },
      extraOptions: { noun: 'products' },
      providesTags: (result) => productTags(result?.products),
    }),
  }),
});

export const { useProductsByIdQuery } = productsByIdApi;
