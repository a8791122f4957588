import type { OrderListName } from '#domain/orders/orderLists.ts';
import * as messages from '#messages/dashboard/orders/list.ts';

/** Titles of empty lists, for staff (`admin`) and for customers. */
export const emptyListTitles: Record<OrderListName, { admin: string; customer: string }> = {
  pending: { admin: messages.noOrdersWaiting, customer: messages.youHaveNoPendingOrders },
  confirmed: { admin: messages.noConfirmedOrders, customer: messages.youHaveNoConfirmedOrders },
  cancelled: { admin: messages.noCancelledOrders, customer: messages.youHaveCancelledNothing },
  delivered: { admin: messages.noDeliveredOrders, customer: messages.nothingDeliveredToYou },
  returned: { admin: messages.noReturnedOrders, customer: messages.youHaveReturnedNothing },
  active: { admin: messages.noActiveOrders, customer: messages.youHaveNoActiveOrders },
  all: { admin: messages.shopHasNoOrders, customer: messages.youHaveOrderedNothing },
};

/** A sentence for each list that says when an order appears in it; shown to a customer whose list is empty. */
export const emptyListHints: Record<OrderListName, string> = {
  pending: messages.ordersAppearOncePlaced,
  active: messages.ordersAppearOncePlaced,
  confirmed: messages.ordersAppearOnceConfirmed,
  delivered: messages.ordersAppearOnceDelivered,
  cancelled: messages.cancelledOrdersStayHere,
  returned: messages.returnedOrdersAppearHere,
  all: messages.ordersAppearOncePlaced,
};
