import type { ConsignmentStage } from './consignmentStage.ts';

/** Which news of a courier counts: news arrives twice, late and out of order (CR-5). */

/** The stage that is known of a consignment, or the one that a courier reports now. */
export interface StageNews {
  readonly stage: ConsignmentStage;
  /** ISO: the courier's own time. */
  readonly at: string;
}

/**
 * How far a consignment has come. The stages on its way have the same rank, since it may go to and fro, such as out for delivery again
 * after a failed delivery: among them only the courier's time decides.
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

/** The usual way of a parcel: if two pieces of news have the same time, the one whose stage is further down counts. */
const sequenceAtOneTime: readonly ConsignmentStage[] = [
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

/** How news compares with what is known. */
export type NewsComparison =
  /** The news says where the parcel is now. */
  | 'newer'
  /** The news repeats what is known; if its time is later, the next news is compared with that time. */
  | 'same'
  /** The news is shown, and changes nothing. */
  | 'older'
  /** The courier withdraws news that ended the parcel's way: a person decides. */
  | 'correction';

/** Whether the way to the customer has ended. */
const hasEnded = (stage: ConsignmentStage): boolean => ranks[stage] >= ranks.delivered;

/** Whether the news is the next step of a return: a partly delivered parcel comes back or is back, or a returning one is back. */
const isReturnStep = (known: ConsignmentStage, next: ConsignmentStage): boolean =>
  (known === 'partlyDelivered' && next === 'returning') ||
  (next === 'returned' && (known === 'partlyDelivered' || known === 'returning'));

/** Whether the news is older than what is known; if both have the same time, `sequenceAtOneTime` decides. */
const isEarlier = (next: StageNews, known: StageNews): boolean => {
  const difference = Date.parse(next.at) - Date.parse(known.at);
  if (difference !== 0) return difference < 0;
  return sequenceAtOneTime.indexOf(next.stage) <= sequenceAtOneTime.indexOf(known.stage);
};

/** How the courier's news compares with what is known; news of an earlier time, or of a lower rank, moves nothing. */
export const compareNews = (known: StageNews, next: StageNews): NewsComparison => {
  if (next.stage === known.stage) return 'same';
  if (isEarlier(next, known)) return 'older';
  if (isReturnStep(known.stage, next.stage)) return 'newer';
  if (hasEnded(known.stage)) return 'correction';
  return ranks[next.stage] < ranks[known.stage] ? 'older' : 'newer';
};

/**
 * The time (ISO) by which a courier's news is ordered: the courier's own. `receivedAt` takes its place if the courier's time is
 * missing, unreadable or in the future because the courier's clock is wrong.
 */
export const timeOfNews = (saidAt: string | null, receivedAt: Date): string => {
  const said = saidAt === null ? Number.NaN : Date.parse(saidAt);
  return new Date(said <= receivedAt.getTime() ? said : receivedAt).toISOString();
};

/** Whether the shop asks the courier before it acts on news, because the news names money or ends the parcel's way. */
export const needsConfirmation = (news: {
  readonly stage: ConsignmentStage | null;
  readonly collected: number | null;
}): boolean => news.collected !== null || (news.stage !== null && hasEnded(news.stage));
