import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { seededRandom } from '../seededRandom.ts';

/**
 * The ways that parcels go with the demo's courier (CR-15), each a list of words with the times at which the courier says them.
 * Every way is over within minutes, so that people can watch.
 */

/** The stage that each word of the demo's courier means in the shop. */
export const demoStages = {
  Booked: 'booked',
  'Picked up': 'withCourier',
  'Out for delivery': 'outForDelivery',
  'On hold': 'onHold',
  'Nobody at home': 'deliveryFailed',
  Delivered: 'delivered',
  'Partly delivered': 'partlyDelivered',
  'Coming back': 'returning',
  'Handed back': 'returned',
} as const satisfies Readonly<Record<string, ConsignmentStage>>;
export type DemoWord = keyof typeof demoStages;

/** A word that the courier says about a parcel. */
export interface TimedWord {
  readonly word: DemoWord;
  /** Seconds after the booking. */
  readonly after: number;
}

const pickedUp: readonly TimedWord[] = [
  { word: 'Booked', after: 0 },
  { word: 'Picked up', after: 5 },
];
const onTheRoad: readonly TimedWord[] = [...pickedUp, { word: 'Out for delivery', after: 10 }];

export const demoWays = {
  delivered: [...onTheRoad, { word: 'Delivered', after: 15 }],
  // Staff have a minute and a half to call the customer before the parcel turns back.
  failed: [
    ...onTheRoad,
    { word: 'Nobody at home', after: 15 },
    { word: 'Coming back', after: 105 },
    { word: 'Handed back', after: 150 },
  ],
  partly: [...onTheRoad, { word: 'Partly delivered', after: 15 }],
  held: [
    ...pickedUp,
    { word: 'On hold', after: 10 },
    { word: 'Out for delivery', after: 50 },
    { word: 'Delivered', after: 60 },
  ],
} as const satisfies Readonly<Record<string, readonly TimedWord[]>>;
export type DemoWay = keyof typeof demoWays;

/** The ways by their share: one of these eight is picked for a parcel. */
const shares: readonly DemoWay[] = [
  'delivered',
  'delivered',
  'delivered',
  'delivered',
  'delivered',
  'failed',
  'partly',
  'held',
];

/** A number that differs from text to text, and is always the same for the same text. */
const hashOf = (text: string): number => {
  let hash = 7;
  for (const letter of text) hash = Math.imul(hash, 31) + letter.charCodeAt(0);
  return hash;
};

/** The way of a parcel: random, but always the same for the same invoice. */
export const demoWayOf = (invoice: string): DemoWay => seededRandom(hashOf(invoice)).pick(shares);

/** The newest word about a parcel, so many seconds after its booking. */
export const newestWord = (invoice: string, seconds: number): TimedWord => {
  const way: readonly TimedWord[] = demoWays[demoWayOf(invoice)];
  // A clock that was set back is before the booking.
  return way.findLast(({ after }) => after <= seconds) ?? { word: 'Booked', after: 0 };
};

/** Whether the word ends the parcel's way. */
export const isFinalWord = (invoice: string, word: DemoWord): boolean =>
  demoWays[demoWayOf(invoice)].at(-1)?.word === word;
