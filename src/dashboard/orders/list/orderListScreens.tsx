import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { RouteHandle } from '#api/routeHandle.ts';
import { listHeadings } from '#domain/messages/messages.ts';
import type { OrderListName } from '#domain/orderStatus.ts';
import type { Role } from '#domain/role.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { screenHandle } from '../../components/addresses.ts';
import { OrderList } from './OrderList.tsx';

interface OrderListScreen {
  readonly handle: RouteHandle;
  readonly Component: () => ReactNode;
}

const screen = (list: OrderListName, by: Role): OrderListScreen => ({
  handle: screenHandle(listHeadings[list][by]),
  Component: () => <OrderList list={list} by={by} />,
});

/** What a search finds in all statuses, for both roles (MD-1). */
const Search = () => <OrderList list="all" by={useSelector(selectRole) ?? 'customer'} />;

/** The screens of the ten order lists (OL-1 to OL-5, MD-1), each under the last segment of its address. */
export const orderListScreens = {
  pendingOrders: screen('pending', 'admin'),
  confirmedOrders: screen('confirmed', 'admin'),
  cancelledOrders: screen('cancelled', 'admin'),
  deliveredOrders: screen('delivered', 'admin'),
  returnOrders: screen('returned', 'admin'),
  activeOrders: screen('active', 'customer'),
  myShopping: screen('delivered', 'customer'),
  myCancellations: screen('cancelled', 'customer'),
  myReturn: screen('returned', 'customer'),
  search: { handle: screenHandle(listHeadings.all.admin), Component: Search },
};
