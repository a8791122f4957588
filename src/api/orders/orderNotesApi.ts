import {
  type AddOrderNoteBody,
  addOrderNoteCall,
  listOrderNotesCall,
  readCallListCall,
} from '#contract/orders/orderNotes.ts';
import { type OrderNote, readOrderNote } from '#domain/orders/orderNote.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { type CallEntry, type CallFilter, readCallEntry } from '#domain/staff/callList.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { type Page, pageIn } from '../client/page.ts';
import { shopApi } from '../client/shopApi.ts';
import { listTags } from './orderListArgs.ts';

/** Notes of staff, among them the results of calls to customers, and the call list (MD-4). */

export interface CallListArgs {
  readonly filter: CallFilter;
  /** The text of the search field. */
  readonly search?: string;
  /** Cursor of the page: an earlier page's `next`. */
  readonly after?: string | undefined;
}

export const orderNotesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The notes of one order, oldest first. */
    orderNotes: build.query<readonly OrderNote[], string>({
      query: (id) => apiRequest(listOrderNotesCall, { params: { id } }),
      transformResponse: (reply) => listIn(reply, 'notes', readOrderNote),
      providesTags: (_result, _error, id) => [{ type: 'OrderNote', id }],
    }),
    /** The pending orders that the filter keeps, oldest first. */
    callList: build.query<Page<CallEntry>, CallListArgs>({
      query: ({ filter, search, after }) =>
        apiRequest(readCallListCall, {
          query: { filter, search: search || undefined, after, limit: pageSizes.calls },
        }),
      transformResponse: (reply) => pageIn(reply, 'calls', readCallEntry),
      extraOptions: { noun: 'orders' },
      // Each move and each new order invalidates the counts or the list of all orders, and so this list.
      providesTags: [{ type: 'OrderNote', id: 'calls' }, 'OrderCounts', ...listTags(['all'])],
    }),
    addOrderNote: build.mutation<void, { readonly id: string; readonly key: string; body: AddOrderNoteBody }>(
      {
        query: ({ id, key, body }) =>
          apiRequest(addOrderNoteCall, {
            params: { id },
            body,
            idempotencyKey: key,
          }),
        invalidatesTags: (_result, _error, { id }) => [
          { type: 'OrderNote', id },
          { type: 'OrderNote', id: 'calls' },
        ],
      },
    ),
  }),
});

export const { useOrderNotesQuery, useCallListQuery, useAddOrderNoteMutation } = orderNotesApi;
