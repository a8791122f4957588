import type { OrderListName } from '#domain/orderStatus.ts';

/** Titles of empty lists, of staff (`admin`) and of customers. */
export const emptyListTitles: Record<OrderListName, { admin: string; customer: string }> = {
  pending: { admin: 'No order is waiting', customer: 'You have no pending orders' },
  confirmed: { admin: 'No order is confirmed or on its way', customer: 'You have no confirmed orders' },
  cancelled: { admin: 'No order was cancelled', customer: 'You have cancelled nothing' },
  delivered: { admin: 'No order was delivered yet', customer: 'Nothing was delivered to you yet' },
  returned: { admin: 'No order came back', customer: 'You have returned nothing' },
  active: { admin: 'No order is active', customer: 'You have no active orders' },
  all: { admin: 'The shop has no orders yet', customer: 'You have not ordered yet' },
};

/** When an order appears in each list; shown to a customer whose list is empty. */
export const emptyListHints: Record<OrderListName, string> = {
  pending: 'Your orders appear here as soon as you place one.',
  active: 'Your orders appear here as soon as you place one.',
  confirmed: 'Your orders appear here once the shop has confirmed them.',
  delivered: 'Your orders appear here once they have been brought to you.',
  cancelled: 'An order that is cancelled is kept here, and you can confirm it again.',
  returned: 'What you send back appears here.',
  all: 'Your orders appear here as soon as you place one.',
};
