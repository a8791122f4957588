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
  handle: screenHandle(listHeadings[list].admin),
  Component: () => <OrderList list={list} by={useSelector(selectRole) ?? 'staff'} />,
});

const searchHandle: RouteHandle = {
  head: (_place, state) => {
    // No server renders a dashboard screen: its state is the browser's, which has the session.
    const role = selectRole(state as PageState & Parameters<typeof selectRole>[0]);
    return { title: listHeadings.all[isStaff(role) ? 'admin' : 'customer'] };
  },
};

/** The list of orders in all statuses that a search finds, for every role (MD-1); before the role is known, the account's own ones. */
const Search = () => <OrderList list="all" by={useSelector(selectRole) ?? 'customer'} />;

/** The screens of the ten order lists (OL-1 to OL-5, MD-1), each under the last segment of its address. */
export const orderListScreens = {
  pendingOrders: shopOrders('pending'),
  confirmedOrders: shopOrders('confirmed'),
  cancelledOrders: shopOrders('cancelled'),
  deliveredOrders: shopOrders('delivered'),
  returnOrders: shopOrders('returned'),
  activeOrders: ownOrders('active'),
  myShopping: ownOrders('delivered'),
  myCancellations: ownOrders('cancelled'),
  myReturn: ownOrders('returned'),
  search: { handle: searchHandle, Component: Search },
};
