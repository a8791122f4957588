import { type Random, seededRandom } from '../seededRandom.ts';

/** What is chosen at random for an order, with any number added to its seed, so that two choices draw different numbers. */
const choices = { notes: 0, correction: 1, parcel: 3, reviews: 7 };

/** Random numbers for a choice about the order with this id, the same each time. */
export const orderRandom = (orderId: string, choice: keyof typeof choices): Random =>
  // The last eight hexadecimal digits: a seed has 32 bits.
  seededRandom(Number.parseInt(orderId.slice(-8), 16) + choices[choice]);
