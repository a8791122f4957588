import { getPrintBatch, makePrintBatch, markPrinted } from '#contract/printBatches.ts';
import { isRecord, readText } from '#domain/parse.ts';
import { type PaperKind, type PrintBatch, type PrintedOrders, readPrintBatch } from '#domain/printBatch.ts';
import type { Failure } from './failure.ts';
import { type FoundOrders, findOrders } from './findOrder.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { ordersOptions } from './orderLists.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** What staff print of orders (MD-7, MD-18, MD-19). */

const broken: Failure = { kind: 'broken', message: 'Something went wrong at the shop.' };

const findBatch = async (
  baseQuery: BaseQuery,
  id: string,
): Promise<{ data: PrintBatch } | { error: Failure }> => {
  const { data, error } = await resultOf(
    baseQuery,
    apiRequest(getPrintBatch, { params: { id }, token: 'required', optional: true }),
  );
  if (error !== undefined) return { error };
  const batch = readPrintBatch(data);
  return batch === null ? { error: broken } : { data: batch };
};

export const printedOrdersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The orders of a batch, or each fetched by its id. */
    printedOrders: build.query<PrintBatch | FoundOrders, PrintedOrders>({
      queryFn: (printed, _api, _options, baseQuery) =>
        'batch' in printed
          ? findBatch(baseQuery as BaseQuery, printed.batch)
          : findOrders(baseQuery as BaseQuery, printed.orders),
      extraOptions: ordersOptions,
      providesTags: (result) => result?.orders.map(({ _id }) => ({ type: 'Order' as const, id: _id })) ?? [],
    }),
    /** The id of the stored batch of these orders; `null` from a host that stores none. */
    makePrintBatch: build.mutation<string | null, readonly string[]>({
      queryFn: async (orders, _api, _options, baseQuery) => {
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(makePrintBatch, { body: { orders: [...orders] }, token: 'required', optional: true }),
        );
        if (!isSupported(result)) return { data: null };
        if (result.error !== undefined) return { error: result.error };
        return { data: readText(isRecord(result.data) ? result.data.insertedId : '') || null };
      },
      extraOptions: ordersOptions,
    }),
    /** Nothing comes of it on a host that does not mark. */
    markPrinted: build.mutation<null, { readonly paper: PaperKind; readonly orders: string[] }>({
      queryFn: async (body, _api, _options, baseQuery) => {
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(markPrinted, { body, token: 'required', optional: true }),
        );
        return isSupported(result) && result.error !== undefined ? { error: result.error } : { data: null };
      },
      extraOptions: ordersOptions,
    }),
  }),
});

export const { usePrintedOrdersQuery, useMakePrintBatchMutation, useMarkPrintedMutation } = printedOrdersApi;
