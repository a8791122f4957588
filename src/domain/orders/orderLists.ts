import { type OrderStatus, orderStatuses, progressOf } from './orderStatus.ts';

/** Which statuses belong together, read from `progressOf`. */

type Progress = (typeof progressOf)[OrderStatus];

const statusesWith = (...wanted: readonly Progress[]): readonly OrderStatus[] =>
  orderStatuses.filter((status) => wanted.includes(progressOf[status]));

/** The order lists with the statuses that each holds (OL-1, OL-5); `all` is for what a search finds (MD-1). */
export const orderLists = {
  pending: statusesWith('toConfirm'),
  confirmed: statusesWith('toSend', 'sent'),
  cancelled: statusesWith('cancelled'),
  delivered: statusesWith('delivered'),
  returned: statusesWith('returned'),
  active: statusesWith('toConfirm', 'toSend', 'sent'),
  all: orderStatuses,
};
export type OrderListName = keyof typeof orderLists;

/** The statuses of orders whose goods are still in the shop. */
export const unsentStatuses = statusesWith('toConfirm', 'toSend');
/** The statuses of orders that are on their way or have arrived, even if they came back later. */
export const sentStatuses = statusesWith('sent', 'delivered', 'returned');
/** The statuses of orders that have arrived, even if they came back later. */
export const deliveredStatuses = statusesWith('delivered', 'returned');
/** The statuses of orders whose goods may be on their way back. */
export const comingBackStatuses = statusesWith('cancelled', 'returned');

/** Whether a move to this status takes the mark `packed` away: the goods of a cancelled order go back to be sold (DK-13). */
export const losesPackedMark = (to: OrderStatus): boolean => orderLists.cancelled.includes(to);
