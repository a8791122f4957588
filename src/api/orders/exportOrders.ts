import { exportOrdersCall } from '#contract/orders/orders.ts';
import { hasCapability } from '#contract/settings.ts';
import { orderCsvHead, orderCsvRow } from '#domain/orders/orderCsv.ts';
import { csvFile, fetchCsv, type OnProgress } from '../client/fetchCsv.ts';
import type { ShopThunk } from '../client/shopApi.ts';
import { readAllMatching } from './bulkOrdersApi.ts';
import { type OrderListArgs, toQueryParams } from './orderListArgs.ts';

/**
 * All orders of a list as one CSV file; rejects with a Failure. If the host does not write such files, the browser reads the list and
 * writes the file itself (API-8).
 */
export const exportOrders =
  (args: OrderListArgs, onProgress: OnProgress): ShopThunk<Promise<Blob>> =>
  async (dispatch, _getState, { settings }) => {
    if (hasCapability(settings, 'orders'))
      return dispatch(fetchCsv(exportOrdersCall, toQueryParams(args), onProgress));
    const orders = await dispatch(readAllMatching(args));
    return csvFile([orderCsvHead, ...orders.map(orderCsvRow)]);
  };
