import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { PageState, RouteHandle } from '#api/client/routeHandle.ts';
import { isStaff } from '#domain/accounts/role.ts';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import { listHeadings } from '#messages/domain/shopMessages.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { screenHandle } from '../../components/routing/addresses.ts';
import { OrderList } from './OrderList.tsx';

interface OrderListScreen {
  readonly handle: RouteHandle;
  readonly Component: () => ReactNode;
}

/** A list of the customer's own orders. */
const ownOrders = (list: OrderListName): OrderListScreen => ({
  handle: screenHandle(listHeadings[list].customer),
  Component: () => <OrderList list={list} by="customer" />,
});

/** A list of the shop's orders. The layout shows it to staff alone: the fallback is only for the type. */
const shopOrders = (list: OrderListName): OrderListScreen => ({
  handle: screenHandle(listHeadings[list].staff),
  Component: () => <OrderList list={list} by={useSelector(selectRole) ?? 'staff'} />,
});

/** A list of the shop's orders for staff, of their own orders for customers, and of the account's own ones before the role is known. */
const ordersOfRole = (list: OrderListName): OrderListScreen => ({
  handle: {
    head: (_place, state) => {
      // No server renders a dashboard screen: its state is the browser's, which has the session.
      const role = selectRole(state as PageState & Parameters<typeof selectRole>[0]);
      return { title: listHeadings[list][isStaff(role) ? 'staff' : 'customer'] };
    },
  },
  Component: () => <OrderList list={list} by={useSelector(selectRole) ?? 'customer'} />,
});

/** The screens of the ten order lists (OL-1 to OL-5, MD-1), each under the last segment of its address. */
export const orderListScreens = {
  pendingOrders: shopOrders('pending'),
  confirmedOrders: shopOrders('confirmed'),
  cancelledOrders: shopOrders('cancelled'),
  deliveredOrders: shopOrders('delivered'),
  returnOrders: shopOrders('returned'),
  // Staff come from the number of active orders on their home (DB-1).
  activeOrders: ordersOfRole('active'),
  myShopping: ownOrders('delivered'),
  myCancellations: ownOrders('cancelled'),
  myReturn: ownOrders('returned'),
  // All orders, whatever their status, that a search finds (MD-1).
  search: ordersOfRole('all'),
};
