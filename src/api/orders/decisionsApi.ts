import {
  countDecisionsCall,
  type DecideBody,
  decideCall,
  listDecisionsCall,
} from '#contract/consignments/decisions.ts';
import {
  type DecisionCount,
  type DecisionList,
  readDecisionCount,
  readDecisionList,
} from '#domain/staff/toDecide.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';
import { allLists } from './orderListArgs.ts';

/** What waits for a person to decide, for staff (CR-8); advances are decided by `advancesApi`. */

export type { DecideBody } from '#contract/consignments/decisions.ts';

interface Deciding {
  readonly id: string;
  /** The order of the parcel; `null` for a parcel without one. */
  readonly orderId: string | null;
  readonly body: DecideBody;
}

export const decisionsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    decisions: build.query<DecisionList, void>({
      query: () => apiRequest(listDecisionsCall),
      transformResponse: readDecisionList,
      providesTags: ['Decision'],
    }),
    decisionCount: build.query<DecisionCount, void>({
      query: () => apiRequest(countDecisionsCall),
      transformResponse: readDecisionCount,
      providesTags: ['Decision'],
    }),
    decide: build.mutation<void, Deciding>({
      query: ({ id, body }) => apiRequest(decideCall, { params: { id }, body }),
      // Also after a failure: others may have decided it or moved the order since the screen showed it, or the answer was lost.
      invalidatesTags: (_result, _error, { orderId }) => [
        'Decision',
        'Consignment',
        'OrderCounts',
        ...allLists,
        // The note of the decision stands with the order too.
        ...(orderId === null ? [] : (['Order', 'OrderNote'] as const).map((type) => ({ type, id: orderId }))),
      ],
    }),
  }),
});

export const { useDecisionsQuery, useDecisionCountQuery, useDecideMutation } = decisionsApi;
