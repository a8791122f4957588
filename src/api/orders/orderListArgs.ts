import {
  listOrdersCall,
  listOwnOrdersCall,
  type OrdersFilter,
  type OrdersQuery,
} from '#contract/orders/orders.ts';
import type { Order } from '#domain/orders/order.ts';
import { matchesOrderFilter, type OrderFilter } from '#domain/orders/orderFilter.ts';
import { losesPackedMark, type OrderListName, orderLists } from '#domain/orders/orderLists.ts';
import { matchesOrderSearch, readOrderSearch } from '#domain/orders/orderSearch.ts';
import type { OrderSort } from '#domain/orders/orderSort.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { type ApiRequest, apiRequest } from '../client/apiRequest.ts';

/** Order lists: their requests, and which orders they hold. */

/** Whose orders: a customer's by e-mail, or the whole shop's (`null`). */
export type OrdersOf = { readonly email: string | null };

/** Which orders a list shows, and which page of them. */
export interface OrderListArgs extends OrdersOf, OrderFilter {
  readonly list: OrderListName;
  readonly search: string;
  /** One of the list's statuses; all of them if absent. */
  readonly status?: OrderStatus | undefined;
  /** Newest first without it. */
  readonly sort?: OrderSort | undefined;
  /** Number of orders on a page; `pageSizes.orders` without it. */
  readonly size?: number | undefined;
  /** Cursor of the page: an earlier page's `next`. */
  readonly after?: string | undefined;
  /** Number of the page, from 1; used only without `after`. */
  readonly page?: number | undefined;
}

/** What another user has done to an order since its list was fetched. */
export interface OthersChange {
  readonly kind: 'moved' | 'deleted';
  /** The server's message, if it refused a move of this row because of the change. */
  readonly message?: string;
}

/** An order as a list shows it. */
export interface ListedOrder extends Order {
  readonly othersChange?: OthersChange;
}

/** The row after a move of its order: some moves take the packed mark away. */
export const movedRow = (row: ListedOrder, orderStatus: OrderStatus): ListedOrder => ({
  ...row,
  orderStatus,
  packed: losesPackedMark(orderStatus) ? null : row.packed,
});

/** The query parameters for a list, without paging. */
export const toQueryParams = ({
  list,
  status,
  email: _email,
  sort: _sort,
  size: _size,
  after: _after,
  page: _page,
  ...filter
}: OrderListArgs): OrdersFilter => ({
  ...filter,
  status: status ?? (list === 'all' ? undefined : orderLists[list].join(',')),
});

/** Whether the list shows only some of the orders that have its statuses. */
export const isFiltered = (args: OrderListArgs): boolean => {
  const { status: _, ...filter } = toQueryParams(args);
  return args.status !== undefined || Object.values(filter).some(Boolean);
};

/** The query parameter `sort`: left out for newest first, which is the order of a list without it. */
export const sortParam = ({ sort }: OrderListArgs): Exclude<OrderSort, 'newest'> | undefined =>
  sort === 'newest' ? undefined : sort;

/** The query parameters for one page of a list. */
export const pageQuery = (args: OrderListArgs): OrdersQuery => {
  const { size = pageSizes.orders, page = 1, after } = args;
  return {
    ...toQueryParams(args),
    sort: sortParam(args),
    limit: size,
    after,
    page: after === undefined && page > 1 ? page : undefined,
  };
};

/** The lists that show orders with this status. */
export const listsWith = (status: OrderStatus): OrderListName[] =>
  (Object.keys(orderLists) as OrderListName[]).filter((list) => orderLists[list].includes(status));

/** The request for orders of the shop, or of the customer with this e-mail address. */
export const listRequest = ({ email }: OrdersOf, query: OrdersQuery = {}): ApiRequest =>
  email === null
    ? apiRequest(listOrdersCall, { query })
    : apiRequest(listOwnOrdersCall, { query: { email, ...query } });

/** Whether the list holds the order, as far as the browser can tell: only the server knows whose order it is, and checks some filters. */
export const isListed = (order: Order, args: OrderListArgs): boolean =>
  orderLists[args.list].includes(order.orderStatus) &&
  (args.status === undefined || order.orderStatus === args.status) &&
  matchesOrderSearch(order, readOrderSearch(args.search)) &&
  matchesOrderFilter(order, args);

/** The tags of these lists. */
export const listTags = (lists: readonly OrderListName[]) =>
  lists.map((id) => ({ type: 'OrderList' as const, id }));
/** The tags of all lists. */
export const allLists = listTags(Object.keys(orderLists) as OrderListName[]);
