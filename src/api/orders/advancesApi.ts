import {
  askAdvanceCall,
  type DecideAdvanceBody,
  decideAdvanceCall,
  listOrderAdvancesCall,
  listPaidAdvancesCall,
} from '#contract/orders/advances.ts';
import { type OrderAdvances, readOrderAdvances } from '#domain/cash/advance.ts';
import { ordersByIdLimit } from '#domain/shop/constants.ts';
import { isRecord, readNumber, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { readInGroups } from '../client/readInGroups.ts';
import { shopApi } from '../client/shopApi.ts';

/** Advances, for staff (CA-10). */

/** Taka paid in advance, by the ids of the orders. */
export type PaidAdvances = Readonly<Record<string, number>>;

const readPaid = (raw: unknown): [string, number] | null =>
  isRecord(raw) ? [readText(raw.orderId), readNumber(raw.amount) ?? 0] : null;

const advancesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    orderAdvances: build.query<OrderAdvances, string>({
      query: (id) => apiRequest(listOrderAdvancesCall, { params: { id } }),
      transformResponse: readOrderAdvances,
      // Whether an advance can be asked for depends on the order's status and its parcels.
      providesTags: (_result, _error, id) => ['Advance', 'Consignment', { type: 'Order', id }],
    }),
    paidAdvances: build.query<PaidAdvances, readonly string[]>({
      queryFn: async (orderIds, _api, _options, send) => {
        const paid = await readInGroups(
          orderIds,
          ordersByIdLimit,
          (ids) => send(apiRequest(listPaidAdvancesCall, { query: { ids } })),
          (reply) => listIn(reply, 'advances', readPaid),
        );
        return 'error' in paid ? paid : { data: Object.fromEntries(paid.data) };
      },
      providesTags: ['Advance'],
    }),
    askAdvance: build.mutation<void, string>({
      query: (id) => apiRequest(askAdvanceCall, { params: { id } }),
      // Also after a failure: somebody else may have asked.
      invalidatesTags: ['Advance'],
    }),
    decideAdvance: build.mutation<void, DecideAdvanceBody & { readonly advanceId: string }>({
      query: ({ advanceId, ...body }) => apiRequest(decideAdvanceCall, { params: { id: advanceId }, body }),
      // The list To Decide has advances too.
      invalidatesTags: ['Advance', 'Decision'],
    }),
  }),
});

export const {
  useOrderAdvancesQuery,
  usePaidAdvancesQuery,
  useAskAdvanceMutation,
  useDecideAdvanceMutation,
} = advancesApi;
