import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { seededRandom } from '#demo/seededRandom.ts';
import { cashEventTypes, cashRoles, cashStates } from '#domain/cash/cashState.ts';
import { balanceAfter, type LedgerEntry, ledgerKindNames, ledgerKinds } from '#domain/cash/ledger.ts';
import { type CashEvent, cashMachine, kindsOfEvent } from '#machines/cashMachine.ts';
import {
  afterCashEvent,
  type CashMove,
  type CashSnapshot,
  newCash,
  replayCash,
} from '#machines/cashMoves.ts';
import { cashTransitions } from '#machines/cashTransitions.ts';

const at = '2025-01-05T09:07:00.000Z';

/** Amounts in poisha, as everywhere here, that lead to each side of what is left of a parcel of ৳10. */
const amounts = [-2000, -1000, -500, 500, 1000, 2000];
const everyEvent: readonly CashEvent[] = cashEventTypes.flatMap((type) =>
  cashRoles.flatMap((by) => [
    { type, by, at, entries: [] },
    ...kindsOfEvent[type].flatMap((kind) =>
      amounts.map((amount) => ({ type, by, at, entries: [{ kind, amount }] })),
    ),
  ]),
);
/** The balances that matter: nothing, and a little or much on either side. */
const balances = [-1000, -500, 0, 500, 1000].flatMap((unremitted) =>
  [-1000, 0, 1000].map((outstanding) => ({ unremitted, outstanding })),
);

describe('cashMachine', () => {
  it('CA-1 has exactly the eight states and begins with what is due', () => {
    expect(Object.keys(cashMachine.states).toSorted()).toEqual(cashStates.toSorted());
    expect(newCash).toEqual({ state: 'due', unremitted: 0, outstanding: 0 });
  });

  it('CA-1 has exactly these moves', () => {
    const moves = cashTransitions.map(({ from, event, to, by }) => `${from} ${event} ${to} ${by.join(' ')}`);
    expect(moves).toEqual([
      'due COLLECT collected courier staff admin',
      'due STATEMENT remitted staff admin',
      'due STATEMENT short staff admin',
      'due STATEMENT over staff admin',
      'due VOID void courier staff admin',
      'due PAYOUT due admin',
      'collected STATEMENT remitted staff admin',
      'collected STATEMENT short staff admin',
      'collected STATEMENT over staff admin',
      'collected TAKE_BACK short staff admin',
      'collected PAYOUT collected admin',
      'collected REVERSE due courier staff admin',
      'remitted PAYOUT reconciled admin',
      'remitted PAYOUT remitted admin',
      'remitted TAKE_BACK short staff admin',
      'remitted STATEMENT over staff admin',
      'short STATEMENT remitted staff admin',
      'short STATEMENT short staff admin',
      'short STATEMENT over staff admin',
      'short PAYOUT short admin',
      'short WRITE_OFF writtenOff admin',
      'over STATEMENT remitted staff admin',
      'over STATEMENT short staff admin',
      'over STATEMENT over staff admin',
      'over PAYOUT over admin',
      'over TAKE_BACK remitted staff admin',
      'over TAKE_BACK short staff admin',
      'over TAKE_BACK over staff admin',
      'over WRITE_OFF writtenOff admin',
      'reconciled TAKE_BACK short staff admin',
      'reconciled STATEMENT over staff admin',
      'reconciled PAYOUT remitted admin',
      'writtenOff STATEMENT remitted staff admin',
      'writtenOff STATEMENT short staff admin',
      'writtenOff STATEMENT over staff admin',
      'writtenOff PAYOUT writtenOff admin',
      'void COLLECT collected courier staff admin',
      'void STATEMENT void staff admin',
      'void STATEMENT over staff admin',
      'void PAYOUT void admin',
    ]);
  });

  it('CA-1 takes each event in each state as its transitions say, by roles and kinds, with every balance', () => {
    const taken = new Set<string>();
    for (const state of cashStates)
      for (const balance of balances)
        for (const event of everyEvent) {
          const after = afterCashEvent({ state, ...balance }, event);
          if (after !== null) taken.add(`${state} ${event.type} ${after.state} ${event.by}`);
        }
    const drawn = cashTransitions.flatMap(({ from, event, to, by }) =>
      by.map((role) => `${from} ${event} ${to} ${role}`),
    );
    expect([...taken].toSorted()).toEqual(drawn.toSorted());
  });

  it('CA-1 refuses an entry of a kind that the event does not append', () => {
    const accepted = cashStates.flatMap((state) =>
      balances.flatMap((balance) =>
        cashEventTypes.flatMap((type) =>
          ledgerKindNames
            .filter((kind) => !kindsOfEvent[type].includes(kind))
            .filter(
              (kind) =>
                afterCashEvent(
                  { state, ...balance },
                  { type, by: 'admin', at, entries: [{ kind, amount: 500 }] },
                ) !== null,
            ),
        ),
      ),
    );
    expect(accepted).toEqual([]);
  });

  it('CA-1 reaches every state by a shortest path, and says by the balance what each one means', () => {
    const whole = 1000;
    const events: readonly CashEvent[] = [
      { type: 'COLLECT', by: 'courier', at, entries: [{ kind: 'collect', amount: whole }] },
      { type: 'STATEMENT', by: 'staff', at, entries: [{ kind: 'remit', amount: -whole }] },
      { type: 'STATEMENT', by: 'staff', at, entries: [{ kind: 'remit', amount: -whole / 2 }] },
      { type: 'PAYOUT', by: 'admin', at, entries: [{ kind: 'payout', amount: -whole }] },
      { type: 'WRITE_OFF', by: 'admin', at, entries: [{ kind: 'writeOff', amount: -whole / 2 }] },
      { type: 'VOID', by: 'staff', at, entries: [] },
    ];
    const paths = getShortestPaths(cashMachine, {
      events,
      // Otherwise the sums, and with them the paths, would have no end.
      stopWhen: ({ context }) =>
        Math.max(Math.abs(context.unremitted), Math.abs(context.outstanding)) > whole,
    });
    const reached = new Map<string, Set<number>>();
    for (const { state } of paths) {
      const signs = reached.get(state.value) ?? new Set();
      reached.set(state.value, signs.add(Math.sign(state.context.unremitted)));
    }
    expect([...reached.keys()].toSorted()).toEqual(cashStates.toSorted());
    const settled = ['due', 'void', 'remitted', 'reconciled', 'writtenOff'].map((state) =>
      reached.get(state),
    );
    expect(settled).toEqual(settled.map(() => new Set([0])));
    expect([reached.get('short'), reached.get('over')]).toEqual([new Set([1]), new Set([-1])]);
  });

  it('CA-2 sums up to the same in 10,000 random histories: states, moves and ledger', () => {
    const { pick } = seededRandom(42);
    const ledger: LedgerEntry[] = [];
    const ends: CashSnapshot[] = [];
    for (let history = 0; history < 10_000; history += 1) {
      let cash = newCash;
      const moves: CashMove[] = [];
      for (let step = 0; step < 12; step += 1) {
        const type = pick(cashEventTypes);
        const kinds = kindsOfEvent[type];
        const entries =
          kinds.length === 0
            ? []
            : [...new Set([pick(kinds), pick(kinds)])].map((kind) => ({ kind, amount: pick(amounts) }));
        const event = { type, by: pick(cashRoles), at, entries };
        const next = afterCashEvent(cash, event);
        if (next === null) continue;
        moves.push({ ...event, from: cash.state, to: next.state });
        cash = next;
      }
      expect(replayCash(moves)).toEqual({ snapshot: cash, fault: null });
      ledger.push(...moves.flatMap(({ entries }) => entries));
      ends.push(cash);
    }
    const sumOfStates = (part: 'unremitted' | 'outstanding') =>
      ends.reduce((sum, cash) => sum + cash[part], 0);
    expect(balanceAfter({ unremitted: 0, outstanding: 0 }, ledger)).toEqual({
      unremitted: sumOfStates('unremitted'),
      outstanding: sumOfStates('outstanding'),
    });
    expect(new Set(ends.map(({ state }) => state))).toEqual(new Set(cashStates));
    expect(new Set(ledger.map(({ kind }) => kind))).toEqual(new Set(Object.keys(ledgerKinds)));
  });

  it('CA-1 CA-4 takes the payout of an earlier fee in due and collected, and a further one once all is paid', () => {
    const whole = 1000;
    const earlierFee = 60;
    const pay = (cash: CashSnapshot, amount: number) =>
      afterCashEvent(cash, { type: 'PAYOUT', by: 'admin', at, entries: [{ kind: 'payout', amount }] });
    expect([
      pay({ state: 'due', unremitted: 0, outstanding: -earlierFee }, earlierFee),
      pay({ state: 'collected', unremitted: whole, outstanding: whole - earlierFee }, earlierFee),
      pay({ state: 'reconciled', unremitted: 0, outstanding: 0 }, whole),
      afterCashEvent(
        { state: 'reconciled', unremitted: 0, outstanding: 0 },
        { type: 'PAYOUT', by: 'admin', at, entries: [] },
      ),
    ]).toEqual([
      { state: 'due', unremitted: 0, outstanding: 0 },
      { state: 'collected', unremitted: whole, outstanding: whole },
      { state: 'remitted', unremitted: 0, outstanding: whole },
      null,
    ]);
  });

  it('CA-1 is pure: the same event gives the same snapshot', () => {
    const before = cashMachine.resolveState({ value: 'due', context: { unremitted: 0, outstanding: 0 } });
    const event = {
      type: 'COLLECT',
      by: 'courier',
      at,
      entries: [{ kind: 'collect', amount: 1000 }],
    } as const;
    const [once] = transition(cashMachine, before, event);
    const [twice] = transition(cashMachine, before, event);
    expect([once.value, once.context]).toEqual([twice.value, twice.context]);
    expect(before.context).toEqual({ unremitted: 0, outstanding: 0 });
  });
});

describe('replayCash', () => {
  const collect: CashMove = {
    type: 'COLLECT',
    by: 'courier',
    at,
    entries: [{ kind: 'collect', amount: 1000 }],
    from: 'due',
    to: 'collected',
  };

  it('CA-2 names the first move that does not continue, is refused, or leads elsewhere', () => {
    const faults = [
      [{ ...collect, from: 'void' as const }],
      [collect, { ...collect, from: 'collected' as const }],
      [{ ...collect, to: 'remitted' as const }],
    ].map((moves) => replayCash(moves).fault);
    expect(faults).toEqual([
      { step: 1, reason: 'COLLECT begins at void, but the cash stood at due' },
      { step: 2, reason: 'COLLECT by courier is refused in collected' },
      { step: 1, reason: 'COLLECT leads to collected, not to remitted' },
    ]);
  });
});
