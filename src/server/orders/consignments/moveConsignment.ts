import type { MoveConsignmentBody } from '#contract/consignments/consignments.ts';
import { isConsignmentStep } from '#domain/consignments/consignmentSteps.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import type { Caller } from '../../auth/authorization.ts';
import { openDecision } from '../../consignments/decisionsRepository.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { ApiError } from '../../errors/apiError.ts';
import { whyOnlyExchange } from './addConsignment.ts';
import { lockParcelOrThrow } from './lockParcel.ts';
import { moveByHand, movedMeanwhile, othersWhenReopened } from './moveByHand.ts';
import { readConsignment } from './readConsignments.ts';

/**
 * Moves a consignment by hand and returns it. Throws an ApiError if it is unknown, no longer in the stage that the caller saw, may
 * not be moved there by a person, or would be a second one of its order.
 */
export const moveConsignment = (
  db: Db,
  caller: Caller,
  { id, body: { from, to } }: { readonly id: string; readonly body: MoveConsignmentBody },
  now: Date,
): Promise<ConsignmentWithHistory> =>
  transaction(db, async (tx) => {
    const consignment = await lockParcelOrThrow(tx, id);
    if (consignment.stage !== from) throw movedMeanwhile(consignment);
    if (!isConsignmentStep(from, to))
      throw new ApiError(
        'parcelRefused',
        `A parcel can't be moved by hand from “${consignmentStageLabels[from]}” to “${consignmentStageLabels[to]}”.`,
      );
    const reason = whyOnlyExchange(await othersWhenReopened(tx, consignment, to));
    if (reason !== null) throw new ApiError('parcelRefused', reason);
    await moveByHand(tx, caller, consignment, { to }, now);
    // A person still has to name the lines that come back. No `word`: a person says so, not the courier.
    if (to === 'partlyDelivered')
      await openDecision(tx, { kind: to, consignmentId: id, word: '', at: now }, now);
    return readConsignment(tx, id);
  });
