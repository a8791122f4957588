import type { NeighboursQuery, OrderCounts, OrdersFilter, OrdersQuery } from '#contract/orders/orders.ts';
import { isStaff } from '#domain/accounts/role.ts';
import type { CustomerParcel } from '#domain/consignments/customerParcel.ts';
import type { CustomerPayment } from '#domain/consignments/toPay.ts';
import { byStatus } from '#domain/orders/byStatus.ts';
import type { GoodsReceived } from '#domain/orders/goodsReceived.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderWithParcel } from '#domain/orders/orderCsv.ts';
import { type OrderDay, orderDays } from '#domain/orders/orderDays.ts';
import type { OrderNeighbours } from '#domain/orders/orderNeighbours.ts';
import type { OrderRevision } from '#domain/orders/orderRevision.ts';
import type { NamedMove, OrderStatus } from '#domain/orders/orderStatus.ts';
import { dayAfter, dayStart, dhakaDay } from '#domain/values/dates.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import type { ExportedRows } from '../../audit/sendExport.ts';
import type { Caller } from '../../auth/authorization.ts';
import { marksOf } from '../../consignments/consignmentsRepository.ts';
import { customerParcelsOf } from '../../consignments/customerParcelsRepository.ts';
import type { Db } from '../../database/database.ts';
import type { Page, PageQuery } from '../../database/queries/paging.ts';
import { forbidden, invalid, notFound } from '../../errors/apiError.ts';
import { heldBy } from '../../stock/stockMovesRepository.ts';
import { findPhoneOrderStaff, listMoves, listNamedMoves } from '../history/movesRepository.ts';
import { listRevisions } from '../history/orderRevisionsRepository.ts';
import { customerPaymentOf } from './customerPayment.ts';
import { goodsReceivedOf } from './goodsReceived.ts';
import { countByDay, countByStatus, countMatching } from './orderCountsRepository.ts';
import type { OrderOwner } from './orderFilter.ts';
import { findNeighbours } from './orderNeighboursRepository.ts';
import * as repository from './ordersRepository.ts';

/** The repository's filter for the query, in which `status` has several statuses joined by commas, each checked by the contract. */
const filterOf = ({ status, ...otherConditions }: NeighboursQuery & OrdersFilter & PageQuery) => ({
  ...otherConditions,
  ...(status === undefined ? {} : { statuses: status.split(',') as OrderStatus[] }),
});

/** The caller as an owner of orders, which were placed by the account or with its verified address (API-11). */
const callerAsOwner = ({ uid, email, emailVerified }: Caller): OrderOwner => ({
  uid,
  // An order on the phone may have an empty e-mail address (DK-18), and must not belong to an account that has none.
  email: emailVerified && email !== '' ? email : null,
});

/** The owner of the orders that the caller may list: `null` for staff, who list the orders of the whole shop. */
const ownerForCaller = (caller: Caller): OrderOwner | null =>
  isStaff(caller.role) ? null : callerAsOwner(caller);

/** Filters by what only staff know: the result would reveal it to a customer. */
const staffFilters = ['printed', 'packed', 'tries', 'warning', 'parcel', 'calls'] as const;

/** Throws an ApiError if a customer filters by what only staff know. */
const refuseStaffFilters = ({ role }: Caller, query: OrdersFilter): void => {
  if (isStaff(role)) return;
  const usedFilter = staffFilters.find((filter) => query[filter] !== undefined);
  if (usedFilter !== undefined) throw invalid(usedFilter, `${usedFilter} is a filter of staff`);
};

/** A page of the orders that the query selects, of an owner or (`null`) of the whole shop. */
const listOf = (
  db: Db,
  owner: OrderOwner | null,
  { sort = 'newest', ...query }: OrdersQuery,
): Promise<Page<Order>> => {
  const filter = { owner, ...filterOf(query) };
  return sort === 'match' ? repository.findHits(db, filter) : repository.listOrders(db, { ...filter, sort });
};

/** Returns a page of the whole shop's orders. */
export const listAllOrders = (db: Db, query: OrdersQuery): Promise<Page<Order>> => listOf(db, null, query);

/** The order as the caller may see it: only staff see when it was printed and packed (MD-19, DK-13). */
const seenBy = ({ role }: Caller, order: Order): Order =>
  isStaff(role) ? order : { ...order, printedAt: null, packed: null };

/** The owner of the orders with an e-mail address. Throws an ApiError unless the address is the caller's own or the caller is staff. */
const ownerOf = async (db: Db, caller: Caller, address: string): Promise<OrderOwner> => {
  const email = normalizeEmail(address);
  if (email === normalizeEmail(caller.email)) return callerAsOwner(caller);
  if (!isStaff(caller.role)) throw forbidden('You may only see your own orders.');
  return repository.ownerByEmail(db, email);
};

/**
 * Returns orders of an e-mail address: the caller's own, or for staff anybody's. Throws an ApiError for another address, and for a
 * filter that only staff may use.
 */
export const listOrdersOf = async (
  db: Db,
  caller: Caller,
  query: OrdersQuery & { email: string },
): Promise<Page<Order>> => {
  refuseStaffFilters(caller, query);
  const owner = await ownerOf(db, caller, query.email);
  const page = await listOf(db, owner, query);
  return { ...page, items: page.items.map((order) => seenBy(caller, order)) };
};

/** Counts the orders per status: the caller's own, or for staff the whole shop's. */
export const countOrdersByStatus = async (db: Db, caller: Caller): Promise<OrderCounts> => {
  const counts = await countByStatus(db, ownerForCaller(caller));
  return byStatus((status) => counts[status] ?? 0);
};

/**
 * Orders per batch of an export. A batch takes this thread 1 to 4 ms; larger ones would save no time, and make other requests wait
 * longer.
 */
const exportBatch = 50;

/** Adds their parcels to the orders, with one query per batch. */
async function* withParcels(db: Db, batches: AsyncIterable<Order[]>): AsyncGenerator<OrderWithParcel[]> {
  for await (const orders of batches) {
    const marks = await marksOf(
      db,
      orders.map(({ _id }) => _id),
    );
    const parcels = new Map(marks.map((mark) => [mark.orderId, mark]));
    yield orders.map((order) => ({ order, parcel: parcels.get(order._id) }));
  }
}

/** Returns all orders of the shop that match, for an export. */
export const allOrders = async (db: Db, query: OrdersFilter): Promise<ExportedRows<OrderWithParcel>> => {
  const filter = { owner: null, ...filterOf(query) };
  const total = await countMatching(db, filter);
  return { total, batches: withParcels(db, repository.eachOrder(db, filter, exportBatch)) };
};

/** Counts the orders of each of the last `days` days up to today, oldest first. */
export const countOrdersByDay = async (db: Db, days: number, now: Date): Promise<OrderDay[]> => {
  const today = dhakaDay(now);
  const firstDay = dayAfter(today, 1 - days);
  const counts = await countByDay(db, dayStart(firstDay));
  return orderDays(today, days, counts);
};

/** Whether the caller's account placed the order, or the order has the caller's verified address (API-11). */
export const isOwnOrder = (caller: Caller, { order, customerUid }: repository.StoredOrder): boolean => {
  const owner = callerAsOwner(caller);
  return customerUid === owner.uid || normalizeEmail(order.customerData.email) === owner.email;
};

/** Returns the order if it is the caller's own or the caller is staff; otherwise throws the same ApiError as for an unknown order. */
export const getOrderForCaller = async (db: Db, caller: Caller, id: string): Promise<Order> => {
  const stored = await repository.findOrder(db, id);
  if (stored === null) throw notFound('order');
  if (!isStaff(caller.role) && !isOwnOrder(caller, stored)) throw notFound('order');
  return seenBy(caller, stored.order);
};

/** How many pieces of counted goods the order holds. */
export const countHeld = async (db: Db, id: string): Promise<number> => {
  const heldItems = await heldBy(db, [id]);
  return heldItems.reduce((sum, { held }) => sum + held, 0);
};

/** What only staff see of an order. */
const shownToStaff = async (db: Db, id: string): Promise<{ placedBy?: string; held: number }> => {
  const placedBy = await findPhoneOrderStaff(db, id);
  return { ...(placedBy === null ? {} : { placedBy }), held: await countHeld(db, id) };
};

/** What the order's customer sees of its parcels; empty if it has none. */
export const shownParcels = async (db: Db, id: string): Promise<{ parcels?: CustomerParcel[] }> => {
  const parcels = await customerParcelsOf(db, id);
  return parcels.length === 0 ? {} : { parcels };
};

/** What the order's customer sees of its parcels and of its payment. */
const shownToCustomer = async (
  db: Db,
  order: Order,
): Promise<{ parcels?: CustomerParcel[]; payment: CustomerPayment }> => ({
  ...(await shownParcels(db, order._id)),
  payment: await customerPaymentOf(db, order),
});

/**
 * Returns an order as `getOrderForCaller` does, with its history and revisions, oldest first, and when its goods came back. Staff also
 * learn who made each move and correction, who placed it on the phone, and how many counted pieces it holds. The customer also gets its
 * parcels and payment, for which staff have calls of their own.
 */
export const getOrderWithHistory = async (
  db: Db,
  caller: Caller,
  id: string,
): Promise<{
  data: Order;
  history: NamedMove[];
  revisions: OrderRevision[];
  placedBy?: string;
  held?: number;
  parcels?: CustomerParcel[];
  payment?: CustomerPayment;
  received?: GoodsReceived;
}> => {
  const data = await getOrderForCaller(db, caller, id);
  const isForStaff = isStaff(caller.role);
  const revisions = await listRevisions(db, id);
  const history: NamedMove[] = isForStaff ? await listNamedMoves(db, id) : await listMoves(db, id);
  const received = await goodsReceivedOf(db, { id, orderStatus: data.orderStatus, history });
  return {
    data,
    history,
    ...(received === null ? {} : { received: isForStaff ? received : { at: received.at } }),
    revisions: isForStaff ? revisions : revisions.map((revision) => ({ ...revision, by: null })),
    ...(isForStaff ? await shownToStaff(db, id) : await shownToCustomer(db, data)),
  };
};

/**
 * Returns the place of an order among the orders that the caller may list, or the orders of an e-mail address. Throws an ApiError for
 * any other order, and for a filter that only staff may use.
 */
export const neighboursOf = async (
  db: Db,
  caller: Caller,
  id: string,
  { email, ...query }: NeighboursQuery,
): Promise<OrderNeighbours> => {
  refuseStaffFilters(caller, query);
  await getOrderForCaller(db, caller, id);
  const owner = email === undefined ? ownerForCaller(caller) : await ownerOf(db, caller, email);
  const neighbours = await findNeighbours(db, id, { owner, ...filterOf(query) });
  if (neighbours === null) throw notFound('order');
  return neighbours;
};
