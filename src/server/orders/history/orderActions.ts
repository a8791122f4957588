import { type Order, orderName } from '#domain/orders/order.ts';
import type { OrderNoteKind } from '#domain/orders/orderNote.ts';
import type { OrderChanges } from '#domain/orders/orderRevision.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import type { Action } from '../../audit/recordAction.ts';

/** An order in the audit log: by its number, or by its id as long as it has none. */
export const orderSubject = (order: Pick<Order, '_id' | 'number'>): AuditSubject => ({
  kind: 'order',
  id: order._id,
  label: orderName(order),
});

/** An order that the actor placed for a caller in the audit log. */
export const phoneOrderAction = (order: Pick<Order, '_id' | 'number'>): Action => ({
  action: 'placePhoneOrder',
  subject: orderSubject(order),
});

/** A move of an order in the audit log. */
export const moveAction = (
  order: Pick<Order, '_id' | 'number'>,
  { from, to }: Pick<OrderMove, 'from' | 'to'>,
): Action => ({ action: 'moveOrder', subject: orderSubject(order), details: { from, to } });

/** A note of staff on an order in the audit log: its kind, without its text. */
export const noteAction = (order: Pick<Order, '_id' | 'number'>, kind: OrderNoteKind): Action => ({
  action: 'addNote',
  subject: orderSubject(order),
  details: { to: kind },
});

/** A correction of an order in the audit log: which parts changed, without what they hold. */
export const correctAction = (
  order: Pick<Order, '_id' | 'number'>,
  { fields, lines }: Pick<OrderChanges, 'fields' | 'lines'>,
): Action => ({
  action: 'correctOrder',
  subject: orderSubject(order),
  details: { fields: [...fields.map(({ field }) => field), ...(lines.length === 0 ? [] : ['products'])] },
});
