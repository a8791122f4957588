import type { CallEntry, CallFilter } from '#domain/callList.ts';
import type { OrderNote, OrderNoteDraft } from '#domain/orderNote.ts';
import { call } from './call.ts';

/** Calls to customers and notes of staff (MD-4): beyond API-1 to API-7 and for staff alone. */

export type AddOrderNoteBody = Pick<OrderNoteDraft, 'kind'> & Partial<OrderNoteDraft>;

/** `filter` is `all` without one; `search` as in `OrdersFilter`. */
export interface CallsQuery {
  filter?: CallFilter;
  search?: string;
  limit?: number;
  after?: string;
}

/** Appends a note; a request with the idempotency key of an earlier one gets that one's note. */
export const addOrderNote = call<{
  params: { id: string };
  body: AddOrderNoteBody;
  reply: { data: OrderNote };
}>('POST', '/orders/:id/notes', ['invalid', 'unknown', 'signInNeeded', 'notAllowed']);
/** The order's notes, oldest first. */
export const listOrderNotes = call<{ params: { id: string }; reply: { notes: OrderNote[] } }>(
  'GET',
  '/orders/:id/notes',
  ['invalid', 'unknown', 'signInNeeded', 'notAllowed'],
);
/** Pending orders, oldest first; `next` is the `after` of the next page. */
export const listCalls = call<{
  query: CallsQuery;
  reply: { calls: CallEntry[]; total: number; next: string | null };
}>('GET', '/calls', ['invalid', 'signInNeeded', 'notAllowed']);
