import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { orderNotesSchemas } from './orderNotesSchemas.ts';

/** Notes of staff, among them the results of calls to customers (MD-4): beyond API-1 to API-7, for staff only. */

export type AddOrderNoteBody = ShapeOf<typeof orderNotesSchemas.addOrderNote>['body'];

/** `filter` is `all` when it is left out; `search` finds what it finds in `OrdersFilter`. */
export type CallListQuery = ShapeOf<typeof orderNotesSchemas.readCallList>['query'];

/** Appends a note; a repeated idempotency key returns the note that the first request appended. */
export const addOrderNoteCall = call<typeof orderNotesSchemas.addOrderNote>('POST', '/orders/:id/notes', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/** The order's notes, oldest first. */
export const listOrderNotesCall = call<typeof orderNotesSchemas.listOrderNotes>('GET', '/orders/:id/notes', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/** The call list: pending orders with their calls, oldest first; `next` is the `after` of the next page. */
export const readCallListCall = call<typeof orderNotesSchemas.readCallList>('GET', '/calls', {
  access: 'staff',
  refusals: ['invalid'],
});
