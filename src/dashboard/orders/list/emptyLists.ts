import type { OrderListName } from '#domain/orders/orderStatus.ts';

/** Titles of empty lists, of staff (`admin`) and of customers. */
export const emptyListTitles: Record<OrderListName, { admin: string; customer: string }> = {
  pending: { admin: 'No orders waiting', customer: 'You have no pending orders' },
  confirmed: { admin: 'No orders confirmed or on their way', customer: 'You have no confirmed orders' },
  cancelled: { admin: 'No cancelled orders', customer: "You haven't cancelled anything" },
  delivered: { admin: 'No orders delivered yet', customer: 'Nothing has been delivered to you yet' },
  returned: { admin: 'No returned orders', customer: "You haven't returned anything" },
  active: { admin: 'No active orders', customer: 'You have no active orders' },
  all: { admin: 'The shop has no orders yet', customer: "You haven't ordered anything yet" },
};

/** When an order appears in each list; shown to a customer whose list is empty. */
export const emptyListHints: Record<OrderListName, string> = {
  pending: 'Your orders appear here as soon as you place one.',
  active: 'Your orders appear here as soon as you place one.',
  confirmed: 'Your orders appear here once the shop has confirmed them.',
  delivered: 'Your orders appear here once they have been delivered.',
  cancelled: 'Cancelled orders stay here, and you can confirm them again.',
  returned: 'Orders you return appear here.',
  all: 'Your orders appear here as soon as you place one.',
};
