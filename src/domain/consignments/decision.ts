import type { ConsignmentStage } from './consignmentStage.ts';

/** What a person has to decide after a courier's word (CR-8). */
export const decisionKinds = [
  /** Nobody took the parcel; it comes back unless staff call the customer. */
  'deliveryFailed',
  /** The customer took a part of the parcel: staff name what comes back. */
  'partlyDelivered',
  /** Lost or damaged: the courier owes for it. */
  'lost',
  /** The courier's word asks for a move of the order that the machine does not allow. */
  'moveRefused',
  /** The courier withdraws a word that had ended the parcel's way. */
  'takenBack',
  /** On hold for more than three days. */
  'onHold',
  /** Nobody knows whether the courier booked the parcel. */
  'bookingUnknown',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Days on hold after which a person has to ask. */
export const daysOnHold = 3;

/** What a person has to decide as soon as a parcel is in a stage; the other stages need no decision by themselves. */
export const decisionOfStage: Partial<Readonly<Record<ConsignmentStage, DecisionKind>>> = {
  deliveryFailed: 'deliveryFailed',
  partlyDelivered: 'partlyDelivered',
  lost: 'lost',
  unknown: 'bookingUnknown',
};
