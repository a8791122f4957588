import { type CorrectOrderBody, correctOrder } from '#contract/orderCorrections.ts';
import { getProduct } from '#contract/products.ts';
import { isRecord } from '#domain/parse.ts';
import { type Product, readProduct } from '#domain/product.ts';
import { type BaseQuery, resultOf } from './optionalEndpoint.ts';
import { allLists } from './orderLists.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** Corrections of orders (MD-5), and the products of the order that is corrected. */

/** How many products are requested at the same time. */
const requestsAtOnce = 6;

export const orderCorrectionsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The products with these ids, as far as the shop still has them. */
    orderedProducts: build.query<readonly Product[], readonly string[]>({
      queryFn: async (ids, _api, _options, baseQuery) => {
        const products: Product[] = [];
        for (let start = 0; start < ids.length; start += requestsAtOnce) {
          const part = ids.slice(start, start + requestsAtOnce);
          const results = await Promise.all(
            part.map((id) =>
              resultOf(baseQuery as BaseQuery, apiRequest(getProduct, { params: { id }, token: 'ifStaff' })),
            ),
          );
          for (const { data, error } of results) {
            const isGone = error?.kind === 'refused' && [400, 404].includes(error.status);
            if (error !== undefined && !isGone) return { error };
            const product = readProduct(isRecord(data) && isRecord(data.data) ? data.data : data);
            if (product !== null) products.push(product);
          }
        }
        return { data: products };
      },
      extraOptions: { noun: 'products' },
      providesTags: (_result, _error, ids) => ids.map((id) => ({ type: 'Product' as const, id })),
    }),
    correctOrder: build.mutation<void, { readonly id: string; readonly body: CorrectOrderBody }>({
      query: ({ id, body }) => apiRequest(correctOrder, { params: { id }, body, token: 'required' }),
      transformResponse: () => undefined,
      // A refusal too: the order is then another one than the user saw.
      invalidatesTags: (_result, error, { id }) => {
        const isRefused = error?.kind === 'refused' && error.code === 'moveRefused';
        return error && !isRefused ? [] : [{ type: 'Order', id }, 'OrderCounts', ...allLists];
      },
    }),
  }),
});

export const { useOrderedProductsQuery, useCorrectOrderMutation } = orderCorrectionsApi;
