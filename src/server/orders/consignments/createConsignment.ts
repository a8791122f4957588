import type {
  BulkConsignmentReply,
  CreateConsignmentBody,
  CreateConsignmentsBody,
} from '#contract/consignments/consignments.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { advancesOf } from '../../advances/advancesRepository.ts';
import type { Caller } from '../../auth/authorization.ts';
import { withHistories } from '../../consignments/consignmentHistoriesRepository.ts';
import { consignmentOfRequest, consignmentsOf } from '../../consignments/consignmentsRepository.ts';
import { workKeptEvents } from '../../courierEvents/courierEventsRepository.ts';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/queries/newId.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { ApiError } from '../../errors/apiError.ts';
import { lockOrderOrThrow } from '../lists/lockOrderOrThrow.ts';
import { addConsignment, whyNotGiven } from './addConsignment.ts';
import { readConsignment } from './readConsignments.ts';

interface ConsignmentRequest {
  readonly orderId: string;
  readonly body: CreateConsignmentBody;
  /** Idempotency key; `null` if the client sends none. */
  readonly key: string | null;
}

/**
 * Makes a consignment that staff have booked themselves, once for each idempotency key, and returns it. Throws an ApiError for an
 * unknown order, for one in a status in which nothing is sent, and, unless this is an exchange, for one with an open consignment.
 */
export const createConsignment = (
  db: Db,
  caller: Caller,
  { orderId, body, key }: ConsignmentRequest,
  now: Date,
): Promise<ConsignmentWithHistory> =>
  transaction(db, async (tx) => {
    const order = await lockOrderOrThrow(tx, orderId);
    const earlier = key === null ? null : await consignmentOfRequest(tx, orderId, key);
    if (earlier !== null) return readConsignment(tx, earlier.id);
    const others = await withHistories(tx, await consignmentsOf(tx, orderId));
    const isExchange = body.exchangeAmount !== null;
    const reason = whyNotGiven(order, others, isExchange);
    if (reason !== null) throw new ApiError('parcelRefused', reason);
    const advances = await advancesOf(tx, orderId);
    const given = { ...body, id: newId(now), stage: 'booked', requestKey: key, advances } as const;
    const {
      id,
      courier,
      invoice,
      courierReference = null,
    } = await addConsignment(tx, caller, { order, others, given }, now);
    // The courier's events about the parcel may have arrived before.
    await workKeptEvents(tx, { courier, invoice, courierReference });
    return readConsignment(tx, id);
  });

/** Calls `createConsignment` for several orders, each in a transaction of its own; a refused one does not stop the others. */
export const createConsignments = async (
  db: Db,
  caller: Caller,
  {
    body: { orders, courier, rider, weight },
    key,
  }: { readonly body: CreateConsignmentsBody; readonly key: string | null },
  now: Date,
): Promise<BulkConsignmentReply[]> => {
  const results: BulkConsignmentReply[] = [];
  const body = { courier, rider, weight, trackingCode: null, note: '', thana: null, exchangeAmount: null };
  for (const id of orders) {
    try {
      // All orders share the request's key, which is looked up by order and key.
      const { invoice } = await createConsignment(db, caller, { orderId: id, body, key }, now);
      results.push({ id, invoice });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ id, code: error.code, message: error.message });
    }
  }
  return results;
};
