import { type Random, seededRandom } from '../seededRandom.ts';

/** What is chosen at random for an order, with what is added to its seed, so that two choices do not draw the same numbers. */
const choices = { notes: 0, correction: 1, parcel: 3, reviews: 7 };

/** Random numbers for a choice about the order with this id, the same each time. */
export const orderRandom = (orderId: string, choice: keyof typeof choices): Random =>
  seededRandom(Number.parseInt(orderId.slice(-8), 16) + choices[choice]);
