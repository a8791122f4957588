import { askForStockCall, type StockRequestBody } from '#contract/products/stockRequests.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** “Tell me when it is back” (GS-9), for shoppers; staff read the list by stockRequestsApi.ts. */
const askForStockApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    askForStock: build.mutation<void, StockRequestBody>({
      query: (body) => apiRequest(askForStockCall, { body }),
    }),
  }),
});

export const { useAskForStockMutation } = askForStockApi;
