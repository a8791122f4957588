import type { ConsignmentStage } from './consignmentStage.ts';

/** What a courier's word leaves to a person (CR-8). */
export const decisionKinds = [
  /** Nobody took the parcel; it comes back when nobody calls the customer. */
  'deliveryFailed',
  /** The customer took a part of it: staff name what comes back. */
  'partlyDelivered',
  /** Lost or damaged: the courier owes for it. */
  'lost',
  /** The courier's word asks for a move of the order that the machine does not allow. */
  'moveRefused',
  /** The courier takes back a word that had ended the parcel's way. */
  'takenBack',
  /** On hold for more than three days. */
  'onHold',
  /** Nobody knows whether the courier booked it. */
  'bookingUnknown',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export const isDecisionKind = (value: unknown): value is DecisionKind =>
  decisionKinds.some((kind) => kind === value);

/** Days on hold after which a person has to ask. */
export const daysOnHold = 3;

/** The stages that leave something to a person as soon as a parcel is in them. */
export const decisionOfStage: Partial<Readonly<Record<ConsignmentStage, DecisionKind>>> = {
  deliveryFailed: 'deliveryFailed',
  partlyDelivered: 'partlyDelivered',
  lost: 'lost',
  unknown: 'bookingUnknown',
};
