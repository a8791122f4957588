import { couriers } from '#domain/consignments/couriers.ts';
import type { DecisionChoice } from '#domain/consignments/decisionChoices.ts';
import type { ToDecide } from '#domain/staff/toDecide.ts';
import * as messages from '#messages/dashboard/orders/toDecide.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';

/** What staff are told of each thing to decide. */

type Told = Pick<ToDecide, 'kind' | 'courier' | 'parcel' | 'orderStatus' | 'saidStage'>;

const explanations: Readonly<Record<ToDecide['kind'], (told: Told) => string>> = {
  deliveryFailed: () => messages.nobodyTookTheParcelIt,
  partlyDelivered: () => messages.theCustomerTookAPart,
  lost: ({ courier }) => messages.theParcelIsLostOr(couriers[courier].name),
  moveRefused: ({ parcel, orderStatus }) =>
    `The parcel is “${parcel === null ? 'not known' : consignmentStageLabels[parcel.stage]}”, but the order is ${orderStatus ?? 'deleted'} and was not moved.`,
  takenBack: ({ parcel, saidStage, courier }) =>
    `The parcel was “${parcel === null ? 'not known' : consignmentStageLabels[parcel.stage]}”. ${couriers[courier].name} now says ${saidStage === null ? 'something else' : `“${consignmentStageLabels[saidStage]}”`}.`,
  onHold: ({ courier }) => messages.theParcelHasBeenOn(couriers[courier].name),
  bookingUnknown: ({ courier }) => messages.theAnswerToTheBooking(couriers[courier].name),
  stranger: ({ courier }) => `${couriers[courier].name} speaks of a parcel that this shop does not know.`,
  stuckBooking: ({ courier }) => messages.theBookingFailedTooOften(couriers[courier].name),
};

/** Why it waits for a person. */
export const explanationOf = (told: Told): string => explanations[told.kind](told);

const hints: Readonly<Record<DecisionChoice, (told: Told) => string>> = {
  tryAgain: ({ courier }) => messages.pleaseAskForAnotherAttempt(couriers[courier].name),
  letComeBack: () => messages.nothingChangesUntilTheCourier,
  linesBack: () => messages.theOrderBecomesDeliveredAnd,
  sendAgain: () => messages.theOrdersPageOpensWhere,
  cancelOrder: () => messages.theOrderBecomesCancelledPlease,
  moveNow: () => messages.worksWhenTheOrdersStatus,
  noted: ({ kind }) => (kind === 'onHold' ? messages.itIsAskedAboutAgain : messages.nothingElseChanges),
  believeCourier: ({ saidStage }) =>
    saidStage === null
      ? messages.theParcelMovesToWhere
      : messages.theParcelBecomes(consignmentStageLabels[saidStage]),
  isBooked: () => messages.theParcelBecomesBookedUnder,
  notBooked: () => messages.theParcelIsCancelledThe,
};

/** What follows from a choice. */
export const hintOf = (choice: DecisionChoice, told: Told): string => hints[choice](told);
