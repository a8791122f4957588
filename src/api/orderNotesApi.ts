import { type AddOrderNoteBody, addOrderNote, listCalls, listOrderNotes } from '#contract/orderNotes.ts';
import { type CallEntry, type CallFilter, readCallEntry } from '#domain/callList.ts';
import { pageSizes } from '#domain/constants.ts';
import { type OrderNote, readOrderNote } from '#domain/orderNote.ts';
import { isRecord, readList, readNumber, readText } from '#domain/parse.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { listTags, ordersOptions } from './orderLists.ts';
import type { Page } from './page.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** Calls to customers and notes of staff (MD-4); `null` from a host that keeps none. */

export interface CallListArgs {
  readonly filter: CallFilter;
  /** What a person searches for. */
  readonly search?: string;
  /** Cursor of the page: an earlier page's `next`. */
  readonly after?: string | undefined;
}

const notesRequest = (id: string) =>
  apiRequest(listOrderNotes, { params: { id }, token: 'required', optional: true });

/** A host does not lose the call while staff work. */
const keepsNotesSeconds = 3600;

const apiWithNotes = shopApi.enhanceEndpoints({ addTagTypes: ['OrderNote'] });

export const orderNotesApi = apiWithNotes.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The notes of one order, oldest first. */
    orderNotes: build.query<readonly OrderNote[] | null, string>({
      queryFn: async (id, _api, _options, baseQuery) => {
        const result = await resultOf(baseQuery as BaseQuery, notesRequest(id));
        if (!isSupported(result)) return { data: null };
        if (result.error !== undefined) return { error: result.error };
        return { data: readList(isRecord(result.data) ? result.data.notes : [], readOrderNote) };
      },
      extraOptions: { noun: 'notes' },
      providesTags: (_result, _error, id) => [{ type: 'OrderNote', id }],
    }),
    /** Whether the host keeps notes, asked with the notes of one order; the answer counts for all orders. */
    keepsNotes: build.query<boolean, string>({
      queryFn: async (id, _api, _options, baseQuery) => {
        const result = await resultOf(baseQuery as BaseQuery, notesRequest(id));
        if (!isSupported(result)) return { data: false };
        return result.error === undefined ? { data: true } : { error: result.error };
      },
      serializeQueryArgs: ({ endpointName }) => endpointName,
      extraOptions: { noun: 'notes' },
      keepUnusedDataFor: keepsNotesSeconds,
    }),
    /** The pending orders that the filter keeps, oldest first. */
    callList: build.query<Page<CallEntry> | null, CallListArgs>({
      queryFn: async ({ filter, search, after }, _api, _options, baseQuery) => {
        const query = { filter, search: search || undefined, after, limit: pageSizes.calls };
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(listCalls, { query, token: 'required', optional: true }),
        );
        if (!isSupported(result)) return { data: null };
        if (result.error !== undefined) return { error: result.error };
        const reply = isRecord(result.data) ? result.data : {};
        const items = readList(reply.calls, readCallEntry);
        const next = readText(reply.next) || null;
        return { data: { items, next, total: readNumber(reply.total) ?? items.length } };
      },
      extraOptions: ordersOptions,
      // Each move and each new order changes the counts or the list of all orders.
      providesTags: [{ type: 'OrderNote', id: 'calls' }, 'OrderCounts', ...listTags(['all'])],
    }),
    addOrderNote: build.mutation<void, { readonly id: string; readonly key: string; body: AddOrderNoteBody }>(
      {
        query: ({ id, key, body }) =>
          apiRequest(addOrderNote, {
            params: { id },
            body,
            idempotencyKey: key,
            token: 'required',
            optional: true,
          }),
        transformResponse: () => undefined,
        invalidatesTags: (_result, _error, { id }) => [
          { type: 'OrderNote', id },
          { type: 'OrderNote', id: 'calls' },
        ],
      },
    ),
  }),
});

export const { useOrderNotesQuery, useKeepsNotesQuery, useCallListQuery, useAddOrderNoteMutation } =
  orderNotesApi;
