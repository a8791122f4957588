import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { orderNotesSchemas } from './orderNotesSchemas.ts';

/** Calls to customers and notes of staff (MD-4): beyond API-1 to API-7 and for staff alone. */

export type AddOrderNoteBody = ShapeOf<typeof orderNotesSchemas.addOrderNote>['body'];

/** `filter` defaults to `all`; `search` as in `OrdersFilter`. */
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
/** Pending orders, oldest first; `next` is the `after` of the next page. */
export const readCallListCall = call<typeof orderNotesSchemas.readCallList>('GET', '/calls', {
  access: 'staff',
  refusals: ['invalid'],
});
