import type { CorrectConsignmentBody } from '#contract/consignments/consignments.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import type {
  ConsignmentChanges,
  ConsignmentWithHistory,
} from '#domain/consignments/consignmentWithHistory.ts';
import { recordAction } from '../../audit/recordAction.ts';
import { actorAt, type Caller } from '../../auth/authorization.ts';
import { changeConsignment } from '../../consignments/consignmentChangesRepository.ts';
import { trackingCodeChanges } from '../../consignments/trackingCodeChanges.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { ApiError, invalid } from '../../errors/apiError.ts';
import { detailsAction } from './consignmentActions.ts';
import { lockParcelOrThrow } from './lockParcel.ts';
import { readConsignment } from './readConsignments.ts';
import { riderName } from './riderName.ts';

/** The values of the request that differ from the stored ones; without a rider in the request, the rider stays. */
const changesOf = (
  consignment: Consignment,
  { trackingCode, fee, rider }: CorrectConsignmentBody,
): ConsignmentChanges => ({
  ...trackingCodeChanges(consignment, trackingCode),
  ...(fee === consignment.fee ? {} : { fee }),
  ...(rider == null || rider === consignment.rider ? {} : { rider }),
});

/**
 * Corrects tracking code, fee and rider, and returns the consignment; if nothing differs, nothing is stored. Throws an ApiError if
 * it is unknown, or has changed since the caller saw it.
 */
export const correctConsignment = (
  db: Db,
  caller: Caller,
  { id, body }: { readonly id: string; readonly body: CorrectConsignmentBody },
  now: Date,
): Promise<ConsignmentWithHistory> =>
  transaction(db, async (tx) => {
    const consignment = await lockParcelOrThrow(tx, id);
    const rider = await riderName(tx, body.rider);
    const changes = changesOf(consignment, { ...body, rider });
    if (changes.rider !== undefined && consignment.courier !== 'ownRider')
      throw invalid('rider', 'rider is only for an own rider');
    // A repeated request finds its changes made already, and is not refused for the old revision that it sends.
    if (Object.keys(changes).length === 0) return readConsignment(tx, id);
    if (consignment.revision !== body.revision)
      throw new ApiError('changedMeanwhile', 'Someone else has just changed this parcel.');
    await changeConsignment(tx, consignment, { changes }, actorAt(caller, now));
    await recordAction(tx, caller, detailsAction(consignment, changes), now);
    return readConsignment(tx, id);
  });
