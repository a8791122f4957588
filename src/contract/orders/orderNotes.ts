import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { orderNotesSchemas } from './orderNotesSchemas.ts';

/** Calls to customers and notes of staff (MD-4): beyond API-1 to API-7 and for staff alone. */

export type AddOrderNoteBody = ShapeOf<typeof orderNotesSchemas.addOrderNote>['body'];

/** `filter` is `all` without one; `search` as in `OrdersFilter`. */
export type CallsQuery = ShapeOf<typeof orderNotesSchemas.listCalls>['query'];

/** Appends a note; a request with the idempotency key of an earlier one gets that one's note. */
export const addOrderNoteCall = call<typeof orderNotesSchemas.addOrderNote>('POST', '/orders/:id/notes', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/** The order's notes, oldest first. */
export const listOrderNotesCall = call<typeof orderNotesSchemas.listOrderNotes>('GET', '/orders/:id/notes', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/** Pending orders, oldest first; `next` is the `after` of the next page. */
export const listCallsCall = call<typeof orderNotesSchemas.listCalls>('GET', '/calls', {
  access: 'staff',
  refusals: ['invalid'],
});
