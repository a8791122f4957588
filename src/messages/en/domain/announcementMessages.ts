import type { OrderAnnouncement } from '#domain/orders/orderAnnouncement.ts';

/** What staff are told of orders that others place and change (MD-9). */

/** In an open dialog about the order, whose question is no longer the right one. */
export const changedInDialog = ({ kind, status }: Pick<OrderAnnouncement, 'kind' | 'status'>): string => {
  if (kind === 'deleted') return 'Someone else has just deleted this order.';
  if (kind === 'moved' && status !== null) return `Someone else has just moved this order to ${status}.`;
  return 'Someone else has just changed this order.';
};

/** The title of such a dialog, and the button that is left in it. */
export const settledTitle = 'This order has changed';
export const settledButton = 'See the latest';

/** In the dialog that moves many orders. */
export const changedInBulk = (count: number): string =>
  count === 1
    ? 'Someone else has just changed one of these orders, so it would be refused.'
    : `Someone else has just changed ${count} of these orders, so they would be refused.`;

/** `1 new order`, `3 new orders`. */
export const newOrdersLabel = (count: number): string => `${count} new ${count === 1 ? 'order' : 'orders'}`;
