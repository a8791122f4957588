import { type Pickup, pickupText, type StoredCourierRequest } from '#domain/consignments/courierRequest.ts';
import { type CourierId, couriers as courierDetails } from '#domain/consignments/couriers.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { ApiError } from '../errors/apiError.ts';
import { newestPickups, toCourierRequest } from './courierRequestsRepository.ts';
import type { DeskParts } from './returnRequests.ts';
import { storeCourierRequest } from './storeCourierRequest.ts';

/** How many of the newest pick-ups staff see. */
const pickupsShown = 5;

/**
 * Stores that a courier is to be asked to fetch parcels. Throws an ApiError `parcelRefused` when it is not set up or offers no pick-ups.
 */
export const requestPickup = async (
  { db, couriers }: DeskParts,
  caller: Caller,
  { courier, ...pickup }: Pickup & { readonly courier: CourierId },
  now: Date,
): Promise<StoredCourierRequest> => {
  const { name } = courierDetails[courier];
  if (couriers.get(courier)?.requestPickup === undefined)
    throw new ApiError('parcelRefused', `Pick-ups by ${name} cannot be requested here.`);
  // With its text as the reason, by which a second press is known as the same request: it has no parcel to know it by.
  const asked = { kind: 'pickup', courier, consignmentId: null, reason: pickupText(pickup), pickup } as const;
  const subject = { kind: 'list', id: '', label: 'parcels' } as const;
  const act = { label: '', orderId: null, action: { action: 'requestPickup', subject } } as const;
  return storeCourierRequest(db, caller, asked, act, now);
};

/** Returns the newest pick-ups that couriers were asked for. */
export const pickupsOf = async (db: Db): Promise<StoredCourierRequest[]> =>
  (await newestPickups(db, pickupsShown)).map(toCourierRequest);
