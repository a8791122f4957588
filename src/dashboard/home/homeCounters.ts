import type { Role } from '#domain/accounts/role.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderLists.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import * as messages from '#messages/dashboard/home.ts';
import type { StaffIconName } from '#ui/icons/StaffIcon.ts';
import { addresses } from '../components/routing/addresses.ts';

/** One number on the dashboard home (DB-1). It counts the orders in `list`; without one, the products. */
interface Counter {
  readonly label: string;
  readonly to: string;
  readonly icon: StaffIconName;
  readonly list?: OrderListName;
}

const shopCounters: readonly Counter[] = [
  { label: messages.totalProducts, to: addresses.allProducts, icon: 'box' },
  { label: messages.activeOrders, to: addresses.activeOrders, icon: 'clock', list: 'active' },
  { label: messages.delivered, to: addresses.deliveredOrders, icon: 'check-circle', list: 'delivered' },
  { label: messages.cancelled, to: addresses.cancelledOrders, icon: 'close', list: 'cancelled' },
];

/** The counters on the dashboard home of each role. */
export const homeCounters: Record<Role, readonly Counter[]> = {
  admin: shopCounters,
  staff: shopCounters,
  customer: [
    { label: messages.activeOrders, to: addresses.activeOrders, icon: 'truck', list: 'active' },
    { label: messages.delivered, to: addresses.myShopping, icon: 'bag', list: 'delivered' },
    { label: messages.myCancellations, to: addresses.myCancellations, icon: 'close', list: 'cancelled' },
    { label: messages.myReturns, to: addresses.myReturn, icon: 'return', list: 'returned' },
  ],
};

/** Number of orders in an order list: the sum of the counts of its statuses. */
export const countOf = (list: OrderListName, counts: Readonly<Record<OrderStatus, number>>): number =>
  orderLists[list].reduce((total, status) => total + counts[status], 0);
