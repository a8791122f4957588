import type { Consignment } from '#domain/consignments/consignment.ts';
import { isBeingBooked } from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentChanges } from '#domain/consignments/consignmentWithHistory.ts';
import { actorAt } from '../auth/authorization.ts';
import { changeConsignment } from '../consignments/consignmentChangesRepository.ts';
import {
  openDecision,
  settleAndOpenDecisions,
  settleDecisions,
} from '../consignments/decisionsRepository.ts';
import type { BookingResult } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import { lockParcel } from '../orders/consignments/lockParcel.ts';
import { courierActor } from './courierActor.ts';

/** Stores what became of bookings, in the transaction that ends their job. */

type Booked = Extract<BookingResult, { readonly kind: 'booked' | 'alreadyBooked' }>;

/** What the answer to a booking tells about the parcel. */
const bookedChanges = (result: Booked): ConsignmentChanges =>
  result.kind === 'alreadyBooked'
    ? {}
    : {
        courierReference: result.courierReference,
        trackingCode: result.trackingCode,
        ...(result.fee === null ? {} : { fee: result.fee }),
      };

/** Stores that the courier has the parcel, with the number, code and fee that it tells. */
const storeBooked = async (tx: Db, parcel: Consignment, result: Booked, now: Date): Promise<void> => {
  const { id, stage } = parcel;
  const actor = actorAt(courierActor(parcel.courier), now);
  const changes = bookedChanges(result);
  const word = result.kind === 'alreadyBooked' ? 'It has this invoice already.' : '';
  // Otherwise the courier's events or staff have moved it on meanwhile, and it stays in that stage.
  const step = isBeingBooked(stage) ? ({ to: 'booked' } as const) : {};
  // `saidAt: null` keeps the time of the courier's last word, since the answer to a booking has none.
  await changeConsignment(tx, parcel, { ...step, word, changes, saidAt: null }, actor);
  if (stage === 'unknown') await settleDecisions(tx, id, ['bookingUnknown'], now);
  // Staff cancelled the parcel meanwhile, but the courier has booked it.
  if (stage === 'cancelled') {
    const details = { stage: 'booked', collected: null };
    await openDecision(tx, { kind: 'takenBack', consignmentId: id, word, at: now, details }, now);
  }
};

/** Stores the courier's answer to a booking; a refused parcel is cancelled, with the reason as the word in its history. */
export const storeBooking = async (
  tx: Db,
  { id, orderId }: Pick<Consignment, 'id' | 'orderId'>,
  result: Booked | Extract<BookingResult, { readonly kind: 'refused' }>,
  now: Date,
): Promise<void> => {
  const parcel = await lockParcel(tx, { id, orderId });
  // Not expected, since no row of a parcel is ever deleted.
  if (parcel === null) return;
  if (result.kind !== 'refused') {
    await storeBooked(tx, parcel, result, now);
    return;
  }
  // Staff or an event of the courier have moved it meanwhile.
  if (parcel.stage !== 'booking') return;
  const actor = actorAt(courierActor(parcel.courier), now);
  await changeConsignment(tx, parcel, { to: 'cancelled', word: result.reason, saidAt: null }, actor);
};

/** Stores that nobody knows whether the courier booked the parcel, until one of its events or a member of staff tells. */
export const storeUnknown = async (
  tx: Db,
  { id, orderId }: Pick<Consignment, 'id' | 'orderId'>,
  reason: string,
  now: Date,
): Promise<void> => {
  const parcel = await lockParcel(tx, { id, orderId });
  if (parcel === null || parcel.stage !== 'booking') return;
  const actor = actorAt(courierActor(parcel.courier), now);
  await changeConsignment(tx, parcel, { to: 'unknown', word: reason, saidAt: null }, actor);
  await settleAndOpenDecisions(tx, id, { stage: 'unknown', word: reason, at: now }, now);
};
