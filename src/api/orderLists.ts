import { listOrders, listOwnOrders, type OrdersFilter, type OrdersQuery } from '#contract/orders.ts';
import {
  idMatches,
  type Order,
  type OrderListName,
  type OrderStatus,
  orderLists,
  readOrder,
} from '#domain/order.ts';
import { type OrderFilter, passesFilter } from '#domain/orderFilter.ts';
import { readList } from '#domain/parse.ts';
import { type Ask, ask } from './shopApi.ts';

/** Lists of orders: how one is asked for, and which orders it holds. */

/** Whose orders: a customer's own by e-mail, or the whole shop's. */
export type OrdersOf = { readonly email: string | null };
export interface OrderListArgs extends OrdersOf, OrderFilter {
  readonly list: OrderListName;
  readonly search: string;
  /** One of the list's statuses; all of them without it. */
  readonly status?: OrderStatus | undefined;
  /** Where the first page begins: an earlier page's `next`. */
  readonly after?: string | undefined;
}
/** An order as a list shows it. */
export interface ListedOrder extends Order {
  /** What the server said when this row's move was refused because somebody else had moved the order. */
  readonly movedMeanwhile?: string;
}
const statusesOf = (list: OrderListName): readonly OrderStatus[] => orderLists[list];

/** What a host is asked for a list, paging aside. */
export const toQueryParams = ({ list, search, status, from, to, area }: OrderListArgs): OrdersFilter => ({
  status: status ?? statusesOf(list).join(','),
  search,
  from,
  to,
  area,
});

export const listsWith = (status: OrderStatus): OrderListName[] =>
  (Object.keys(orderLists) as OrderListName[]).filter((list) => statusesOf(list).includes(status));

/** Asks for the shop's orders or one customer's. */
export const askList = ({ email }: OrdersOf, query: OrdersQuery = {}): Ask =>
  email === null
    ? ask(listOrders, { query, token: 'needed' })
    : ask(listOwnOrders, { query: { email, ...query }, token: 'needed' });

/** Whether the list, as it was asked for, holds the order. */
export const belongs = (order: Order, question: OrderListArgs): boolean =>
  statusesOf(question.list).includes(order.orderStatus) &&
  (question.status === undefined || order.orderStatus === question.status) &&
  idMatches(order._id, question.search) &&
  passesFilter(order, question);

/** The orders of a list in an answer, whether the host picked them out or sent all it has. */
export const readListed = (reply: unknown, question: OrderListArgs): Order[] =>
  readList(reply, readOrder).filter((order) => belongs(order, question));

/** What is read anew when these lists change. */
export const listTags = (lists: readonly OrderListName[]) =>
  lists.map((id) => ({ type: 'OrderList' as const, id }));
export const allLists = listTags(Object.keys(orderLists) as OrderListName[]);
