import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { ordersSchemas } from './ordersSchemas.ts';

/** Orders (API-5). The browser does without the calls and parameters beyond API-1 to API-7 on a host that lacks them. */

type Schemas = typeof ordersSchemas;

/** `date`, `time` and the amounts are those that the shopper saw; the server computes its own and refuses different amounts. */
export type PlaceOrderBody = ShapeOf<Schemas['placeOrder']>['body'];

/**
 * `status` may hold several statuses, joined by commas; `search` is an order number, or part of an id, phone number,
 * name or e-mail address (`domain/orders/orderSearch.ts`); `from` and `to` are days in Dhaka (`2025-01-05`), both inclusive.
 */
export type OrdersFilter = ShapeOf<Schemas['exportOrders']>['query'];

/**
 * `page` is a page's number, from 1, in pages of `limit` orders; it reaches the first `numberedOrdersLimit` orders, while `after` goes on
 * from any page. Without `sort` newest first; the sort `match` gives one page of the best hits of a `search`, the newest first among
 * equals.
 */
export type OrdersQuery = ShapeOf<Schemas['listOrders']>['query'];

/**
 * `from` is the status that the user saw; the bundled server refuses the move if the order has another status
 * now, even if the machine allows the event from there.
 */
export type SetStatusBody = ShapeOf<Schemas['setOrderStatus']>['body'];

export type SetStatusesBody = ShapeOf<Schemas['setOrderStatuses']>['body'];

/** The result of the move for one of several orders. */
export type BulkMoveReply = ShapeOf<Schemas['setOrderStatuses']>['reply']['results'][number];

export type OrderCounts = ShapeOf<Schemas['countOrders']>['reply'];

/** What the shopper of a placed order gets; a host may send only the id. */
export type PlacedReply = ShapeOf<Schemas['placeOrder']>['reply'];

/**
 * Places an order. Refused for a product that the shop no longer has (`unknown`), does not sell now (`notOrderable`) or has too few pieces
 * of (`soldOut`), and when the amounts are others than the shopper saw (`priceChanged`, with the quote).
 */
export const placeOrderCall = call<Schemas['placeOrder']>('POST', '/postOrder', 'guestOrSignedIn');
/** The orders of the whole shop. */
export const listOrdersCall = call<Schemas['listOrders']>('GET', '/orders', 'staff');
/** The orders of the signed-in customer; `email` must be the customer's own address. */
export const listOwnOrdersCall = call<Schemas['listOwnOrders']>('GET', '/order', 'signedIn');
/**
 * Moves one order by an event that orderMachine allows the role: staff any order, a customer an own one. Refused with `soldOut` when a
 * cancelled order is to be confirmed and too few pieces are left (GS-5).
 */
export const setOrderStatusCall = call<Schemas['setOrderStatus']>('PUT', '/orderStatus/:id', 'signedIn');
/**
 * Beyond API-1 to API-7, for staff: moves up to `bulkMovesPerCall` orders, and replies with a result for each. A refused
 * order does not stop the others.
 */
export const setOrderStatusesCall = call<Schemas['setOrderStatuses']>('PUT', '/orderStatuses', 'staff');
/** Deletes an order. Refused with `moveRefused` while its status forbids it, and while a courier or an advance has money of it (CR-1). */
export const deleteOrderCall = call<Schemas['deleteOrder']>('DELETE', '/deleteOrder/:id', 'admin');

/**
 * Beyond API-1 to API-7, for the order's customer and for staff: one order with its moves and, from a host with MD-5, its revisions.
 * Only staff get the names of those who moved or corrected it.
 */
export const getOrderCall = call<Schemas['getOrder']>('GET', '/orders/:id', 'signedIn');
/** Beyond API-1 to API-7: the number of orders by status, for staff of the whole shop, for a customer of the own orders. */
export const countOrdersCall = call<Schemas['countOrders']>('GET', '/orderCounts', 'signedIn');

/** Beyond API-1 to API-7, for staff: all matching orders, newest first, streamed as a CSV file. */
export const exportOrdersCall = call<Schemas['exportOrders']>('GET', '/ordersCsv', 'staff');
/** Beyond API-1 to API-7, for admins: a row for each phone number that has ordered, streamed as a CSV file. */
export const exportCustomersCall = call<Schemas['exportCustomers']>('GET', '/customersCsv', 'admin');
/** Beyond API-1 to API-7, for staff: the number of orders by status and the sales of each of the last `days` days, oldest first. */
export const countDaysCall = call<Schemas['countDays']>('GET', '/orderDays', 'staff');

export type NeighboursQuery = ShapeOf<Schemas['getNeighbours']>['query'];

/**
 * Beyond API-1 to API-7: the neighbours of an order in the list with this filter and sort. For staff it is a list of all orders, for a
 * customer of their own ones. `email` keeps the orders of this address, which must be a customer's own.
 */
export const getNeighboursCall = call<Schemas['getNeighbours']>('GET', '/orders/:id/neighbours', 'signedIn');

/**
 * Beyond API-1 to API-7, for staff (MD-9): the stream of server-sent events. Each event `order` announces in JSON what happened to an order
 * (`OrderAnnouncement`), such as that it was placed, moved or printed; `reset` says that announcements may be lost, so that the browser
 * has to fetch everything again. The stream ends when the token expires. Refused with `tooMany` when the account, or the whole process,
 * has as many streams open as it may have.
 */
export const streamOrderAnnouncementsCall = call<Schemas['streamOrderAnnouncements']>(
  'GET',
  '/orderAnnouncements',
  'staff',
);

/** Names of the events on the stream. */
export const streamEvents = { order: 'order', reset: 'reset' } as const;
