import { collectedAfterMove } from '#domain/consignments/cashSteps.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { type ConsignmentStage, isOpenStage } from '#domain/consignments/consignmentStage.ts';
import type {
  ConsignmentChanges,
  ConsignmentWithHistory,
} from '#domain/consignments/consignmentWithHistory.ts';
import { decisionOfStage } from '#domain/consignments/decision.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { recordAction } from '../../audit/recordAction.ts';
import { actorAt, type Caller } from '../../auth/authorization.ts';
import { changeConsignment } from '../../consignments/consignmentChangesRepository.ts';
import { settleDecisions } from '../../consignments/decisionsRepository.ts';
import type { Db } from '../../database/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { alreadyOpen } from './addConsignment.ts';
import { stageAction } from './consignmentActions.ts';
import { consignmentsOfOrder } from './readConsignments.ts';

/** The order's other parcels, with their histories, if the stage `to` reopens the consignment beside them; otherwise none. */
export const othersWhenReopened = async (
  tx: Db,
  { id, orderId, stage, isExchange }: Consignment,
  to: ConsignmentStage,
): Promise<readonly ConsignmentWithHistory[]> => {
  const isReopened = !isOpenStage(stage) && isOpenStage(to);
  // Without an order id the order is deleted.
  if (!isReopened || isExchange || orderId === null) return [];
  return (await consignmentsOfOrder(tx, orderId)).filter((other) => other.id !== id);
};

/** The ApiError for a move of a parcel that was moved since the caller saw it. */
export const movedMeanwhile = ({ stage }: Pick<Consignment, 'stage'>): ApiError =>
  new ApiError(
    'changedMeanwhile',
    `This parcel has been moved in the meantime. It is “${consignmentStageLabels[stage]}” now.`,
  );

interface HandMove {
  readonly to: ConsignmentStage;
  /** The word of the courier whom the person believes; '' if none led to the move. */
  readonly word?: string;
  readonly changes?: ConsignmentChanges;
}

/**
 * Moves a consignment that the transaction has locked in a person's name, records that in the audit log, and settles what its earlier
 * stage left to a person (CR-8). Without a collected amount among the changes, it is the one that still counts after the move. Throws
 * an ApiError if the consignment would be a second open one of its order.
 */
export const moveByHand = async (
  tx: Db,
  caller: Caller,
  consignment: Consignment,
  { to, word = '', changes = {} }: HandMove,
  now: Date,
): Promise<void> => {
  const others = await othersWhenReopened(tx, consignment, to);
  const otherOpen = others.find((other) => !other.isExchange && isOpenStage(other.stage));
  if (otherOpen !== undefined) throw alreadyOpen(otherOpen);
  const { collected = collectedAfterMove(consignment, to), ...otherChanges } = changes;
  const allChanges = collected === consignment.collected ? otherChanges : { ...otherChanges, collected };
  await changeConsignment(tx, consignment, { to, word, changes: allChanges }, actorAt(caller, now));
  const kind = decisionOfStage[consignment.stage];
  if (kind !== undefined) await settleDecisions(tx, consignment.id, [kind], now);
  await recordAction(tx, caller, stageAction(consignment, to), now);
};
