import type { OrderListName } from '#domain/orders/orderLists.ts';
import { isRecord } from '#domain/values/parse.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { addresses, overviewPath } from '../components/routing/addresses.ts';

/** A list from which orders are opened: the overview's address names it in its parameter `list` (MD-11). */
interface Origin {
  readonly address: string;
  /** The name of the list. */
  readonly label: string;
  /** The order list in which the overview steps to the previous and next order; `null` for other lists, which have no steps. */
  readonly list: OrderListName | null;
  /** Whether the list has the own orders of the account, for staff too. */
  readonly isOwn?: true;
}

const origins: readonly Origin[] = [
  { address: addresses.pendingOrders, label: messages.pendingOrders, list: 'pending' },
  { address: addresses.confirmedOrders, label: messages.confirmedOrders, list: 'confirmed' },
  { address: addresses.cancelledOrders, label: messages.cancelledOrders, list: 'cancelled' },
  { address: addresses.deliveredOrders, label: messages.deliveredOrders, list: 'delivered' },
  { address: addresses.returnOrders, label: messages.returnOrders, list: 'returned' },
  { address: addresses.activeOrders, label: messages.activeOrders, list: 'active' },
  { address: addresses.myShopping, label: messages.myShopping, list: 'delivered', isOwn: true },
  { address: addresses.myCancellations, label: messages.myCancellations, list: 'cancelled', isOwn: true },
  { address: addresses.myReturn, label: messages.myReturn, list: 'returned', isOwn: true },
  { address: addresses.search, label: messages.theSearch, list: 'all' },
  { address: addresses.callList, label: messages.callList, list: null },
  { address: addresses.toDecide, label: messages.toDecide, list: null },
];

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The list with this last segment of its address, by which the parameter `list` names it. */
const originOf = (segment: string): Origin | undefined =>
  origins.find(({ address }) => lastSegment(address) === segment);

/** Address of an order's overview; from a list it carries the list with its search, filter and page. */
export const overviewFrom = (
  id: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): string => {
  const segment = lastSegment(pathname);
  if (originOf(segment) === undefined) return overviewPath(id);
  const params = new URLSearchParams([['list', segment], ...new URLSearchParams(search)]);
  return `${overviewPath(id)}?${params.toString()}`;
};

/**
 * The navigation state of a link from a list: a mark that the previous history entry is the list, and the order, which the overview shows
 * until it is fetched. A list without whole orders passes an empty object.
 */
export const stateFromList = (order: object) => ({ ...order, isFromList: true });

/** Whether the previous history entry is the list, from the navigation state. */
export const isFromList = (state: unknown): boolean => isRecord(state) && state.isFromList === true;

/** The navigation state of a link in the overview to a screen that leads back there. */
export const stateFromOverview = { isFromOverview: true };

/** Whether the previous history entry is the overview, from the navigation state. */
export const isFromOverview = (state: unknown): boolean => isRecord(state) && state.isFromOverview === true;

interface OrderOrigin extends Omit<Origin, 'address'> {
  /** The address of the list with its search, filter and page. */
  readonly to: string;
  /** The parameters of that address. */
  readonly params: URLSearchParams;
}

/** The list that the search parameters of an overview name; `null` if they name none. */
export const readOrigin = (search: string): OrderOrigin | null => {
  const params = new URLSearchParams(search);
  const found = originOf(params.get('list') ?? '');
  if (found === undefined) return null;
  // What is left is the query of the list itself.
  params.delete('list');
  const query = params.toString();
  const { address, ...origin } = found;
  return { ...origin, to: query === '' ? address : `${address}?${query}`, params };
};
