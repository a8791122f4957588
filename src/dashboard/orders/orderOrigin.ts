import type { OrderListArgs } from '#api/orders/orderLists.ts';
import type { OrderListName } from '#domain/orders/orderStatus.ts';
import { isRecord } from '#domain/values/parse.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { addresses, overviewPath } from '../components/routing/addresses.ts';
import { readListArgs, readPageArgs } from './orderListArgs.ts';

/** The list that an order was opened from: the overview's address names it in its parameter `list` (MD-11). */

interface Origin {
  readonly address: string;
  readonly label: string;
  /** The order list in which the overview steps to the previous and next order; `null` for other lists, which have no steps. */
  readonly list: OrderListName | null;
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Each list from which orders are opened, by the last segment of its address. */
const origins: ReadonlyMap<string, Origin> = new Map(
  (
    [
      [addresses.pendingOrders, messages.pendingOrders, 'pending'],
      [addresses.confirmedOrders, messages.confirmedOrders, 'confirmed'],
      [addresses.cancelledOrders, messages.cancelledOrders, 'cancelled'],
      [addresses.deliveredOrders, messages.deliveredOrders, 'delivered'],
      [addresses.returnOrders, messages.returnOrders, 'returned'],
      [addresses.activeOrders, messages.activeOrders, 'active'],
      [addresses.myShopping, messages.myShopping, 'delivered'],
      [addresses.myCancellations, messages.myCancellations, 'cancelled'],
      [addresses.myReturn, messages.myReturn, 'returned'],
      [addresses.search, messages.theSearch, 'all'],
      [addresses.callList, messages.callList, null],
      [addresses.toDecide, messages.toDecide, null],
    ] as const
  ).map(([address, label, list]) => [lastSegment(address), { address, label, list }] as const),
);

/** Address of an order's overview; from a list it carries the list with its search, filter and page. */
export const overviewFrom = (
  id: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string => {
  const segment = lastSegment(pathname);
  if (!origins.has(segment)) return overviewPath(id);
  const params = new URLSearchParams([['list', segment], ...new URLSearchParams(search)]);
  return `${overviewPath(id)}?${params.toString()}`;
};

/** The navigation state of a link from a list: the order, and a mark that the previous history entry is the list. */
export const stateFromList = <State extends object>(order: State): State & { isFromList: true } => ({
  ...order,
  isFromList: true,
});

/** Whether the previous history entry is the list, from the navigation state. */
export const isFromList = (state: unknown): boolean => isRecord(state) && state.isFromList === true;

/** The navigation state of a link in the overview to a screen that leads back there. */
export const stateFromOverview = { isFromOverview: true };

/** Whether the previous history entry is the overview, from the navigation state. */
export const isFromOverview = (state: unknown): boolean => isRecord(state) && state.isFromOverview === true;

interface OrderOrigin {
  /** Address of the list with its search, filter and page. */
  readonly to: string;
  readonly label: string;
  /**
   * The query arguments for all orders of the list: those of the customer with this e-mail address, of the whole shop for `null`.
   * Returns `null` for a list without steps.
   */
  readonly argsFor: (email: string | null) => OrderListArgs | null;
  /** The same for the page of the list from which the order was opened. */
  readonly pageArgsFor: (email: string | null) => OrderListArgs | null;
}

/** The list that the search parameters of an overview name; `null` if they name none. */
export const readOrigin = (search: string): OrderOrigin | null => {
  const params = new URLSearchParams(search);
  const origin = origins.get(params.get('list') ?? '');
  if (origin === undefined) return null;
  params.delete('list');
  const query = params.toString();
  const { address, label, list } = origin;
  return {
    to: query === '' ? address : `${address}?${query}`,
    label,
    argsFor: (email) => (list === null ? null : readListArgs(list, email, params)),
    pageArgsFor: (email) => (list === null ? null : readPageArgs(list, email, params)),
  };
};
