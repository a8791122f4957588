import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { orderNotesSchemas } from './orderNotesSchemas.ts';

/** Notes of staff, among them the results of calls to customers (MD-4): beyond API-1 to API-7, for staff only. */

type Schemas = typeof orderNotesSchemas;

export type AddOrderNoteBody = ShapeOf<Schemas['addOrderNote']>['body'];

/** `filter` is `all` when it is left out; `search` finds what it finds in `OrdersFilter`. */
export type CallListQuery = ShapeOf<Schemas['readCallList']>['query'];

/** Appends a note; a repeated idempotency key returns the note that the first request appended. */
export const addOrderNoteCall = call<Schemas['addOrderNote']>('POST', '/orders/:id/notes', 'staff');
/** The order's notes, oldest first. */
export const listOrderNotesCall = call<Schemas['listOrderNotes']>('GET', '/orders/:id/notes', 'staff');
/** The call list: pending orders with their calls, oldest first; `next` is the `after` of the next page. */
export const readCallListCall = call<Schemas['readCallList']>('GET', '/calls', 'staff');
