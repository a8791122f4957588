import { isFinalRequest, type StoredCourierRequest } from '#domain/consignments/courierRequest.ts';
import { couriers as courierDetails } from '#domain/consignments/couriers.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import { findConsignment } from '../consignments/consignmentsRepository.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { CourierRequest } from '../couriers/courier.ts';
import { CourierError } from '../couriers/courierError.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, notFound } from '../errors/apiError.ts';
import {
  insertCourierRequest,
  requestsOfOrder,
  storeRequestState,
  toCourierRequest,
} from './courierRequestsRepository.ts';

type RequestRow = Awaited<ReturnType<typeof requestsOfOrder>>[number];

export interface DeskParts {
  readonly db: Db;
  readonly couriers: Couriers;
}

/** How long the state of a request is shown before the courier is asked again. */
const freshMs = 10 * 60 * 1000;

/** The ApiError for what a courier does not do for a parcel. */
export const parcelRefused = (message: string): ApiError => new ApiError('parcelRefused', message);

/** Why a request failed. If only the answer was lost, asking again is safe: the courier refuses a request that it already has. */
const refusalOf = ({ message, mayHaveActed }: CourierError): ApiError =>
  parcelRefused(mayHaveActed ? `${message} Nobody knows whether it took the request: ask again.` : message);

/** Returns the courier's answer to a request; throws an ApiError for a request that it refuses or that fails. */
export const askCourier = async (ask: () => Promise<CourierRequest>): Promise<CourierRequest> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CourierError) throw refusalOf(error);
    throw error;
  }
};

/**
 * Asks the courier of a parcel to bring it back. Throws an ApiError `unknown` for an unknown parcel, and `parcelRefused` when the
 * courier is not set up, takes no such requests, or refuses this one.
 */
export const requestReturn = async (
  { db, couriers }: DeskParts,
  caller: Caller,
  { id, reason }: { readonly id: string; readonly reason: string },
  now: Date,
): Promise<StoredCourierRequest> => {
  const parcel = await findConsignment(db, id);
  if (parcel === null) throw notFound('parcel');
  const ask = couriers.get(parcel.courier)?.requestReturn;
  const { name } = courierDetails[parcel.courier];
  if (ask === undefined) throw parcelRefused(`${name} cannot be asked from here to bring a parcel back.`);
  const { id: reference, state } = await askCourier(() => ask(parcel.invoice, reason));
  const row = {
    id: newId(now),
    kind: 'return' as const,
    courier: parcel.courier,
    consignmentId: parcel.id,
    reference,
    state,
    stateAt: now,
    reason,
    requestedAt: now,
    requestedByUid: caller.uid,
    requestedBy: caller.name,
  };
  await transaction(db, async (tx) => {
    await insertCourierRequest(tx, row);
    await recordAction(
      tx,
      caller,
      {
        action: 'requestReturn',
        subject: { kind: 'order', id: parcel.orderId ?? '', label: parcel.orderNumber },
        details: { to: name },
      },
      now,
    );
  });
  return toCourierRequest(row);
};

/** How far the request is: as its courier says now, or as stored if the courier need not or cannot be asked. */
const newestStateOf = async ({ db, couriers }: DeskParts, row: RequestRow, now: Date): Promise<string> => {
  const ask = couriers.get(row.courier)?.readReturnRequest;
  const isFresh = now.getTime() - row.stateAt.getTime() < freshMs;
  if (ask === undefined || isFresh || isFinalRequest(row.state)) return row.state;
  try {
    const answer = await ask(row.reference);
    // `null` for a request that the courier does not know: the stored state counts as asked for.
    const state = answer?.state ?? row.state;
    await storeRequestState(db, row.id, state, now);
    return state;
  } catch (error) {
    if (error instanceof CourierError) return row.state;
    throw error;
  }
};

/** Lists the return requests for an order's parcels, newest first; couriers are asked how far one is at most every ten minutes. */
export const returnRequestsOf = async (
  parts: DeskParts,
  orderId: string,
  now: Date,
): Promise<StoredCourierRequest[]> => {
  const rows = await requestsOfOrder(parts.db, orderId);
  return Promise.all(
    rows.map(async (row) => toCourierRequest({ ...row, state: await newestStateOf(parts, row, now) })),
  );
};
