import type { DeliveryArea } from '#domain/delivery.ts';
import type { CustomerData, Order, OrderLine } from '#domain/order.ts';
import type { OrderDay } from '#domain/orderDays.ts';
import type { OrderRevision } from '#domain/orderRevision.ts';
import type { OrderSort } from '#domain/orderSort.ts';
import type { NamedMove, OrderRefusal, OrderStatus } from '#domain/orderStatus.ts';
import { call } from './call.ts';
import type { RefusalCode } from './refusal.ts';

/**
 * Orders (API-5). Calls beyond API-1 to API-7 (paging, one order, its history, counts) are optional for the
 * browser.
 */

/**
 * `date`, `time` and the amounts are those shown to the shopper; the server computes its own and refuses
 * different amounts.
 */
export interface PlaceOrderBody {
  date: string;
  time: string;
  subTotal: number;
  total: number;
  orderStatus: 'Pending';
  products: OrderLine[];
  customerData: CustomerData;
}

/**
 * `status` may hold several statuses, joined by commas; `search` is an order number, or part of an id, phone number,
 * name or e-mail address (`domain/orderSearch.ts`); `from` and `to` are days in Dhaka (`2025-01-05`), both inclusive.
 */
export interface OrdersFilter {
  status?: string;
  search?: string;
  from?: string;
  to?: string;
  area?: DeliveryArea;
}

/**
 * `page` counts from 1 in pages of `limit` orders and reaches `numberedOrdersLimit` of them; `after` continues from any
 * page. Newest first without a `sort`; `match` is one page of the best hits of a `search`, the newest first among equals.
 */
export interface OrdersQuery extends OrdersFilter {
  sort?: OrderSort | 'match';
  limit?: number;
  after?: string;
  page?: number;
}

/**
 * `from` is the status that the user saw; the bundled server refuses the move if the order has another status
 * now, even if the machine allows the event from there.
 */
export interface SetStatusBody {
  status: OrderStatus;
  from?: OrderStatus;
}

export interface SetStatusesBody {
  status: OrderStatus;
  /** `from` as in SetStatusBody. */
  orders: { id: string; from?: OrderStatus }[];
  /** Why orders are cancelled, for staff: a note on each that is moved (MD-4). */
  reason?: string;
}

/** What became of one of several orders. */
export interface BulkMoveReply {
  id: string;
  /** 1 when it was moved. */
  modifiedCount: number;
  /** Its status now; absent for an unknown order. */
  orderStatus?: OrderStatus;
  /** Of a refusal, as in ErrorBody. */
  code?: RefusalCode;
  message?: string;
  reason?: OrderRefusal;
}

export type OrderCounts = Record<OrderStatus, number>;

/** What a shopper gets for a placed order; a host may send the id alone. */
export interface PlacedReply {
  insertedId: string;
  /** The order number. */
  number?: string | undefined;
  /** Token of the order's link. */
  trackingToken?: string | undefined;
}

export const placeOrder = call<{ body: PlaceOrderBody; reply: PlacedReply }>('POST', '/postOrder', [
  'invalid',
  'signInNeeded',
  'unknown',
  'notOrderable',
  'priceChanged',
  'keyReused',
  'tooMany',
]);
export const listOrders = call<{ query: OrdersQuery; reply: Order[] }>('GET', '/orders', [
  'invalid',
  'signInNeeded',
  'notAllowed',
]);
export const listOwnOrders = call<{ query: OrdersQuery & { email: string }; reply: Order[] }>(
  'GET',
  '/order',
  ['invalid', 'signInNeeded', 'notAllowed'],
);
export const setOrderStatus = call<{
  params: { id: string };
  body: SetStatusBody;
  reply: { orderStatus: OrderStatus; modifiedCount: number };
}>('PUT', '/orderStatus/:id', ['invalid', 'unknown', 'moveRefused', 'signInNeeded', 'notAllowed', 'tooMany']);
/**
 * Beyond API-1 to API-7, for staff: moves up to `bulkMovesPerCall` orders, and tells of each what became of it. A refused
 * one keeps no other from moving.
 */
export const setOrderStatuses = call<{ body: SetStatusesBody; reply: { results: BulkMoveReply[] } }>(
  'PUT',
  '/orderStatuses',
  ['invalid', 'signInNeeded', 'notAllowed'],
);
export const deleteOrder = call<{ params: { id: string }; reply: { deletedCount: number } }>(
  'DELETE',
  '/deleteOrder/:id',
  ['invalid', 'unknown', 'moveRefused', 'signInNeeded', 'notAllowed'],
);

/**
 * Beyond API-1 to API-7: one order with its moves and, from a host with MD-5, its revisions; for its owner or staff,
 * who also learn the names of the movers and correctors.
 */
export const getOrder = call<{
  params: { id: string };
  reply: { data: Order; history: NamedMove[]; revisions?: OrderRevision[] | undefined };
}>('GET', '/orders/:id', ['invalid', 'unknown', 'signInNeeded']);
/** Beyond API-1 to API-7: number of orders by status; all orders for staff, own ones for a customer. */
export const countOrders = call<{ reply: OrderCounts }>('GET', '/orderCounts', ['signInNeeded']);

/** Beyond API-1 to API-7, for staff: all matching orders, newest first, streamed as a CSV file. */
export const exportOrders = call<{ query: OrdersFilter; reply: string }>('GET', '/ordersCsv', [
  'invalid',
  'signInNeeded',
  'notAllowed',
]);
/** Beyond API-1 to API-7, for staff: orders of each of the last `days` days, oldest first. */
export const countDays = call<{ query: { days?: number }; reply: { days: OrderDay[] } }>(
  'GET',
  '/orderDays',
  ['invalid', 'signInNeeded', 'notAllowed'],
);
