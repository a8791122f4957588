import {
  changeStockCall,
  getStockCall,
  listStockCall,
  listStockMovesCall,
  receiveReturnCall,
  type StockEntryBody,
} from '#contract/products/stock.ts';
import { type CountedProduct, readCountedProduct, type StockView } from '#domain/products/countedProduct.ts';
import type { StockItem } from '#domain/products/stock.ts';
import { readStockMove, type StockMove } from '#domain/products/stockMove.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { isRecord, readNumber } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { type Page, pageOf } from '../client/page.ts';
import { readOne } from '../client/readOne.ts';
import { shopApi } from '../client/shopApi.ts';

/** Counted goods, for staff (GS-7). */

export type { StockEntryBody } from '#contract/products/stock.ts';

interface StockListArgs {
  readonly view: StockView;
  readonly search: string;
  /** Cursor of the page: an earlier page's `next`. */
  readonly after: string | undefined;
}

interface StockEntry {
  /** The id of the product. */
  readonly id: string;
  /** Idempotency key. */
  readonly key: string;
  readonly body: StockEntryBody;
}

interface LedgerArgs extends StockItem {
  /** The id of the product. */
  readonly id: string;
}

const stockTag = { type: 'Stock' as const, id: 'LIST' };

export const stockApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    stockList: build.query<Page<CountedProduct>, StockListArgs>({
      query: ({ view, search, after }) =>
        apiRequest(listStockCall, {
          query: { view, searchQuery: search || undefined, after, limit: pageSizes.products },
        }),
      transformResponse: (reply, meta) => pageOf(listIn(reply, 'data', readCountedProduct), meta),
      providesTags: [stockTag],
    }),
    stockOfProduct: build.query<CountedProduct | null, string>({
      query: (id) => apiRequest(getStockCall, { params: { id } }),
      transformResponse: (reply) => readOne(reply, readCountedProduct),
      providesTags: [stockTag],
    }),
    /** The rows of an item's ledger, newest first. A page has as many as the host sends; the next one continues below its last row. */
    stockMoves: build.infiniteQuery<StockMove[], LedgerArgs, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (lastPage) => {
          // Positions are counted from 1 without a gap: no row is older than the one with position 1.
          const { position = 0 } = lastPage.at(-1) ?? {};
          return position > 1 ? position : undefined;
        },
      },
      query: ({ queryArg: { id, color, size }, pageParam }) =>
        apiRequest(listStockMovesCall, { params: { id }, query: { color, size, before: pageParam } }),
      transformResponse: (reply) => listIn(reply, 'data', readStockMove),
      providesTags: [stockTag],
    }),
    changeStock: build.mutation<void, StockEntry>({
      query: ({ id, key, body }) =>
        apiRequest(changeStockCall, { params: { id }, body, idempotencyKey: key }),
      // Also after a failure: the pieces may be others than the screen shows.
      invalidatesTags: (_result, _error, { id }) => [
        stockTag,
        { type: 'Product', id },
        { type: 'Product', id: 'LIST' },
      ],
    }),
    /** Puts the goods of the order with this id back into stock; resolves to the number of pieces that came back. */
    receiveReturn: build.mutation<number, string>({
      query: (id) => apiRequest(receiveReturnCall, { params: { id } }),
      transformResponse: (reply) => (isRecord(reply) ? (readNumber(reply.pieces) ?? 0) : 0),
      invalidatesTags: (_result, _error, id) => [stockTag, { type: 'Order', id }],
    }),
  }),
});

export const {
  useStockListQuery,
  useStockOfProductQuery,
  useStockMovesInfiniteQuery,
  useChangeStockMutation,
  useReceiveReturnMutation,
} = stockApi;
