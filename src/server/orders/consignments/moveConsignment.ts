import type { MoveConsignmentBody } from '#contract/consignments/consignments.ts';
import { collectedAfterMove } from '#domain/consignments/cashSteps.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import { isConsignmentStep } from '#domain/consignments/consignmentSteps.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { decisionOfStage } from '#domain/consignments/decision.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { recordAction } from '../../audit/recordAction.ts';
import { actorAt, type Caller } from '../../auth/authorization.ts';
import { changeConsignment } from '../../consignments/consignmentChangesRepository.ts';
import { consignmentsOf } from '../../consignments/consignmentsRepository.ts';
import { openDecision, settleDecisions } from '../../consignments/decisionsRepository.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { ApiError } from '../../errors/apiError.ts';
import { alreadyOpen } from './addConsignment.ts';
import { stageAction } from './consignmentActions.ts';
import { lockParcelOrThrow } from './lockParcel.ts';
import { readConsignment } from './readConsignments.ts';

/** Throws an ApiError if the stage `to` would reopen the consignment while its order has another open one. */
export const refuseSecondOpen = async (
  tx: Db,
  { id, orderId, stage, isExchange }: Consignment,
  to: Consignment['stage'],
): Promise<void> => {
  const isReopened = !isOpenStage(stage) && isOpenStage(to);
  // Without an order id the order is deleted.
  if (!isReopened || isExchange || orderId === null) return;
  const ofOrder = await consignmentsOf(tx, orderId);
  const otherOpen = ofOrder.find((other) => other.id !== id && !other.isExchange && isOpenStage(other.stage));
  if (otherOpen !== undefined) throw alreadyOpen(otherOpen);
};

/** Settles what the consignment's stage left to a person, because a person moves it out of that stage (CR-8). */
export const settleLeftStage = async (
  tx: Db,
  { id, stage }: Pick<Consignment, 'id' | 'stage'>,
  now: Date,
): Promise<void> => {
  const kind = decisionOfStage[stage];
  if (kind !== undefined) await settleDecisions(tx, id, [kind], now);
};

/** Updates the decisions after a move by hand: after a partial delivery a person still has to name the lines that come back. */
const updateDecisions = async (
  tx: Db,
  consignment: Consignment,
  to: Consignment['stage'],
  now: Date,
): Promise<void> => {
  await settleLeftStage(tx, consignment, now);
  if (to === 'partlyDelivered')
    // No `word`: a person says so, not the courier.
    await openDecision(tx, { kind: to, consignmentId: consignment.id, word: '', at: now }, now);
};

/**
 * Moves a consignment by hand and returns it. Throws an ApiError if it is unknown, no longer in the stage that the caller saw, may
 * not be moved there by a person, or would be a second open one of its order.
 */
export const moveConsignment = (
  db: Db,
  caller: Caller,
  { id, body: { from, to } }: { readonly id: string; readonly body: MoveConsignmentBody },
  now: Date,
): Promise<ConsignmentWithHistory> =>
  transaction(db, async (tx) => {
    const consignment = await lockParcelOrThrow(tx, id);
    const label = consignmentStageLabels[consignment.stage];
    if (consignment.stage !== from)
      throw new ApiError(
        'changedMeanwhile',
        `This parcel has been moved in the meantime. It is “${label}” now.`,
      );
    if (!isConsignmentStep(from, to))
      throw new ApiError(
        'parcelRefused',
        `A parcel can't be moved by hand from “${label}” to “${consignmentStageLabels[to]}”.`,
      );
    await refuseSecondOpen(tx, consignment, to);
    const collected = collectedAfterMove(consignment, to);
    const changes = collected === consignment.collected ? {} : { collected };
    await changeConsignment(tx, consignment, { to, changes }, actorAt(caller, now));
    await updateDecisions(tx, consignment, to, now);
    await recordAction(tx, caller, stageAction(consignment, to), now);
    return readConsignment(tx, id);
  });
