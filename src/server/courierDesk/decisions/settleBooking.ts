import type { Consignment } from '#domain/consignments/consignment.ts';
import { isBeingBooked } from '#domain/consignments/consignmentStage.ts';
import { trackingCodeChanges } from '../../consignments/trackingCodeChanges.ts';
import type { Db } from '../../database/database.ts';
import { ApiError, invalid } from '../../errors/apiError.ts';
import { moveByHand, movedMeanwhile } from '../../orders/consignments/moveByHand.ts';
import { lockJobByKey, markGivenUp } from '../../outbox/outboxRepository.ts';
import { bookingJob } from '../bookingJob.ts';
import type { DecisionRequest, DecisionSubject } from './decisionSubject.ts';

/** Gives up the job that would book the parcel; throws an ApiError while that job is running. */
const endJob = async (tx: Db, consignment: Consignment): Promise<void> => {
  const job = await lockJobByKey(tx, bookingJob(consignment).key);
  if (job === undefined) return;
  // `busy`: another transaction has locked the job, as when an attempt of it ends.
  if (job === 'busy' || job.state === 'working')
    throw new ApiError(
      'changedMeanwhile',
      'The parcel is being booked right now. Please look again in a minute.',
    );
  if (job.state === 'waiting' || job.state === 'stuck') await markGivenUp(tx, job.id);
};

/**
 * Ends a booking whose outcome the shop does not know: either the parcel is booked, with the tracking code that staff found at the
 * courier, or it is cancelled, so that the order can be booked again. Throws an ApiError if a booked parcel gets no code, and for a
 * parcel whose booking has ended otherwise.
 */
export const settleBooking = async (
  tx: Db,
  { consignment }: DecisionSubject,
  { caller, body, now }: DecisionRequest,
): Promise<void> => {
  const { trackingCode } = body;
  const isBooked = body.choice === 'isBooked';
  if (isBooked && (trackingCode === undefined || trackingCode === null))
    throw invalid('trackingCode', 'Please enter the tracking code that the courier shows.');
  const to = isBooked ? 'booked' : 'cancelled';
  if (!isBeingBooked(consignment.stage)) throw movedMeanwhile(consignment);
  await endJob(tx, consignment);
  const changes = isBooked ? trackingCodeChanges(consignment, trackingCode ?? null) : {};
  await moveByHand(tx, caller, consignment, { to, changes }, now);
};
