import { exportCustomersCall } from '#contract/orders/orders.ts';
import { fetchCsv, type OnProgress } from '../client/fetchCsv.ts';
import type { ShopThunk } from '../client/shopApi.ts';

/** All customers of the shop as one CSV file; rejects with a Failure. */
export const exportCustomers = (onProgress: OnProgress): ShopThunk<Promise<Blob>> =>
  fetchCsv(exportCustomersCall, {}, onProgress);
