import type { AddOrderNoteBody, CallListQuery } from '#contract/orders/orderNotes.ts';
import { type OrderNote, type OrderNoteDraft, orderNoteRefusal } from '#domain/orders/orderNote.ts';
import type { CallEntry } from '#domain/staff/callList.ts';
import { recordAction } from '../../audit/recordAction.ts';
import { actorAt, type Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import type { CountedPage } from '../../database/queries/paging.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { invalid, notFound } from '../../errors/apiError.ts';
import { lockOrder } from '../history/lockOrder.ts';
import { noteAction } from '../history/orderActions.ts';
import { insertNotes, listNotes, noteOfRequest } from '../history/orderNotesRepository.ts';
import { findOrder } from '../lists/ordersRepository.ts';
import { readCallList } from './callListRepository.ts';

const draftOf = ({ kind, text = '', callBackAt = null }: AddOrderNoteBody): OrderNoteDraft => ({
  kind,
  text: text.trim(),
  callBackAt,
});

/**
 * Appends a note of staff to an order, once for each idempotency key, and returns the note. Throws an ApiError for an unknown order,
 * and for a note that the domain's rules refuse.
 */
export const addNote = (
  db: Db,
  caller: Caller,
  { id, body, key }: { id: string; body: AddOrderNoteBody; key: string | null },
  now: Date,
): Promise<OrderNote> =>
  transaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order === null) throw notFound('order');
    // Before the rules: by now the time of a repeated note's call back may have passed, or the order may no longer be cancelled.
    const earlier = key === null ? null : await noteOfRequest(tx, id, key);
    if (earlier !== null) return earlier;
    const draft = draftOf(body);
    const refusal = orderNoteRefusal(draft, now);
    if (refusal !== null) throw invalid(refusal.field, refusal.message);
    if (draft.kind === 'cancelled' && order.orderStatus !== 'Cancelled')
      throw invalid('kind', `The order is ${order.orderStatus}, not cancelled.`);
    await insertNotes(tx, [id], { ...draft, requestKey: key }, actorAt(caller, now));
    await recordAction(tx, caller, noteAction(order, draft.kind), now);
    return { ...draft, by: caller.name, at: now.toISOString() };
  });

/** Returns an order's notes, oldest first; throws an ApiError for an unknown order. */
export const notesOf = async (db: Db, id: string): Promise<OrderNote[]> => {
  if ((await findOrder(db, id)) === null) throw notFound('order');
  return listNotes(db, id);
};

/** Returns a page of the pending orders that pass the filter and the search, oldest first. */
export const callList = (db: Db, query: CallListQuery, now: Date): Promise<CountedPage<CallEntry>> =>
  readCallList(db, { ...query, filter: query.filter ?? 'all' }, now);
