import type { ConsignmentStage } from './consignmentStage.ts';

/** Which word of a courier counts: words arrive twice, late and out of order (CR-5). */

/** The stage that is known of a consignment, or the one that a courier reports now. */
export interface StageWord {
  readonly stage: ConsignmentStage;
  /** ISO: the courier's own time. */
  readonly at: string;
}

/**
 * How far a consignment has come. Stages on its way have the same rank, since it may go to and fro, such as out for delivery again
 * after a failed delivery: there only the courier's time decides.
 */
const ranks: Readonly<Record<ConsignmentStage, number>> = {
  booking: 0,
  unknown: 0,
  booked: 1,
  withCourier: 2,
  outForDelivery: 2,
  onHold: 2,
  deliveryFailed: 2,
  riderReported: 2,
  delivered: 3,
  partlyDelivered: 3,
  returning: 3,
  lost: 3,
  cancelled: 3,
  returned: 4,
};

/** The usual sequence of stages, by which two words of the same time are ordered. */
const usualSequence: readonly ConsignmentStage[] = [
  'booking',
  'unknown',
  'booked',
  'withCourier',
  'onHold',
  'outForDelivery',
  'deliveryFailed',
  'riderReported',
  'returning',
  'lost',
  'cancelled',
  'partlyDelivered',
  'delivered',
  'returned',
];

/** How a word compares with what is known. */
export type NewsOrder =
  /** It counts. */
  | 'newer'
  /** It repeats what is known; if its time is later, the next word is compared with that time. */
  | 'same'
  /** It is shown and moves nothing. */
  | 'older'
  /** The courier withdraws a word that ended the parcel's way: a person decides. */
  | 'correction';

/** Whether the way to the customer has ended. */
const ended = (stage: ConsignmentStage): boolean => ranks[stage] >= 3;

/** Whether the word continues an end: a partly delivered parcel comes back or is back, or a returning one is back. */
const goesBack = (known: ConsignmentStage, next: ConsignmentStage): boolean =>
  (known === 'partlyDelivered' && next === 'returning') ||
  (next === 'returned' && (known === 'partlyDelivered' || known === 'returning'));

const compareTimes = (one: string, other: string): number => Date.parse(one) - Date.parse(other);

/** How the courier's word compares with what is known; a word that is older, or of a lower rank, moves nothing. */
export const newsOrder = (known: StageWord, next: StageWord): NewsOrder => {
  if (next.stage === known.stage) return 'same';
  const later = compareTimes(next.at, known.at);
  const followsUsually = usualSequence.indexOf(next.stage) > usualSequence.indexOf(known.stage);
  if (later < 0 || (later === 0 && !followsUsually)) return 'older';
  if (goesBack(known.stage, next.stage)) return 'newer';
  if (ended(known.stage)) return 'correction';
  return ranks[next.stage] < ranks[known.stage] ? 'older' : 'newer';
};

/**
 * The time (ISO) by which a courier's word is ordered: the courier's own, or else `heardAt`, if that is missing, unreadable or in the
 * future because its clock is wrong.
 */
export const timeOfNews = (saidAt: string | null, heardAt: Date): string => {
  const said = saidAt === null ? Number.NaN : Date.parse(saidAt);
  return new Date(said <= heardAt.getTime() ? said : heardAt).toISOString();
};

/** Whether the shop asks the courier before it acts on a word, because the word names money or ends the parcel's way. */
export const needsConfirmation = (news: {
  readonly stage: ConsignmentStage | null;
  readonly collected: number | null;
}): boolean => news.collected !== null || (news.stage !== null && ended(news.stage));
