import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { StageOfWord } from '../courier.ts';

/**
 * The statuses in Steadfast's documentation, and where a parcel is by each (CR-7). After its review a parcel is `pending` until its
 * delivery has ended: the courier has it. While a status waits for approval, only the rider has reported it. A `cancelled` parcel is on
 * its way back, and is back once the return is received. A partly delivered parcel stays so while the rest of it comes back, and is then
 * returned, which cancels no order (`moveOrderOf`). An `exceptional` parcel counts as lost, so that a person looks after it. `unknown`
 * leaves a parcel where it is.
 */
export const steadfastStages = {
  in_review: 'booked',
  pending: 'withCourier',
  hold: 'onHold',
  delivered_approval_pending: 'riderReported',
  partial_delivered_approval_pending: 'riderReported',
  cancelled_approval_pending: 'riderReported',
  unknown_approval_pending: 'riderReported',
  delivered: 'delivered',
  partial_delivered: 'partlyDelivered',
  cancelled: 'returning',
  cancelled_return_processing: 'returning',
  cancelled_return_rider_assigned: 'returning',
  cancelled_return_received: 'returned',
  partial_delivered_return_processing: 'partlyDelivered',
  partial_delivered_return_rider_assigned: 'partlyDelivered',
  partial_delivered_return_received: 'returned',
  exceptional: 'lost',
  unknown: null,
} as const satisfies Record<string, ConsignmentStage | null>;
export type SteadfastWord = keyof typeof steadfastStages;

const isSteadfastWord = (word: string): word is SteadfastWord => Object.hasOwn(steadfastStages, word);

/** The word as documented: webhooks also have words in title case, with blanks, or misspelt. */
const asDocumented = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace('proccessing', 'processing');

/** Looks up the stage for a word in any of Steadfast's spellings; `undefined` for an unknown word. */
export const steadfastStageOf: StageOfWord = (word) => {
  const documented = asDocumented(word);
  return isSteadfastWord(documented) ? steadfastStages[documented] : undefined;
};
