import type { ConsignmentsFilter, ConsignmentsQuery } from '#contract/consignments/consignments.ts';
import { heldBetween } from '#domain/cash/heldAge.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import type { ParcelMark } from '#domain/consignments/parcelMark.ts';
import { dayMs } from '#domain/values/dates.ts';
import type { ExportedRows } from '../../audit/sendExport.ts';
import { withHistories } from '../../consignments/consignmentHistoriesRepository.ts';
import {
  type ConsignmentFilter,
  countConsignments,
  eachConsignment,
  listConsignments,
} from '../../consignments/consignmentListRepository.ts';
import { consignmentsOf, findConsignments, marksOf } from '../../consignments/consignmentsRepository.ts';
import type { Db } from '../../database/database.ts';
import type { CountedPage } from '../../database/queries/paging.ts';
import { notFound } from '../../errors/apiError.ts';
import { findOrder } from '../lists/ordersRepository.ts';

/** Rows of a page for which the query names no limit. */
const defaultLimit = 50;
/** Rows per batch of an export. A batch takes this thread a few milliseconds; between batches it answers other requests. */
const exportBatch = 200;

/** The range for money that is held since any time. */
const anyTime = { from: null, before: null } as const;

/** The repository's filter for the query, whose numbers of days become times before `now`. */
const filterOf = (
  { quietDays, heldAge, ...otherConditions }: ConsignmentsFilter,
  now: Date,
): ConsignmentFilter => ({
  ...otherConditions,
  ...(heldAge === undefined ? {} : { held: heldAge === 'any' ? anyTime : heldBetween(heldAge, now) }),
  ...(quietDays === undefined ? {} : { quietSince: new Date(now.getTime() - quietDays * dayMs) }),
});

/** Returns a consignment with its history; throws an ApiError for an unknown id. */
export const readConsignment = async (db: Db, id: string): Promise<ConsignmentWithHistory> => {
  const [consignment] = await withHistories(db, await findConsignments(db, [id]));
  if (consignment === undefined) throw notFound('parcel');
  return consignment;
};

/** Returns the consignments of an order with their histories, oldest first; throws an ApiError for an unknown order. */
export const consignmentsOfOrder = async (db: Db, orderId: string): Promise<ConsignmentWithHistory[]> => {
  if ((await findOrder(db, orderId)) === null) throw notFound('order');
  return withHistories(db, await consignmentsOf(db, orderId));
};

/** Returns a page of the consignments of all orders, newest first. */
export const pageOfConsignments = (
  db: Db,
  { limit = defaultLimit, after, ...filter }: ConsignmentsQuery,
  now: Date,
): Promise<CountedPage<Consignment>> => listConsignments(db, filterOf(filter, now), { limit, after });

/** Returns all consignments that match, for an export. */
export const allConsignments = async (
  db: Db,
  query: ConsignmentsFilter,
  now: Date,
): Promise<ExportedRows<Consignment>> => {
  const filter = filterOf(query, now);
  return {
    total: await countConsignments(db, filter),
    batches: eachConsignment(db, filter, exportBatch),
  };
};

/** Returns for each order its newest consignment that was not cancelled, if there is one. */
export const marksOfOrders = (db: Db, orderIds: readonly string[]): Promise<ParcelMark[]> =>
  marksOf(db, orderIds);
