import { expect, it } from 'vitest';
import type { CashState } from '#domain/cash/cashState.ts';
import { type StatedAmounts, type StatedCash, statementMove } from '#machines/statementMoves.ts';

const sender = { by: 'staff', at: '2026-03-02T09:00:00.000Z' } as const;

const cash = (state: CashState, unremitted = 0, outstanding = unremitted): StatedCash => ({
  state,
  unremitted,
  outstanding,
  booked: 131_000,
  collection: [{ kind: 'collect', amount: 131_000 }],
  writeOffs: 0,
});

const line = (collected: number | null, given: Partial<StatedAmounts> = {}): StatedAmounts => ({
  collected,
  fee: 6000,
  codFee: 0,
  returnFee: 0,
  compensation: 0,
  net: null,
  ...given,
});

const outcome = (amounts: StatedAmounts, before: StatedCash) => {
  const { kind, moves } = statementMove(amounts, before, sender);
  return [
    kind,
    moves.map(({ type, after }) => `${type} ${after.state}`).join(', '),
    moves.at(-1)?.after.unremitted ?? 0,
  ];
};

it.each<[StatedAmounts, StatedCash, unknown[]]>([
  [line(131_000), cash('collected', 131_000), ['equal', 'STATEMENT remitted', 0]],
  [line(130_000), cash('collected', 131_000), ['less', 'STATEMENT short', 1000]],
  [line(132_000), cash('collected', 131_000), ['more', 'STATEMENT over', -1000]],
  [line(1000), cash('short', 1000, 126_000), ['equal', 'STATEMENT remitted', 0]],
  [line(131_000), cash('short', 1000, 126_000), ['twice', '', 0]],
  [line(131_000), cash('remitted', 0, 125_000), ['twice', '', 0]],
  [line(131_000), cash('reconciled'), ['twice', '', 0]],
  [line(0), cash('reconciled'), ['refused', '', 0]],
  [line(131_000), cash('due'), ['notDelivered', 'STATEMENT remitted', 0]],
  [line(130_000), cash('due'), ['notDelivered', 'STATEMENT short', 1000]],
  [line(0), cash('due'), ['void', 'VOID void, STATEMENT void', 0]],
  [line(0), { ...cash('due'), booked: 0, collection: [] }, ['notDelivered', 'STATEMENT remitted', 0]],
  [line(0), cash('void'), ['void', 'STATEMENT void', 0]],
  [line(-6000, { fee: 0 }), cash('void'), ['void', 'STATEMENT void', 0]],
  [line(0, { fee: 0, compensation: 50_000 }), cash('void'), ['void', 'STATEMENT void', 0]],
  [line(131_000), cash('void'), ['void', 'STATEMENT over', -131_000]],
  [line(-131_000), cash('reconciled'), ['takenBack', 'TAKE_BACK short', 131_000]],
  [line(-1000, { fee: 0 }), cash('over', -1000, 126_000), ['takenBack', 'TAKE_BACK remitted', 0]],
  [line(-131_000), cash('short', 1000, 126_000), ['takenBack', 'STATEMENT short', 132_000]],
  [
    line(1000, { fee: 0 }),
    { ...cash('writtenOff', 0, 124_000), writeOffs: -1000 },
    ['afterWriteOff', 'STATEMENT remitted', 0],
  ],
])('CA-3 CA-1 case %#: a line leads where the machine says', (amounts, before, expected) => {
  expect(outcome(amounts, before)).toEqual(expected);
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
