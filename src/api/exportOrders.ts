import { exportOrders as call } from '#contract/orders.ts';
import { csvHead, csvRow } from '#domain/orderCsv.ts';
import { readMatching } from './bulkOrdersApi.ts';
import { csvFile, fetchCsv, type OnProgress } from './fetchCsv.ts';
import { type OrderListArgs, toQueryParams } from './orderLists.ts';
import type { ShopThunk } from './shopApi.ts';

/**
 * All orders of a list as one CSV file; rejects with a Failure. If the host has no CSV call, the browser writes the
 * file from the host's list (API-8).
 */
export const exportOrders =
  (args: OrderListArgs, onProgress: OnProgress): ShopThunk<Promise<Blob>> =>
  async (dispatch) => {
    const file = await dispatch(fetchCsv(call, { ...toQueryParams(args) }, onProgress));
    if (file !== null) return file;
    const orders = await dispatch(readMatching(args));
    return csvFile([csvHead, ...orders.map(csvRow)]);
  };
