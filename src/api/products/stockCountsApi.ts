import {
  countStockCall,
  listStockByIdCall,
  type StockCountResult,
  type StockCountsBody,
} from '#contract/products/stock.ts';
import { type CountedProduct, readCountedProduct } from '#domain/products/countedProduct.ts';
import { isRecord, readList } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { stockApi } from './stockApi.ts';

/** Counts the goods of several products at once, for staff (GS-14). */

export type { StockCountResult, StockCountsBody };

interface ByIdArgs {
  readonly ids: readonly string[];
  /** Whether the reply shall say how many pieces open orders hold. */
  readonly isWithHeld: boolean;
}

const extraOptions = { noun: 'stock' };

const stockCountsApi = stockApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The counted products among those with these ids. */
    stockById: build.query<CountedProduct[], ByIdArgs>({
      query: ({ ids, isWithHeld }) =>
        apiRequest(listStockByIdCall, {
          query: { ids: ids.join(','), held: isWithHeld ? 'yes' : undefined },
          token: 'required',
        }),
      transformResponse: (reply) => readList(isRecord(reply) ? reply.data : [], readCountedProduct),
      extraOptions,
      providesTags: [{ type: 'Stock', id: 'LIST' }],
    }),
    countStock: build.mutation<
      readonly StockCountResult[],
      { readonly key: string; readonly body: StockCountsBody }
    >({
      query: ({ key, body }) => apiRequest(countStockCall, { body, idempotencyKey: key, token: 'required' }),
      transformResponse: (reply: { readonly results: readonly StockCountResult[] }) => reply.results,
      // Also after a failure: the pieces may be entered.
      invalidatesTags: [{ type: 'Stock', id: 'LIST' }, 'Product'],
    }),
  }),
});

export const { useStockByIdQuery, useCountStockMutation } = stockCountsApi;
