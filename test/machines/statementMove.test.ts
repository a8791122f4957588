import { expect, it } from 'vitest';
import type { CashState } from '#domain/cash/cashState.ts';
import { type StatedAmounts, type StatedCash, statementMove } from '#machines/statementMove.ts';

const sender = { by: 'staff', at: '2026-03-02T09:00:00.000Z' } as const;

/** What is outstanding of ৳1,310 once a statement has kept its fee of ৳60. */
const lessFee = 125_000;

/** The cash of a parcel of ৳1,310, of which so much is unremitted and outstanding; all amounts are in poisha. */
const cash = (state: CashState, unremitted = 0, outstanding = unremitted): StatedCash => ({
  state,
  unremitted,
  outstanding,
  booked: 131_000,
  wholeAmount: 131_000,
  collection: [{ kind: 'collect', amount: 131_000 }],
  writeOffs: 0,
  bookedLines: [],
});

/** A line of a statement: what was collected, and a fee of ৳60 unless it says otherwise. */
const line = (collected: number | null, given: Partial<StatedAmounts> = {}): StatedAmounts => ({
  collected,
  fee: 6000,
  codFee: 0,
  returnFee: 0,
  compensation: 0,
  net: null,
  ...given,
});

/** The kind of the line, the events with the states that they lead to, and what is unremitted in the end. */
const outcome = (amounts: StatedAmounts, before: StatedCash) => {
  const { kind, moves } = statementMove(amounts, before, sender);
  return [
    kind,
    moves.map(({ type, after }) => `${type} ${after.state}`).join(', '),
    moves.at(-1)?.after.unremitted ?? 0,
  ];
};

it.each<[string, StatedAmounts, StatedCash, unknown[]]>([
  ['all that was collected', line(131_000), cash('collected', 131_000), ['equal', 'STATEMENT remitted', 0]],
  ['less than was collected', line(130_000), cash('collected', 131_000), ['less', 'STATEMENT short', 1000]],
  ['more than was collected', line(132_000), cash('collected', 131_000), ['more', 'STATEMENT over', -1000]],
  [
    'the rest of a short parcel',
    line(1000),
    cash('short', 1000, lessFee),
    ['equal', 'STATEMENT remitted', 0],
  ],
  ['all of a short parcel again', line(131_000), cash('short', 1000, lessFee), ['twice', '', 0]],
  ['what was named of a short parcel again', line(120_000), cash('short', 11_000, lessFee), ['twice', '', 0]],
  [
    'all of a short partial delivery again',
    line(80_000),
    { ...cash('short', 11_000, 74_000), wholeAmount: 80_000 },
    ['twice', '', 0],
  ],
  [
    'another part of a short parcel, more than its rest',
    line(12_000),
    cash('short', 11_000, lessFee),
    ['more', 'STATEMENT over', -1000],
  ],
  [
    'what was named of a parcel again whose rest was written off',
    line(120_000),
    { ...cash('writtenOff', 0, 114_000), writeOffs: -11_000 },
    ['twice', '', 0],
  ],
  ['all of a remitted parcel again', line(131_000), cash('remitted', 0, lessFee), ['twice', '', 0]],
  ['all of a parcel again that is paid', line(131_000), cash('reconciled'), ['twice', '', 0]],
  ['a fee alone of a parcel that is paid', line(0), cash('reconciled'), ['refused', '', 0]],
  [
    'all of a parcel that is still due',
    line(131_000),
    cash('due'),
    ['notDelivered', 'STATEMENT remitted', 0],
  ],
  [
    'less than all of a parcel that is still due',
    line(130_000),
    cash('due'),
    ['notDelivered', 'STATEMENT short', 1000],
  ],
  [
    'a fee alone of a parcel that is still due',
    line(0),
    cash('due'),
    ['void', 'VOID void, STATEMENT void', 0],
  ],
  [
    'a fee alone of a due parcel without money to collect',
    line(0),
    { ...cash('due'), booked: 0, collection: [] },
    ['notDelivered', 'STATEMENT remitted', 0],
  ],
  ['a fee alone of a void parcel', line(0), cash('void'), ['void', 'STATEMENT void', 0]],
  [
    'a fee of a void parcel as a negative amount',
    line(-6000, { fee: 0 }),
    cash('void'),
    ['void', 'STATEMENT void', 0],
  ],
  [
    'a compensation for a void parcel',
    line(0, { fee: 0, compensation: 50_000 }),
    cash('void'),
    ['void', 'STATEMENT void', 0],
  ],
  ['money of a void parcel', line(131_000), cash('void'), ['void', 'STATEMENT over', -131_000]],
  [
    'all taken back of a parcel that is paid',
    line(-131_000),
    cash('reconciled'),
    ['takenBack', 'TAKE_BACK short', 131_000],
  ],
  [
    'the excess taken back',
    line(-1000, { fee: 0 }),
    cash('over', -1000, lessFee),
    ['takenBack', 'TAKE_BACK remitted', 0],
  ],
  [
    'all taken back of a short parcel',
    line(-131_000),
    cash('short', 1000, lessFee),
    ['takenBack', 'STATEMENT short', 132_000],
  ],
  [
    'the rest of a parcel that was written off',
    line(1000, { fee: 0 }),
    { ...cash('writtenOff', 0, 124_000), writeOffs: -1000 },
    ['afterWriteOff', 'STATEMENT remitted', 0],
  ],
  [
    'a fee alone of a parcel whose rest was written off',
    line(0, { fee: 500 }),
    { ...cash('writtenOff', 0, 114_000), writeOffs: -11_000 },
    ['refused', '', 0],
  ],
])('CA-3 CA-1 a line leads where the machine says: %s', (_what, amounts, before, expected) => {
  expect(outcome(amounts, before)).toEqual(expected);
});

it.each<[string, StatedAmounts, StatedCash, { fees: number; net: number }]>([
  ['the fee of a void parcel', line(0), cash('void'), { fees: 6000, net: -6000 }],
  ['a fee that came as a negative amount', line(-6000, { fee: 0 }), cash('void'), { fees: 0, net: -6000 }],
  [
    'a compensation',
    line(0, { fee: 0, compensation: 50_000 }),
    cash('void', 0, 50_000),
    { fees: 0, net: 50_000 },
  ],
  ['money taken back', line(-131_000), cash('short', 131_000), { fees: 6000, net: -137_000 }],
  [
    'a net amount taken back',
    line(null, { fee: 0, net: -131_000 }),
    cash('short', 131_000),
    { fees: 0, net: -131_000 },
  ],
  ['a fee alone of a short parcel', line(0), cash('short', 131_000, lessFee), { fees: 6000, net: -6000 }],
  [
    'the fee of a parcel that was delivered later',
    line(0),
    cash('collected', 131_000),
    { fees: 6000, net: -6000 },
  ],
])('CA-3 an earlier statement has booked the same: %s', (_what, amounts, before, booked) => {
  const { collected } = statementMove(amounts, before, sender);
  const twice = (bookedLines: StatedCash['bookedLines']) => outcome(amounts, { ...before, bookedLines });

  expect(twice([{ ...booked, collected }])).toEqual(['twice', '', 0]);
  // Another amount is a further one.
  for (const other of [{ fees: booked.fees + 1 }, { net: booked.net - 1 }, { collected: collected - 1 }])
    expect(twice([{ ...booked, collected, ...other }])).toEqual(outcome(amounts, before));
});

it('CA-3 CA-2 takes a net amount alone for all that is due, less one unknown deduction', () => {
  const { moves, net, collected } = statementMove(
    line(null, { fee: 0, net: 124_000 }),
    cash('collected', 131_000),
    sender,
  );
  expect([net, collected]).toEqual([124_000, 131_000]);
  expect(moves).toEqual([
    {
      type: 'STATEMENT',
      entries: [
        { kind: 'unknownDeduction', amount: -7000 },
        { kind: 'remit', amount: -124_000 },
      ],
      after: { state: 'remitted', unremitted: 0, outstanding: 124_000 },
    },
  ]);
});

it('CA-3 CA-2 keeps what the named fees do not explain as an unknown deduction', () => {
  const { moves } = statementMove(line(131_000, { net: 124_000 }), cash('collected', 131_000), sender);
  expect(moves[0]?.entries).toEqual([
    { kind: 'fee', amount: -6000 },
    { kind: 'unknownDeduction', amount: -1000 },
    { kind: 'remit', amount: -124_000 },
  ]);
});
