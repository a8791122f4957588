import { type Pickup, pickupText, type StoredCourierRequest } from '#domain/consignments/courierRequest.ts';
import { type CourierId, couriers as courierDetails } from '#domain/consignments/couriers.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { insertCourierRequest, newestPickups, toCourierRequest } from './courierRequestsRepository.ts';
import { askCourier, type DeskParts, parcelRefused } from './returnRequests.ts';

/** How many of the newest pick-ups staff see. */
const pickupsShown = 5;

/**
 * Asks a courier to fetch parcels. Throws an ApiError `parcelRefused` when the courier is not set up, offers no pick-ups, or
 * refuses the request.
 */
export const requestPickup = async (
  { db, couriers }: DeskParts,
  caller: Caller,
  { courier, ...pickup }: Pickup & { readonly courier: CourierId },
  now: Date,
): Promise<StoredCourierRequest> => {
  const ask = couriers.get(courier)?.requestPickup;
  const { name } = courierDetails[courier];
  if (ask === undefined) throw parcelRefused(`${name} cannot be asked from here to fetch parcels.`);
  const { id: reference, state } = await askCourier(() => ask(pickup));
  const row = {
    id: newId(now),
    kind: 'pickup' as const,
    courier,
    consignmentId: null,
    reference,
    state,
    stateAt: now,
    reason: pickupText(pickup),
    requestedAt: now,
    requestedByUid: caller.uid,
    requestedBy: caller.name,
  };
  await transaction(db, async (tx) => {
    await insertCourierRequest(tx, row);
    const subject = { kind: 'list', id: '', label: 'parcels' } as const;
    await recordAction(tx, caller, { action: 'requestPickup', subject, details: { to: name } }, now);
  });
  return toCourierRequest(row);
};

/** Returns the newest pick-ups that couriers were asked for. */
export const pickupsOf = async (db: Db): Promise<StoredCourierRequest[]> =>
  (await newestPickups(db, pickupsShown)).map(toCourierRequest);
