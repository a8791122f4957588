import type { Booking } from '#domain/consignments/booking.ts';
import { findConsignments } from '../consignments/consignmentsRepository.ts';
import type { Db } from '../database/database.ts';
import { lastErrors, lastWords } from './bookingsRepository.ts';

/** The consignment as a booking; `said` is the word that led to its stage, or why the job that books it failed. */
export const toBooking = (
  { id, orderId, invoice, stage, trackingCode, fee }: Omit<Booking, 'said'>,
  said = '',
): Booking => ({ id, orderId, invoice, stage, trackingCode, fee, said });

/** Returns the bookings with these ids, in the order of the ids; unknown ids are left out. */
export const readBookings = async (db: Db, ids: readonly string[]): Promise<Booking[]> => {
  const consignments = await findConsignments(db, ids);
  const words = await lastWords(db, ids);
  const waiting = consignments.filter(({ stage }) => stage === 'booking');
  const errors = await lastErrors(db, waiting);
  const consignmentsById = new Map(consignments.map((consignment) => [consignment.id, consignment]));
  return ids.flatMap((id) => {
    const consignment = consignmentsById.get(id);
    if (consignment === undefined) return [];
    return [toBooking(consignment, errors.get(id) ?? words.get(id) ?? '')];
  });
};
