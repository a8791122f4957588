import type { ConsignmentStage } from './consignmentStage.ts';

/** Which of a courier's words counts: they arrive twice, late and out of order (CR-5). */

/** What is known of a consignment, or what a courier says of it now. */
export interface StageWord {
  readonly stage: ConsignmentStage;
  /** ISO: the courier's own time. */
  readonly at: string;
}

/**
 * How far a consignment has come. On its way it may go to and fro, such as out for delivery again after a failed delivery:
 * there the courier's time alone decides.
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

/** What a word means beside what is known. */
export type NewsOrder =
  /** It counts. */
  | 'newer'
  /** It says what is known; with a later time, that time is the one by which the next word is ordered. */
  | 'same'
  /** It is shown and moves nothing. */
  | 'older'
  /** The courier takes back a word that ended the parcel's way: a person decides. */
  | 'correction';

const ended = (stage: ConsignmentStage): boolean => ranks[stage] >= 3;

/** Whether the parcel now comes back, or is back, after a partial delivery or on its way back. */
const goesBack = (known: ConsignmentStage, next: ConsignmentStage): boolean =>
  (known === 'partlyDelivered' && next === 'returning') ||
  (next === 'returned' && (known === 'partlyDelivered' || known === 'returning'));

const compareTimes = (one: string, other: string): number => Date.parse(one) - Date.parse(other);

/** How the courier's word stands to what is known: neither an older one nor a lower rank moves anything. */
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
 * The time by which a courier's word is ordered, ISO: its own, unless that is missing, unreadable or in the future, when its clock
 * is wrong.
 */
export const timeOfNews = (saidAt: string | null, heardAt: Date): string => {
  const said = saidAt === null ? Number.NaN : Date.parse(saidAt);
  return new Date(said <= heardAt.getTime() ? said : heardAt).toISOString();
};

/** Whether the courier is asked before its word moves anything: it carries money or ends the parcel's way. */
export const needsConfirmation = (news: {
  readonly stage: ConsignmentStage | null;
  readonly collected: number | null;
}): boolean => news.collected !== null || (news.stage !== null && ended(news.stage));
