import {
  countStockCall,
  listStockByIdCall,
  type StockCountResult,
  type StockCountsBody,
} from '#contract/products/stock.ts';
import { type CountedProduct, readCountedProduct } from '#domain/products/countedProduct.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { stockApi } from './stockApi.ts';

/** Counted goods of several products, for staff (GS-14): reads their pieces, and enters what was counted of them. */

export type { StockCountResult, StockCountsBody };

interface ByIdArgs {
  readonly ids: readonly string[];
  /** Whether to read how many pieces open orders hold, too. */
  readonly readsHeld: boolean;
}

const stockCountsApi = stockApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The counted products among those with these ids. */
    stockById: build.query<CountedProduct[], ByIdArgs>({
      query: ({ ids, readsHeld }) =>
        apiRequest(listStockByIdCall, {
          query: { ids: ids.join(','), held: readsHeld ? 'yes' : undefined },
        }),
      transformResponse: (reply) => listIn(reply, 'data', readCountedProduct),
      providesTags: [{ type: 'Stock', id: 'LIST' }],
    }),
    countStock: build.mutation<
      readonly StockCountResult[],
      { readonly key: string; readonly body: StockCountsBody }
    >({
      query: ({ key, body }) => apiRequest(countStockCall, { body, idempotencyKey: key }),
      extraOptions: { mayTakeLong: true },
      // Not checked by a read… function: only the bundled server answers this call.
      transformResponse: (reply: { readonly results: readonly StockCountResult[] }) => reply.results,
      // The tags are fetched again after a failure too: the server may have entered the counts, and only its answer was lost.
      invalidatesTags: [{ type: 'Stock', id: 'LIST' }, 'Product'],
    }),
  }),
});

export const { useStockByIdQuery, useCountStockMutation } = stockCountsApi;
