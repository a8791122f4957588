import { couriers } from '#domain/consignments/couriers.ts';
import type { DecisionChoice } from '#domain/consignments/decisionChoices.ts';
import type { ToDecide } from '#domain/staff/toDecide.ts';
import * as messages from '#messages/dashboard/orders/toDecide.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';

/** What staff are told about each thing to decide. */

/** The fields that the texts name. */
type Decision = Pick<ToDecide, 'kind' | 'courier' | 'parcel' | 'orderStatus' | 'saidStage'>;

const explanations: Readonly<Record<ToDecide['kind'], (decision: Decision) => string>> = {
  deliveryFailed: () => messages.nobodyTookTheParcel,
  partlyDelivered: () => messages.customerTookAPart,
  lost: ({ courier }) => messages.parcelIsLost(couriers[courier].name),
  moveRefused: ({ parcel, orderStatus }) =>
    messages.orderWasNotMoved(
      parcel === null ? messages.parcelNotKnown : consignmentStageLabels[parcel.stage],
      orderStatus ?? messages.orderDeleted,
    ),
  takenBack: ({ parcel, saidStage, courier }) =>
    messages.courierNowSays({
      stage: parcel === null ? messages.parcelNotKnown : consignmentStageLabels[parcel.stage],
      courier: couriers[courier].name,
      said: saidStage === null ? null : consignmentStageLabels[saidStage],
    }),
  onHold: ({ courier }) => messages.parcelIsOnHoldForLong(couriers[courier].name),
  bookingUnknown: ({ courier }) => messages.bookingWasNotAnswered(couriers[courier].name),
  stranger: ({ courier }) => messages.parcelOfNobody(couriers[courier].name),
  stuckBooking: ({ courier }) => messages.bookingFailedTooOften(couriers[courier].name),
};

/** Why something waits for a decision, in a sentence. */
export const explanationOf = (decision: Decision): string => explanations[decision.kind](decision);

const hints: Readonly<Record<DecisionChoice, (decision: Decision) => string>> = {
  tryAgain: ({ courier }) => messages.askForAnotherAttempt(couriers[courier].name),
  letComeBack: () => messages.nothingChangesUntilItComesBack,
  linesBack: ({ parcel }) =>
    parcel?.isExchange === true ? messages.exchangeMovesNoOrder : messages.orderBecomesDelivered,
  sendAgain: () => messages.giveItToACourierAgain,
  cancelOrder: () => messages.orderBecomesCancelled,
  moveNow: () => messages.worksWhenTheStatusAllows,
  noted: ({ kind }) => (kind === 'onHold' ? messages.askedAgainInThreeDays : messages.nothingElseChanges),
  believeCourier: ({ saidStage }) =>
    saidStage === null
      ? messages.parcelMovesToCouriersWord
      : messages.parcelBecomes(consignmentStageLabels[saidStage]),
  isBooked: () => messages.parcelBecomesBooked,
  notBooked: () => messages.parcelIsCancelled,
};

/** What follows from a choice, in a sentence. */
export const hintOf = (choice: DecisionChoice, decision: Decision): string => hints[choice](decision);
