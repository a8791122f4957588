import { describe, expect, it } from 'vitest';
import { cashStepsOf, collectedAfterMove, uncollectedPart } from '#domain/consignments/cashSteps.ts';
import { consignmentStages, openStages } from '#domain/consignments/consignmentStage.ts';

type Parcel = Parameters<typeof cashStepsOf>[0];

/** A parcel on its way for which ৳1,310 are to be collected; all amounts are poisha. */
const parcel = (given: Partial<Parcel>): Parcel => ({
  stage: 'withCourier',
  amount: 131_000,
  collected: null,
  cashState: 'due',
  lastCollected: [],
  uncollected: { rounding: 40, advance: 0 },
  ...given,
});
const whole = [
  { kind: 'collect', amount: 131_000 },
  { kind: 'rounding', amount: 40 },
] as const;
const lastCollected = [...whole];

const types = (stage: Parcel['stage']) =>
  cashStepsOf(parcel({ stage, cashState: 'collected', lastCollected })).map(({ type }) => type);

describe('cashStepsOf', () => {
  it('CA-1 collects the amount of a delivered parcel, with what makes it the order’s total', () => {
    expect(cashStepsOf(parcel({ stage: 'delivered' }))).toEqual([{ type: 'COLLECT', entries: whole }]);
  });

  it('CA-1 collects what the courier says that it has collected', () => {
    const less = [{ type: 'COLLECT', entries: [{ kind: 'collect', amount: 100_000 }] }];
    expect(cashStepsOf(parcel({ stage: 'delivered', collected: 100_000 }))).toEqual(less);
    expect(cashStepsOf(parcel({ stage: 'partlyDelivered', collected: 100_000 }))).toEqual(less);
  });

  it('CA-1 collects nothing for a parcel that was paid for, and is collected all the same', () => {
    const none = { rounding: 0, advance: 0 };
    expect(cashStepsOf(parcel({ stage: 'delivered', amount: 0, uncollected: none }))).toEqual([
      { type: 'COLLECT', entries: [] },
    ]);
  });

  it('CA-1 waits with a partial delivery until it is known what was collected', () => {
    expect(cashStepsOf(parcel({ stage: 'partlyDelivered' }))).toEqual([]);
  });

  it('CA-1 waits as long as the parcel is on its way or comes back', () => {
    const stages = [...openStages, 'returning' as const];
    expect(stages.flatMap((stage) => cashStepsOf(parcel({ stage })))).toEqual([]);
  });

  it.each(['returned', 'lost', 'cancelled'] as const)(
    'CA-1 expects nothing of a parcel that is %s',
    (stage) => {
      expect(cashStepsOf(parcel({ stage }))).toEqual([{ type: 'VOID', entries: [] }]);
    },
  );

  it('CA-1 keeps what was collected when the rest of a partial delivery comes back', () => {
    const kept = { collected: 100_000, cashState: 'collected' } as const;
    const last = [{ kind: 'collect', amount: 100_000 }] as const;
    const steps = (['returning', 'returned'] as const).flatMap((stage) =>
      cashStepsOf(parcel({ ...kept, stage, lastCollected: last })),
    );
    expect(steps).toEqual([]);
  });

  it('CA-1 reverses and collects again when the courier corrects the amount', () => {
    expect(
      cashStepsOf(parcel({ stage: 'delivered', cashState: 'collected', collected: 120_000, lastCollected })),
    ).toEqual([
      {
        type: 'REVERSE',
        entries: [
          { kind: 'collect', amount: -131_000 },
          { kind: 'rounding', amount: -40 },
        ],
      },
      { type: 'COLLECT', entries: [{ kind: 'collect', amount: 120_000 }] },
    ]);
  });

  it('CA-1 reverses a delivery that is taken back, and ends it when the parcel comes back', () => {
    expect([types('withCourier'), types('returning'), types('returned')]).toEqual([
      ['REVERSE'],
      ['REVERSE'],
      ['REVERSE', 'VOID'],
    ]);
  });

  it('CA-1 collects for a parcel that was given up and is delivered all the same', () => {
    expect(cashStepsOf(parcel({ stage: 'delivered', cashState: 'void' }))).toEqual([
      { type: 'COLLECT', entries: whole },
    ]);
  });

  it('CA-1 makes the cash of a parcel that is opened again due, by a collection of nothing that is taken back', () => {
    const steps = openStages.map((stage) => cashStepsOf(parcel({ stage, cashState: 'void' })));
    const dueAgain = [
      { type: 'COLLECT', entries: [] },
      { type: 'REVERSE', entries: [], reason: 'The parcel is to be delivered after all.' },
    ];
    expect(steps).toEqual(openStages.map(() => dueAgain));
  });

  it('CA-1 expects nothing of a parcel that was given up, as long as it is not opened again', () => {
    const stages = ['returning', 'returned', 'lost', 'cancelled'] as const;
    expect(stages.flatMap((stage) => cashStepsOf(parcel({ stage, cashState: 'void' })))).toEqual([]);
  });

  it.each(['remitted', 'short', 'over', 'reconciled', 'writtenOff'] as const)(
    'CA-1 moves nothing by itself once the cash is %s',
    (cashState) => {
      const steps = consignmentStages.flatMap((stage) =>
        cashStepsOf(parcel({ stage, cashState, collected: 1 })),
      );
      expect(steps).toEqual([]);
    },
  );
});

it('CA-2 CA-10 rounds less than a taka away, and nothing of an advance that was given back meanwhile', () => {
  const reduced = { amount: 121_000, isExchange: false };
  const uncollected = [
    { total: 131_040, advance: 10_000 },
    { total: 130_950, advance: 10_000 },
    // The parcel was to collect less by an advance, which was given back.
    { total: 131_040, advance: 0 },
    // The order was corrected after the parcel had been cancelled, which its courier delivered all the same.
    { total: 90_000, advance: 0 },
  ].map((order) => uncollectedPart(reduced, order));
  expect(uncollected).toEqual([
    { rounding: 40, advance: 10_000 },
    { rounding: -50, advance: 10_000 },
    { rounding: 0, advance: 0 },
    { rounding: 0, advance: 0 },
  ]);
});

it('CA-1 keeps no amount of a delivery that is taken back, and every other one', () => {
  const moves = [
    ['delivered', 'returning'],
    ['delivered', 'partlyDelivered'],
    ['delivered', 'delivered'],
    ['partlyDelivered', 'returning'],
    ['returning', 'delivered'],
  ] as const;
  expect(moves.map(([stage, to]) => collectedAfterMove({ stage, collected: 1000 }, to))).toEqual([
    null,
    null,
    1000,
    1000,
    1000,
  ]);
});

it('CA-1 keeps no amount of a partial delivery that is taken back', () => {
  const moves = [
    // It is on its way once more, or was delivered as a whole.
    ['partlyDelivered', 'withCourier'],
    ['partlyDelivered', 'delivered'],
    ['returning', 'withCourier'],
    ['returned', 'withCourier'],
    // Its rest comes back.
    ['partlyDelivered', 'returned'],
    ['returned', 'returning'],
    // What the courier told of a parcel on its way.
    ['riderReported', 'onHold'],
    ['riderReported', 'delivered'],
  ] as const;
  expect(moves.map(([stage, to]) => collectedAfterMove({ stage, collected: 200 }, to))).toEqual([
    null,
    null,
    null,
    null,
    200,
    200,
    200,
    200,
  ]);
});
