import type { NeighboursQuery, OrderCounts, OrdersFilter, OrdersQuery } from '#contract/orders/orders.ts';
import { isStaff } from '#domain/accounts/role.ts';
import type { CustomerParcel } from '#domain/consignments/customerParcel.ts';
import { customerParcels } from '#domain/consignments/customerParcels.ts';
import type { Order } from '#domain/orders/order.ts';
import type { SentOrder } from '#domain/orders/orderCsv.ts';
import { type OrderDay, orderDays } from '#domain/orders/orderDays.ts';
import type { OrderNeighbours } from '#domain/orders/orderNeighbours.ts';
import type { OrderRevision } from '#domain/orders/orderRevision.ts';
import { type NamedMove, type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import { dayAfter, dayStart, dhakaDay } from '#domain/values/dates.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import { consignmentsOf, marksOf } from '../../consignments/consignmentsRepository.ts';
import type { Db } from '../../database/database.ts';
import type { Page, PageQuery } from '../../database/queries/paging.ts';
import { forbidden, invalid, notFound } from '../../errors/apiError.ts';
import { heldBy } from '../../stock/stockRepository.ts';
import { findPhoneOrderStaff, listMoves, listNamedMoves } from '../history/movesRepository.ts';
import { listRevisions } from '../history/orderRevisionsRepository.ts';
import { countByDay, countByStatus, countMatching } from './orderCountsRepository.ts';
import type { OrderOwner } from './orderFilter.ts';
import { findNeighbours } from './orderNeighboursRepository.ts';
import * as repository from './ordersRepository.ts';

const filterOf = ({ status, ...rest }: NeighboursQuery & OrdersFilter & PageQuery) => ({
  ...rest,
  ...(status === undefined ? {} : { statuses: status.split(',') as OrderStatus[] }),
});

/** Owner for the caller's own orders: placed by the account or under its verified address (API-11). */
const ownOrders = ({ uid, email, emailVerified }: Caller): OrderOwner => ({
  uid,
  // An order on the phone may have no address (DK-18), and belongs to no account without one.
  email: emailVerified && email !== '' ? email : null,
});

/** What staff know of orders and their phone numbers: a filter by it would tell it. */
const staffFilters = ['printed', 'packed', 'tries', 'warning'] as const;

/** Throws an ApiError for a customer who filters by what staff alone know. */
const refuseStaffFilters = ({ role }: Caller, query: OrdersFilter): void => {
  const name = isStaff(role) ? undefined : staffFilters.find((filter) => query[filter] !== undefined);
  if (name !== undefined) throw invalid(name, `${name} is a filter of staff`);
};

/** A page of the orders of the owner that the query selects. */
const listOf = (
  db: Db,
  owner: OrderOwner | null,
  { sort = 'newest', ...query }: OrdersQuery,
): Promise<Page<Order>> => {
  const filter = { owner, ...filterOf(query) };
  return sort === 'match' ? repository.findHits(db, filter) : repository.listOrders(db, { ...filter, sort });
};

/** Orders of the whole shop. */
export const listAllOrders = (db: Db, query: OrdersQuery): Promise<Page<Order>> => listOf(db, null, query);

/** The order as the caller may see it: when staff printed and packed it is for staff alone (MD-19, DK-13). */
const seenBy = ({ role }: Caller, order: Order): Order =>
  isStaff(role) ? order : { ...order, printedAt: null, packed: null };

/** Orders of an e-mail address: the caller's own, or any for staff; throws an ApiError otherwise, and for a filter of staff. */
export const listOrdersOf = async (
  db: Db,
  caller: Caller,
  query: OrdersQuery & { email: string },
): Promise<Page<Order>> => {
  refuseStaffFilters(caller, query);
  const email = normalizeEmail(query.email);
  const isOwn = email === normalizeEmail(caller.email);
  if (!isOwn && !isStaff(caller.role)) throw forbidden('You may only see your own orders.');
  const owner = isOwn ? ownOrders(caller) : await repository.ownerByEmail(db, email);
  const page = await listOf(db, owner, query);
  return { ...page, items: page.items.map((order) => seenBy(caller, order)) };
};

/** Orders per status: the caller's own, or those of the whole shop for staff. */
export const countOrdersByStatus = async (db: Db, caller: Caller): Promise<OrderCounts> => {
  const counts = await countByStatus(db, isStaff(caller.role) ? null : ownOrders(caller));
  return Object.fromEntries(orderStatuses.map((status) => [status, counts[status] ?? 0])) as OrderCounts;
};

/**
 * Orders per batch of an export: 1 to 4 ms of this thread. Larger batches take no less in all and let other requests wait
 * longer.
 */
const exportBatch = 50;

/** The orders with their parcels, which each batch reads with one query. */
async function* withParcels(db: Db, batches: AsyncIterable<Order[]>): AsyncGenerator<SentOrder[]> {
  for await (const orders of batches) {
    const marks = await marksOf(
      db,
      orders.map(({ _id }) => _id),
    );
    const parcels = new Map(marks.map((mark) => [mark.orderId, mark]));
    yield orders.map((order) => ({ order, parcel: parcels.get(order._id) }));
  }
}

/** All matching orders of the shop in batches, and their number; records the export. */
export const exportAllOrders = async (
  { db, exports }: { readonly db: Db; readonly exports: Db },
  caller: Caller,
  query: OrdersFilter,
  now: Date,
): Promise<{ batches: AsyncGenerator<SentOrder[]>; total: number }> => {
  const filter = { owner: null, ...filterOf(query) };
  const total = await countMatching(exports, filter);
  const subject = { kind: 'list', id: '', label: 'orders' } as const;
  await recordAction(db, caller, { action: 'exportOrders', subject, details: { rows: total } }, now);
  return { batches: withParcels(exports, repository.eachOrder(exports, filter, exportBatch)), total };
};

/** Orders of each of the last `days` days up to and including that of `now`, oldest first. */
export const countOrdersByDay = async (db: Db, days: number, now: Date): Promise<OrderDay[]> => {
  const today = dhakaDay(now);
  return orderDays(today, days, await countByDay(db, dayStart(dayAfter(today, 1 - days))));
};

/** Whether the caller's account placed the order, or its verified address is that of the order (API-11). */
export const isOwnOrder = (
  caller: Caller,
  { order, customerUid }: Pick<repository.StoredOrder, 'order' | 'customerUid'>,
): boolean => {
  const owner = ownOrders(caller);
  return customerUid === owner.uid || normalizeEmail(order.customerData.email) === owner.email;
};

/** Returns an own order, or any order for staff; throws the ApiError of an unknown order otherwise. */
export const getOrderForCaller = async (db: Db, caller: Caller, id: string): Promise<Order> => {
  const stored = await repository.findOrder(db, id);
  if (stored === null) throw notFound('order');
  if (!isStaff(caller.role) && !isOwnOrder(caller, stored)) throw notFound('order');
  return seenBy(caller, stored.order);
};

/** The pieces of counted goods that the order holds. */
const countHeld = async (db: Db, id: string): Promise<number> =>
  (await heldBy(db, [id])).reduce((sum, { held }) => sum + held, 0);

/** What staff alone see of an order. */
const shownToStaff = async (db: Db, id: string): Promise<{ placedBy?: string; held: number }> => {
  const placedBy = await findPhoneOrderStaff(db, id);
  return { ...(placedBy === null ? {} : { placedBy }), held: await countHeld(db, id) };
};

/** What the order's customer sees of its parcels; nothing when no courier has any. */
const shownParcels = async (db: Db, id: string): Promise<{ parcels?: CustomerParcel[] }> => {
  const parcels = customerParcels(await consignmentsOf(db, id));
  return parcels.length === 0 ? {} : { parcels };
};

/**
 * `getOrderForCaller` with the order's history and revisions, oldest first; staff also learn who made each move and each
 * correction, who placed it on the phone, and how many counted pieces it holds; its customer, what couriers have of it.
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
}> => {
  const data = await getOrderForCaller(db, caller, id);
  const forStaff = isStaff(caller.role);
  const revisions = await listRevisions(db, id);
  return {
    data,
    history: await (forStaff ? listNamedMoves : listMoves)(db, id),
    revisions: forStaff ? revisions : revisions.map((revision) => ({ ...revision, by: null })),
    ...(forStaff ? await shownToStaff(db, id) : await shownParcels(db, id)),
  };
};

/** The place of an order among the orders that the caller may list; throws the ApiError of an unknown order, or of a filter of staff. */
export const neighboursOf = async (
  db: Db,
  caller: Caller,
  id: string,
  query: NeighboursQuery,
): Promise<OrderNeighbours> => {
  refuseStaffFilters(caller, query);
  await getOrderForCaller(db, caller, id);
  const owner = isStaff(caller.role) ? null : ownOrders(caller);
  const neighbours = await findNeighbours(db, id, { owner, ...filterOf(query) });
  if (neighbours === null) throw notFound('order');
  return neighbours;
};
