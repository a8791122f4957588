import { isFinalRequest, type StoredCourierRequest } from '#domain/consignments/courierRequest.ts';
import { couriers as courierDetails } from '#domain/consignments/couriers.ts';
import type { Caller } from '../auth/authorization.ts';
import { findConsignment } from '../consignments/consignmentsRepository.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import { CourierError } from '../couriers/courierError.ts';
import type { Db } from '../database/database.ts';
import { ApiError, notFound } from '../errors/apiError.ts';
import {
  type CourierRequestRow,
  requestsOfOrder,
  storeRequestState,
  toCourierRequest,
} from './courierRequestsRepository.ts';
import { storeCourierRequest } from './storeCourierRequest.ts';

export interface DeskParts {
  readonly db: Db;
  readonly couriers: Couriers;
}

/** How long the state of a request is shown before the courier is asked again. */
const freshMs = 10 * 60 * 1000;

/**
 * Stores that the courier of a parcel is to be asked to bring it back. Throws an ApiError `unknown` for an unknown parcel, and
 * `parcelRefused` when the courier is not set up or takes no such requests.
 */
export const requestReturn = async (
  { db, couriers }: DeskParts,
  caller: Caller,
  { id, reason }: { readonly id: string; readonly reason: string },
  now: Date,
): Promise<StoredCourierRequest> => {
  const parcel = await findConsignment(db, id);
  if (parcel === null) throw notFound('parcel');
  const { courier, invoice, orderId, orderNumber } = parcel;
  if (couriers.get(courier)?.requestReturn === undefined)
    throw new ApiError(
      'parcelRefused',
      `A return by ${courierDetails[courier].name} cannot be requested here.`,
    );
  const asked = { kind: 'return', courier, consignmentId: id, reason, pickup: null } as const;
  const subject = { kind: 'order', id: orderId ?? '', label: orderNumber } as const;
  const act = { label: invoice, orderId, action: { action: 'requestReturn', subject } } as const;
  return storeCourierRequest(db, caller, asked, act, now);
};

/** How far the request is: as its courier says now, or as stored if the courier need not or cannot be asked. */
const newestStateOf = async (
  { db, couriers }: DeskParts,
  row: CourierRequestRow,
  now: Date,
): Promise<string> => {
  const ask = couriers.get(row.courier)?.readReturnRequest;
  const isFresh = now.getTime() - row.stateAt.getTime() < freshMs;
  // `asked`: the courier has taken the request.
  const hasState = row.progress === 'asked';
  if (ask === undefined || !hasState || isFresh || isFinalRequest(row.state)) return row.state;
  try {
    const answer = await ask(row.reference);
    // `null` for a request that the courier does not know: the stored state stays, and counts as fresh.
    const state = answer?.state ?? row.state;
    await storeRequestState(db, row, state, now);
    return state;
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    // Counts as fresh too: a courier that fails is not asked at each look.
    await storeRequestState(db, row, row.state, now);
    return row.state;
  }
};

/**
 * Lists the return requests for an order's parcels, newest first, none for an unknown order; couriers are asked how far one is at most
 * every ten minutes.
 */
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
