import { consignmentStageLabels } from '#domain/consignments/consignmentSteps.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import type { DecisionChoice } from '#domain/consignments/decisionChoices.ts';
import type { ToDecide } from '#domain/staff/toDecide.ts';

/** What staff are told of each thing to decide. */

type Told = Pick<ToDecide, 'kind' | 'courier' | 'parcel' | 'orderStatus' | 'saidStage'>;

const explanations: Readonly<Record<ToDecide['kind'], (told: Told) => string>> = {
  deliveryFailed: () => 'Nobody took the parcel. It comes back unless the customer takes it.',
  partlyDelivered: () => 'The customer took a part of it. Name what comes back, and what was collected.',
  lost: ({ courier }) =>
    `The parcel is lost or damaged. ${couriers[courier].name} owes for it; the customer still waits.`,
  moveRefused: ({ parcel, orderStatus }) =>
    `The parcel is “${parcel === null ? 'not known' : consignmentStageLabels[parcel.stage]}”, but the order is ${orderStatus ?? 'deleted'} and was not moved.`,
  takenBack: ({ parcel, saidStage, courier }) =>
    `The parcel was “${parcel === null ? 'not known' : consignmentStageLabels[parcel.stage]}”. ${couriers[courier].name} now says ${saidStage === null ? 'something else' : `“${consignmentStageLabels[saidStage]}”`}.`,
  onHold: ({ courier }) =>
    `The parcel has been on hold for more than three days. Please ask ${couriers[courier].name} why.`,
  bookingUnknown: ({ courier }) =>
    `The answer to the booking was lost. Please look at ${couriers[courier].name} whether the parcel is booked.`,
  stranger: ({ courier }) => `${couriers[courier].name} speaks of a parcel that this shop does not know.`,
  stuckBooking: ({ courier }) =>
    `The booking failed too often. Please look at ${couriers[courier].name} whether the parcel is booked.`,
};

/** Why it waits for a person. */
export const explanationOf = (told: Told): string => explanations[told.kind](told);

const hints: Readonly<Record<DecisionChoice, (told: Told) => string>> = {
  tryAgain: ({ courier }) => `Please ask ${couriers[courier].name} for another attempt, too.`,
  letComeBack: () => 'Nothing changes until the courier says that the parcel is on its way back.',
  linesBack: () => 'The order becomes Delivered and stays as it was placed.',
  sendAgain: () => 'The order’s page opens, where you can give it to a courier again.',
  cancelOrder: () => 'The order becomes Cancelled. Please tell the customer.',
  moveNow: () => 'Works when the order’s status allows it by now.',
  noted: ({ kind }) =>
    kind === 'onHold' ? 'It is asked about again in three days.' : 'Nothing else changes.',
  believeCourier: ({ saidStage }) =>
    saidStage === null
      ? 'The parcel moves to where the courier says that it is.'
      : `The parcel becomes “${consignmentStageLabels[saidStage]}”.`,
  isBooked: () => 'The parcel becomes Booked under the tracking code that the courier shows.',
  notBooked: () => 'The parcel is cancelled. The order can then be given to a courier again.',
};

/** What follows from a choice. */
export const hintOf = (choice: DecisionChoice, told: Told): string => hints[choice](told);
