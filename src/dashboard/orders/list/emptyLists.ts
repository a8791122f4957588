import type { OrderListName } from '#domain/orders/orderLists.ts';
import * as messages from '#messages/dashboard/orders/list.ts';

/** Titles of empty lists, for staff and for customers. */
export const emptyListTitles: Record<OrderListName, { staff: string; customer: string }> = {
  pending: { staff: messages.noOrdersWaiting, customer: messages.youHaveNoPendingOrders },
  confirmed: { staff: messages.noConfirmedOrders, customer: messages.youHaveNoConfirmedOrders },
  cancelled: { staff: messages.noCancelledOrders, customer: messages.youHaveCancelledNothing },
  delivered: { staff: messages.noDeliveredOrders, customer: messages.nothingDeliveredToYou },
  returned: { staff: messages.noReturnedOrders, customer: messages.youHaveReturnedNothing },
  active: { staff: messages.noActiveOrders, customer: messages.youHaveNoActiveOrders },
  all: { staff: messages.shopHasNoOrders, customer: messages.youHaveOrderedNothing },
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
