import { listOrders, listOwnOrders, type OrdersFilter, type OrdersQuery } from '#contract/orders.ts';
import { pageSizes } from '#domain/constants.ts';
import { type Order, readOrder } from '#domain/order.ts';
import { matchesOrderFilter, type OrderFilter } from '#domain/orderFilter.ts';
import { matchesOrderSearch, readOrderSearch } from '#domain/orderSearch.ts';
import { type OrderSort, sortOrders } from '#domain/orderSort.ts';
import { type OrderListName, type OrderStatus, orderLists } from '#domain/orderStatus.ts';
import { readList } from '#domain/parse.ts';
import { numberedPageOf, type Page, toApiCursor } from './page.ts';
import { type ApiRequest, apiRequest, type ListMeta } from './shopApi.ts';

/** Order lists: their requests, and which orders they hold. */

/** `extraOptions` of the endpoints that fetch orders. */
export const ordersOptions = { noun: 'orders' };

/** Whose orders: a customer's by e-mail, or the whole shop's (`null`). */
export type OrdersOf = { readonly email: string | null };
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
  /** Number of the page, from 1, without `after`. */
  readonly page?: number | undefined;
}
/** An order as a list shows it. */
export interface ListedOrder extends Order {
  /** The server's message when this row's move was refused because another user had moved the order. */
  readonly movedMeanwhile?: string;
}
const statusesOf = (list: OrderListName): readonly OrderStatus[] => orderLists[list];

/** The query parameters for a list, without paging. */
export const toQueryParams = ({ list, search, status, from, to, area }: OrderListArgs): OrdersFilter => ({
  status: status ?? (list === 'all' ? undefined : statusesOf(list).join(',')),
  search,
  from,
  to,
  area,
});

/** The query parameters for one page of a list; a host without numbered pages or sorts leaves them out (API-8). */
export const pageQuery = (args: OrderListArgs, pageParam: string | null): OrdersQuery => {
  const { sort, size = pageSizes.orders, page = 1 } = args;
  const cursor = pageParam ?? args.after ?? null;
  return {
    ...toQueryParams(args),
    sort: sort === 'newest' ? undefined : sort,
    limit: size,
    after: toApiCursor(cursor),
    page: cursor === null && page > 1 ? page : undefined,
  };
};

/** The page of a list in a reply. */
export const readPage = (
  reply: unknown,
  meta: ListMeta | undefined,
  args: OrderListArgs,
  pageParam: string | null,
): Page<Order> =>
  numberedPageOf(readListed(reply, args, meta), meta, {
    cursor: pageParam ?? args.after ?? null,
    number: args.page ?? 1,
    size: args.size ?? pageSizes.orders,
  });

export const listsWith = (status: OrderStatus): OrderListName[] =>
  (Object.keys(orderLists) as OrderListName[]).filter((list) => statusesOf(list).includes(status));

/** Request for the shop's orders or one customer's. */
export const listRequest = ({ email }: OrdersOf, query: OrdersQuery = {}): ApiRequest =>
  email === null
    ? apiRequest(listOrders, { query, token: 'required' })
    : apiRequest(listOwnOrders, { query: { email, ...query }, token: 'required' });

/** Whether the list with its filters holds the order. */
export const isListed = (order: Order, args: OrderListArgs, search = readOrderSearch(args.search)): boolean =>
  statusesOf(args.list).includes(order.orderStatus) &&
  (args.status === undefined || order.orderStatus === args.status) &&
  matchesOrderSearch(order, search) &&
  matchesOrderFilter(order, args);

/** The orders of a list in a reply, whether the host filtered and sorted them or sent all. */
export const readListed = (reply: unknown, args: OrderListArgs, meta?: ListMeta): Order[] => {
  const search = readOrderSearch(args.search);
  const orders = readList(reply, readOrder).filter((order) => isListed(order, args, search));
  return meta?.total == null ? sortOrders(orders, args.sort ?? 'newest') : orders;
};

/** The tags to invalidate when these lists change. */
export const listTags = (lists: readonly OrderListName[]) =>
  lists.map((id) => ({ type: 'OrderList' as const, id }));
export const allLists = listTags(Object.keys(orderLists) as OrderListName[]);
