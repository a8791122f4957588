import {
  type CloseRequestsBody,
  closeStockRequestsCall,
  listStockRequestsCall,
} from '#contract/products/stockRequests.ts';
import { type AskedItem, readAskedItem } from '#domain/checkout/stockRequest.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { isRecord, readNumber } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { type Page, pageIn } from '../client/page.ts';
import { shopApi } from '../client/shopApi.ts';

/** Stock requests of shoppers who wait for sold-out goods (GS-9), for staff. */

interface AskedArgs {
  /** Part of a product's name, or a whole phone number. */
  readonly search: string;
  /** Cursor of the page: an earlier page's `next`. */
  readonly after: string | undefined;
}

/** An item is a product in a colour and size; a page has as many items as a page of products has products. */
const itemsPerPage = pageSizes.products;

const stockRequestsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    stockRequests: build.query<Page<AskedItem>, AskedArgs>({
      query: ({ search, after }) =>
        apiRequest(listStockRequestsCall, {
          query: { searchQuery: search || undefined, after, limit: itemsPerPage },
        }),
      transformResponse: (reply) => pageIn(reply, 'items', readAskedItem),
      providesTags: ['StockRequest'],
    }),
    /** Resolves to the number of closed requests. */
    closeStockRequests: build.mutation<number, CloseRequestsBody>({
      query: (body) => apiRequest(closeStockRequestsCall, { body }),
      transformResponse: (reply) => (isRecord(reply) ? (readNumber(reply.closedCount) ?? 0) : 0),
      // Also after a failure: another user may have closed them.
      invalidatesTags: ['StockRequest'],
    }),
  }),
});

export const { useStockRequestsQuery, useCloseStockRequestsMutation } = stockRequestsApi;
