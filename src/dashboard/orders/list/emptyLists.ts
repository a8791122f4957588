import type { OrderListName } from '#domain/orders/orderStatus.ts';
import * as messages from '#messages/dashboard/orders/list.ts';

/** Titles of empty lists, of staff (`admin`) and of customers. */
export const emptyListTitles: Record<OrderListName, { admin: string; customer: string }> = {
  pending: { admin: messages.noOrdersWaiting, customer: messages.youHaveNoPendingOrders },
  confirmed: { admin: messages.noOrdersConfirmedOrOn, customer: messages.youHaveNoConfirmedOrders },
  cancelled: { admin: messages.noCancelledOrders, customer: messages.youHaventCancelledAnything },
  delivered: { admin: messages.noOrdersDeliveredYet, customer: messages.nothingHasBeenDeliveredTo },
  returned: { admin: messages.noReturnedOrders, customer: messages.youHaventReturnedAnything },
  active: { admin: messages.noActiveOrders, customer: messages.youHaveNoActiveOrders },
  all: { admin: messages.theShopHasNoOrders, customer: messages.youHaventOrderedAnythingYet },
};

/** When an order appears in each list; shown to a customer whose list is empty. */
export const emptyListHints: Record<OrderListName, string> = {
  pending: messages.yourOrdersAppearHereAs,
  active: messages.yourOrdersAppearHereAs,
  confirmed: messages.yourOrdersAppearHereOnce,
  delivered: messages.yourOrdersAppearHereOnceThey,
  cancelled: messages.cancelledOrdersStayHereAnd,
  returned: messages.ordersYouReturnAppearHere,
  all: messages.yourOrdersAppearHereAs,
};
