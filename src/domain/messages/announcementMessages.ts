import type { OrderAnnouncement } from '../orderAnnouncement.ts';

/** What staff are told of orders that others place and change (MD-9). */

/** In the row of an order that another user has deleted. */
export const deletedMeanwhile = {
  en: 'The order was deleted by somebody else in the meantime.',
  bn: 'এর মধ্যে অন্য কেউ অর্ডারটি মুছে দিয়েছেন।',
} as const;

/** In an open dialog about the order, whose question is no longer the right one. */
export const changedInDialog = ({ kind, status }: Pick<OrderAnnouncement, 'kind' | 'status'>): string => {
  if (kind === 'deleted') return 'Somebody else has deleted this order in the meantime.';
  if (kind === 'moved' && status !== null)
    return `Somebody else has moved this order to ${status} in the meantime.`;
  return 'Somebody else has changed this order in the meantime.';
};

/** The title of such a dialog, and the button that is left in it. */
export const settledTitle = 'This order has changed';
export const settledButton = 'See what it is now';

/** In the dialog that moves many orders. */
export const changedInBulk = (count: number): string =>
  count === 1
    ? 'Somebody else has changed one of these orders in the meantime, so it would be refused.'
    : `Somebody else has changed ${count} of these orders in the meantime, so they would be refused.`;

/** `1 new order`, `3 new orders`. */
export const newOrdersLabel = (count: number): string => `${count} new ${count === 1 ? 'order' : 'orders'}`;
