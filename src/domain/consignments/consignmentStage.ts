/** Where a consignment is, in the shop's own words (CR-1). Each courier has a table from its words to these stages (CR-7). */
export const consignmentStages = [
  /** The booking waits to be sent, or for its answer. */
  'booking',
  /** The courier's answer to the booking was lost: it may or may not have booked. */
  'unknown',
  /** The courier has booked it and has not got it yet. */
  'booked',
  'withCourier',
  'outForDelivery',
  'onHold',
  /** The rider says that it is delivered, refused or partly taken; the courier has not confirmed it. */
  'riderReported',
  'deliveryFailed',
  'delivered',
  'partlyDelivered',
  /** Not delivered, on its way back. */
  'returning',
  /** The shop has it back. */
  'returned',
  /** Lost or damaged. */
  'lost',
  /** The courier refused the booking, or the shop took it back before the courier got the parcel. */
  'cancelled',
] as const;
export type ConsignmentStage = (typeof consignmentStages)[number];

export const isConsignmentStage = (value: unknown): value is ConsignmentStage =>
  consignmentStages.some((stage) => stage === value);

/**
 * The stages of an open consignment. An order has at most one open consignment, not counting exchanges. One that is `returning` is not
 * open, so that the order can get another one.
 */
export const openStages = [
  'booking',
  'unknown',
  'booked',
  'withCourier',
  'outForDelivery',
  'onHold',
  'riderReported',
  'deliveryFailed',
] as const satisfies readonly ConsignmentStage[];

export const isOpenStage = (stage: ConsignmentStage): boolean => openStages.some((open) => open === stage);

/** Whether the booking of a parcel in this stage has no answer yet. */
export const isBeingBooked = (stage: ConsignmentStage): boolean => stage === 'booking' || stage === 'unknown';

/** The stages in which a courier that is silent for long is asked: it will get the parcel, has it, or brings it back. */
export const followedStages = [
  'booked',
  'withCourier',
  'outForDelivery',
  'onHold',
  'riderReported',
  'deliveryFailed',
  'returning',
] as const satisfies readonly ConsignmentStage[];

/** The stages of a parcel that no courier has got. */
export const unsentStages = [
  'booking',
  'unknown',
  'booked',
  'cancelled',
] as const satisfies readonly ConsignmentStage[];

export const isUnsentStage = (stage: ConsignmentStage): boolean =>
  unsentStages.some((unsent) => unsent === stage);
