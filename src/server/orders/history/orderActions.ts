import { type Order, orderName } from '#domain/orders/order.ts';
import type { OrderNoteKind } from '#domain/orders/orderNote.ts';
import type { OrderChanges } from '#domain/orders/orderRevision.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import type { Action } from '../../audit/recordAction.ts';

/** The order as a subject of the audit log: by its number, or by its id if it has none. */
export const orderSubject = (order: Pick<Order, '_id' | 'number'>): AuditSubject => ({
  kind: 'order',
  id: order._id,
  label: orderName(order),
});

/** The entry in the audit log for an order that staff placed for a caller on the phone. */
export const phoneOrderAction = (order: Pick<Order, '_id' | 'number'>): Action => ({
  action: 'placePhoneOrder',
  subject: orderSubject(order),
});

/** The entry in the audit log for a move of an order. */
export const moveAction = (
  order: Pick<Order, '_id' | 'number'>,
  { from, to }: Pick<OrderMove, 'from' | 'to'>,
): Action => ({ action: 'moveOrder', subject: orderSubject(order), details: { from, to } });

/** The entry in the audit log for a note on an order, with the note's kind but not its text. */
export const noteAction = (order: Pick<Order, '_id' | 'number'>, kind: OrderNoteKind): Action => ({
  action: 'addNote',
  subject: orderSubject(order),
  details: { to: kind },
});

/** The entry in the audit log for a correction, which names the changed parts but not their contents. */
export const correctAction = (
  order: Pick<Order, '_id' | 'number'>,
  { fields, lines }: Pick<OrderChanges, 'fields' | 'lines'>,
): Action => ({
  action: 'correctOrder',
  subject: orderSubject(order),
  details: { fields: [...fields.map(({ field }) => field), ...(lines.length === 0 ? [] : ['products'])] },
});
