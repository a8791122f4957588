import { type CorrectOrderBody, correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { getProductCall } from '#contract/products/products.ts';
import { type Product, readProduct } from '#domain/products/product.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { isNotFound } from '../client/isNotFound.ts';
import { readOne } from '../client/readOne.ts';
import { shopApi } from '../client/shopApi.ts';
import { allLists } from './orderListArgs.ts';

/** Corrections of orders (MD-5), and the products of the order that is corrected. */

export const orderCorrectionsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The products with these ids; those that the shop no longer has are left out. */
    orderedProducts: build.query<readonly Product[], readonly string[]>({
      queryFn: async (ids, _api, _options, send) => {
        const products: Product[] = [];
        // A few at once: as for other queries, `send` waits for its turn (`queriesAtOnce`).
        const results = await Promise.all(
          ids.map(async (id) => send(apiRequest(getProductCall, { params: { id }, token: 'ifStaff' }))),
        );
        for (const { data, error } of results) {
          if (error !== undefined && !isNotFound(error)) return { error };
          const product = readOne(data, readProduct);
          if (product !== null) products.push(product);
        }
        return { data: products };
      },
      extraOptions: { noun: 'products' },
      providesTags: (_result, _error, ids) => ids.map((id) => ({ type: 'Product' as const, id })),
    }),
    correctOrder: build.mutation<void, { readonly id: string; readonly body: CorrectOrderBody }>({
      query: ({ id, body }) => apiRequest(correctOrderCall, { params: { id }, body }),
      // Also after `moveRefused`, which means that the order has changed since the user saw it.
      invalidatesTags: (_result, error, { id }) => {
        const isMoveRefused = error?.kind === 'refused' && error.code === 'moveRefused';
        return error && !isMoveRefused ? [] : [{ type: 'Order', id }, 'OrderCounts', ...allLists];
      },
    }),
  }),
});

export const { useOrderedProductsQuery, useCorrectOrderMutation } = orderCorrectionsApi;
