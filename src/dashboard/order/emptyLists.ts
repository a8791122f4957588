import type { OrderListName, Role } from '#domain/order.ts';

/** What an empty list says of itself. */
export const emptyLists: Record<OrderListName, Record<Role, string>> = {
  pending: { admin: 'No order is waiting', customer: 'You have no pending orders' },
  confirmed: { admin: 'No order is confirmed or on its way', customer: 'You have no confirmed orders' },
  cancelled: { admin: 'No order was cancelled', customer: 'You have cancelled nothing' },
  delivered: { admin: 'No order was delivered yet', customer: 'Nothing was delivered to you yet' },
  returned: { admin: 'No order came back', customer: 'You have returned nothing' },
  active: { admin: 'No order is active', customer: 'You have no active orders' },
};
