import { type ConsignmentStage, isConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { DecisionChoice } from '#domain/consignments/decisionChoices.ts';
import { type CourierRules, courierMoveOf, stageEvents } from '#domain/orders/courierMoves.ts';
import { orderGoesOn } from '#domain/orders/orderGoesOn.ts';
import { type JsonRecord, readNumber } from '#domain/values/parse.ts';
import { statusAfter } from '#machines/orderMoves.ts';
import { settleAndOpenDecisions } from '../../consignments/decisionsRepository.ts';
import type { Db } from '../../database/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { moveAndRecord } from '../../orders/changes/moveOrder.ts';
import { moveByHand } from '../../orders/consignments/moveByHand.ts';
import { consignmentsOfOrder } from '../../orders/consignments/readConsignments.ts';
import { listMoves } from '../../orders/history/movesRepository.ts';
import { moveOrderOf } from '../moveOrderOf.ts';
import { type DecisionRequest, type DecisionSubject, orderOf } from './decisionSubject.ts';
import { nameReturnedLines } from './nameReturnedLines.ts';
import { settleBooking } from './settleBooking.ts';

type Act = (tx: Db, subject: DecisionSubject, request: DecisionRequest) => Promise<void>;

/** For choices that a person carries out elsewhere, or that only say that something was noted. */
const doNothing: Act = async () => undefined;

/** Both rules are on here: an admin may switch them off for what couriers say, and not for what a person decides. */
const everyRule: CourierRules = { shipsAtCustody: true, cancelsReturning: true };

const goesOnWithout = async (tx: Db, parcelId: string, orderId: string): Promise<boolean> =>
  orderGoesOn(parcelId, await consignmentsOfOrder(tx, orderId), await listMoves(tx, orderId));

/** Moves the order as the parcel's stage asks. Refused if nothing is to be moved: closing the decision would say that it was. */
const moveNow: Act = async (tx, subject, { caller, now }) => {
  const order = orderOf(subject);
  const { stage } = subject.consignment;
  if (stageEvents[stage] === null)
    throw new ApiError(
      'parcelRefused',
      'The parcel’s stage no longer moves the order. Choose “Noted” instead.',
    );
  const event = courierMoveOf(stage, order.orderStatus, everyRule);
  if (event === null)
    throw new ApiError(
      'parcelRefused',
      `The order is already “${order.orderStatus}”. Choose “Noted” instead.`,
    );
  // As with the courier's word: CANCEL means that the parcel comes back.
  if (event === 'CANCEL' && (await goesOnWithout(tx, subject.consignment.id, order._id)))
    throw new ApiError('parcelRefused', 'The order goes on without this parcel. Choose “Noted” instead.');
  await moveAndRecord(tx, caller, order, { status: statusAfter[event] }, now);
};

const cancelOrder: Act = async (tx, subject, { caller, now }) => {
  const order = orderOf(subject);
  if (order.orderStatus !== 'Cancelled') await moveAndRecord(tx, caller, order, { status: 'Cancelled' }, now);
};

/** The stage that the courier gives now, as it was stored with the decision. */
const stageOfCourier = ({ stage }: JsonRecord): ConsignmentStage => {
  if (isConsignmentStage(stage)) return stage;
  throw new ApiError('parcelRefused', 'The shop does not know where the courier says the parcel is.');
};

/**
 * Moves the parcel to the stage that its courier gives now, after the courier withdrew an earlier word, and the order with it; opens a
 * decision if the order may not be moved.
 */
const believeCourier: Act = async (tx, { consignment, word, details }, { caller, now }) => {
  const stage = stageOfCourier(details);
  if (stage === consignment.stage) return;
  // `details` may have the amount that the courier said along with the stage.
  const collected = readNumber(details.collected);
  const changes = collected === null ? {} : { collected };
  await moveByHand(tx, caller, consignment, { to: stage, word, changes }, now);
  await settleAndOpenDecisions(tx, consignment.id, { stage, word, at: now }, now);
  await moveOrderOf(tx, { ...consignment, stage }, { word, at: now, rules: everyRule }, now);
};

/** What each choice does besides closing the decision. */
export const decisionActs: Readonly<Record<DecisionChoice, Act>> = {
  tryAgain: doNothing,
  letComeBack: doNothing,
  sendAgain: doNothing,
  noted: doNothing,
  linesBack: nameReturnedLines,
  cancelOrder,
  moveNow,
  believeCourier,
  isBooked: settleBooking,
  notBooked: settleBooking,
};
