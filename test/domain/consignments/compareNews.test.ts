import {
  assert,
  constant,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
  tuple,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareNews,
  needsConfirmation,
  type StageNews,
  timeOfNews,
} from '#domain/consignments/compareNews.ts';
import { type ConsignmentStage, consignmentStages } from '#domain/consignments/consignmentStage.ts';

const word = (stage: ConsignmentStage, minute: number): StageNews => ({
  stage,
  at: new Date(Date.UTC(2026, 2, 2, 9, minute)).toISOString(),
});

/** What is known at the end, when the words arrive in this order and are taken as `followParcel` takes them. */
const lastOf = (arrived: readonly StageNews[]): StageNews =>
  arrived.reduce(
    (known, next) => {
      const comparison = compareNews(known, next);
      // A repeated stage takes the later time, or a word of the time between both would count as newer.
      return comparison === 'newer' || (comparison === 'same' && next.at > known.at) ? next : known;
    },
    word('booked', 0),
  );

describe('the order of a courier’s words', () => {
  it.each([
    ['newer', word('booked', 1), word('withCourier', 2)],
    ['newer', word('withCourier', 1), word('delivered', 2)],
    // A second attempt on the next day.
    ['newer', word('deliveryFailed', 1), word('outForDelivery', 2)],
    ['newer', word('riderReported', 1), word('onHold', 2)],
    ['newer', word('booking', 1), word('booked', 1)],
    ['same', word('withCourier', 1), word('withCourier', 2)],
    // Older by its time.
    ['older', word('outForDelivery', 2), word('withCourier', 1)],
    ['older', word('withCourier', 2), word('booked', 1)],
    ['older', word('delivered', 2), word('outForDelivery', 1)],
    // Of a lower rank, whatever its time.
    ['older', word('withCourier', 1), word('booked', 2)],
    // Within one second the usual way of a parcel decides.
    ['newer', word('withCourier', 1), word('outForDelivery', 1)],
    ['older', word('outForDelivery', 1), word('withCourier', 1)],
    ['older', word('delivered', 1), word('riderReported', 1)],
    // What comes back.
    ['newer', word('returning', 1), word('returned', 2)],
    ['newer', word('partlyDelivered', 1), word('returning', 2)],
    ['newer', word('partlyDelivered', 1), word('returned', 2)],
    // The courier changes its mind.
    ['correction', word('delivered', 1), word('returning', 2)],
    ['correction', word('delivered', 1), word('outForDelivery', 2)],
    ['correction', word('delivered', 1), word('returned', 2)],
    ['correction', word('returning', 1), word('delivered', 2)],
    ['correction', word('lost', 1), word('returned', 2)],
    ['correction', word('cancelled', 1), word('withCourier', 2)],
  ] as const)('CR-5 is %s: %o, then %o', (order, known, next) => {
    expect(compareNews(known, next)).toBe(order);
  });

  const aWord = record({
    stage: constantFrom(...consignmentStages),
    minute: integer({ min: 0, max: 50 }),
  }).map(({ stage, minute }) => word(stage, minute));

  it('CR-5 moves nothing twice, and nothing by an older word', () => {
    assert(
      property(aWord, aWord, (known, next) => {
        const comparison = compareNews(known, next);
        expect(compareNews(next, next)).toBe('same');
        if (comparison === 'newer') expect(compareNews(next, known)).toBe('older');
        if (comparison !== 'same' && next.at < known.at) expect(comparison).toBe('older');
      }),
    );
  });

  it('CR-5 ends at the same stage, whatever the order in which the words of a parcel on its way arrive', () => {
    const onTheWay = ['withCourier', 'onHold', 'outForDelivery', 'deliveryFailed', 'riderReported'] as const;
    const words = uniqueArray(
      record({ stage: constantFrom(...onTheWay), minute: integer({ min: 0, max: 50 }) }).map(
        ({ stage, minute }) => word(stage, minute),
      ),
      { minLength: 1, maxLength: 8, selector: ({ at }) => at },
    );
    assert(
      property(
        words.chain((sent) => tuple(constant(sent), shuffledSubarray(sent, { minLength: sent.length }))),
        ([sent, arrived]) => {
          const inTime = sent.toSorted((one, other) => (one.at < other.at ? -1 : 1));
          expect(lastOf(arrived).stage).toBe(lastOf(inTime).stage);
        },
      ),
    );
  });
});

describe('the time of a courier’s word', () => {
  const heard = new Date('2026-03-02T09:10:00.000Z');
  it.each([
    ['its own', '2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z'],
    ['its own in another zone', '2026-03-02T15:00:00+06:00', '2026-03-02T09:00:00.000Z'],
    ['when it was heard, if the courier gave none', null, '2026-03-02T09:10:00.000Z'],
    ['when it was heard, if it cannot be read', 'yesterday', '2026-03-02T09:10:00.000Z'],
    [
      'when it was heard, if the courier’s clock is ten minutes fast',
      '2026-03-02T09:20:00.000Z',
      '2026-03-02T09:10:00.000Z',
    ],
  ])('CR-5 is %s', (_name, said, time) => {
    expect(timeOfNews(said, heard)).toBe(time);
  });
});

describe('the news that is confirmed with the courier', () => {
  it('CR-5 is whatever carries money or ends the journey of a parcel', () => {
    const asked = consignmentStages.filter((stage) => needsConfirmation({ stage, collected: null }));

    expect(asked).toEqual(['delivered', 'partlyDelivered', 'returning', 'returned', 'lost', 'cancelled']);
    expect(needsConfirmation({ stage: 'withCourier', collected: 500 })).toBe(true);
    expect(needsConfirmation({ stage: null, collected: null })).toBe(false);
  });
});
