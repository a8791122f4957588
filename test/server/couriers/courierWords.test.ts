import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withGeneratedPart } from '#machines/withGeneratedPart.ts';
import { courierWordsMarker, courierWordsText } from '#server/couriers/courierWordsText.ts';
import { eventOfStatus, pathaoStageOf, pathaoStages } from '#server/couriers/pathao/pathaoStages.ts';
import { steadfastStageOf, steadfastStages } from '#server/couriers/steadfast/steadfastStages.ts';

/** The words in the table that pass the test, with their stages. */
const wordsWhere = (
  stages: Readonly<Record<string, string | null>>,
  passes: (word: string, stage: string | null) => boolean,
) => Object.fromEntries(Object.entries(stages).filter(([word, stage]) => passes(word, stage)));

const isReturned = (_word: string, stage: string | null): boolean => stage === 'returned';

describe('the words of couriers', () => {
  it('CR-7 are those of docs/order-machine.md', () => {
    const page = readFileSync('docs/order-machine.md', 'utf8');
    expect(page, 'docs/order-machine.md is old: run `npm run diagram`').toBe(
      withGeneratedPart(page, courierWordsText(), courierWordsMarker),
    );
  });

  it('CR-7 that a rider says, or that say that a parcel comes back, end nothing', () => {
    const riders = wordsWhere(steadfastStages, (word) => word.endsWith('_approval_pending'));
    expect(Object.values(riders)).toEqual(Array(4).fill('riderReported'));
    expect([steadfastStages.cancelled, pathaoStages['order.returned']]).toEqual(['returning', 'returning']);
  });

  it('CR-7 that say that the shop has the goods back are two of Steadfast and one of Pathao', () => {
    expect(Object.keys(wordsWhere(steadfastStages, isReturned))).toEqual([
      'cancelled_return_received',
      'partial_delivered_return_received',
    ]);
    expect(Object.keys(wordsWhere(pathaoStages, isReturned))).toEqual(['order.returned-to-merchant']);
  });

  it('CR-7 of a partial delivery never say that the whole parcel is on its way back', () => {
    const partial = wordsWhere(steadfastStages, (word) => word.startsWith('partial_delivered_return_'));
    expect(Object.values(partial)).toEqual(['partlyDelivered', 'partlyDelivered', 'returned']);
  });

  // `null`: a known word that leaves the parcel where it is (`unknown` is one of Steadfast's); `undefined`: no word of the courier.
  it.each([
    ['Delivered', 'delivered'],
    ['Partial Delivered', 'partlyDelivered'],
    ['  in_review ', 'booked'],
    ['Cancelled Approval Pending', 'riderReported'],
    ['cancelled_return_proccessing', 'returning'],
    ['partial_delivered_return_proccessing', 'partlyDelivered'],
    ['unknown', null],
    ['', undefined],
    ['constructor', undefined],
    ['delivered!', undefined],
  ])('CR-7 of Steadfast: %j is %s', (word, stage) => {
    expect(steadfastStageOf(word)).toBe(stage);
  });

  // `null`: no event of Pathao has led to the status.
  it.each([
    ['Pending', 'order.created'],
    ['Pickup_Requested', 'order.pickup-requested'],
    ['Assigned_for_Pickup', 'order.assigned-for-pickup'],
    ['Pickup Cancelled', 'order.pickup-cancelled'],
    ['At_the_Sorting_HUB', 'order.at-the-sorting-hub'],
    ['Received at Last Mile HUB', 'order.received-at-last-mile-hub'],
    ['Partial_Delivery', 'order.partial-delivery'],
    ['Return', 'order.returned'],
    ['Payment_Invoice', 'order.paid'],
    ['Exchange', 'order.exchanged'],
    ['Teleported', null],
    ['constructor', null],
    ['', null],
  ])('CR-7 of Pathao: %j is %s', (status, event) => {
    expect(eventOfStatus(status)).toBe(event);
  });

  it('CR-7 of Pathao that leave a parcel where it is are known, in both spellings', () => {
    expect(['order.updated', 'Payment_Invoice', 'order.teleported'].map(pathaoStageOf)).toEqual([
      null,
      null,
      undefined,
    ]);
  });
});
