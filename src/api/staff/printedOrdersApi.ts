import { getPrintBatchCall, makePrintBatchCall, markPrintedCall } from '#contract/staff/printBatches.ts';
import {
  type OrdersToPrint,
  type PaperKind,
  type PrintBatch,
  readPrintBatch,
} from '#domain/staff/printBatch.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { apiRequest, type SendRequest } from '../client/apiRequest.ts';
import { type Failure, unreadableAnswer } from '../client/failure.ts';
import { shopApi } from '../client/shopApi.ts';
import { type FoundOrders, findOrders } from '../orders/findOrder.ts';

/** What staff print of orders (MD-7, MD-18, MD-19). */

const findBatch = async (
  send: SendRequest,
  id: string,
): Promise<{ data: PrintBatch } | { error: Failure }> => {
  const { data, error } = await send(apiRequest(getPrintBatchCall, { params: { id } }));
  if (error !== undefined) return { error };
  const batch = readPrintBatch(data);
  return batch === null ? { error: unreadableAnswer } : { data: batch };
};

export const printedOrdersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The orders of a batch, or those with the given ids, each fetched by itself. */
    printedOrders: build.query<PrintBatch | FoundOrders, OrdersToPrint>({
      queryFn: (toPrint, _api, _options, send) =>
        'batch' in toPrint ? findBatch(send, toPrint.batch) : findOrders(send, toPrint.orders),
      extraOptions: { noun: 'orders' },
      providesTags: (result) => result?.orders.map(({ _id }) => ({ type: 'Order' as const, id: _id })) ?? [],
    }),
    /** Stores a batch of these orders; resolves to its id. */
    makePrintBatch: build.mutation<string, readonly string[]>({
      query: (orders) => apiRequest(makePrintBatchCall, { body: { orders: [...orders] } }),
      transformResponse: (reply) => readText(isRecord(reply) ? reply.insertedId : ''),
    }),
    /** Invalidates nothing: the stream announces the print, and `showChanges` marks the rows. */
    markPrinted: build.mutation<void, { readonly paper: PaperKind; readonly orders: string[] }>({
      query: (body) => apiRequest(markPrintedCall, { body }),
    }),
  }),
});

export const { usePrintedOrdersQuery, useMakePrintBatchMutation, useMarkPrintedMutation } = printedOrdersApi;
