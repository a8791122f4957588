import type { CashEventType, CashRole, CashState } from '#domain/cash/cashState.ts';
import { balanceAfter, type LedgerEntry, ledgerEntries } from '#domain/cash/ledger.ts';
import { cashStepsOf, uncollectedPart } from '#domain/consignments/cashSteps.ts';
import { dayMs } from '#domain/values/dates.ts';
import { toPoisha } from '#domain/values/money.ts';
import { afterCashEvent, type CashSnapshot, newCash } from '#machines/cashMoves.ts';
import type { cashEntries, cashMoves } from '#server/database/schema/schema.ts';
import { type DemoAccount, demoAdmin, demoStaff } from '../accounts/demoAccounts.ts';
import type { Random } from '../seededRandom.ts';
import type { DemoOrder } from './demoOrders.ts';

/** The money of a seeded parcel: what happened to it, and the rows that say so. Amounts are poisha unless they say taka. */

/** Who did something with a parcel or its money. */
export interface Actor {
  readonly role: CashRole;
  readonly uid: string;
  readonly name: string;
}

/** The account as the actor that has this role. */
export const actorOf = (role: CashRole, { uid, name }: DemoAccount): Actor => ({ role, uid, name });

interface CashEvent {
  readonly type: CashEventType;
  readonly by: Actor;
  readonly at: Date;
  readonly entries: readonly LedgerEntry[];
}

/**
 * What happens to the money of a delivered parcel: the courier collects the amount (taka) at the door, names it in a statement less
 * its fees, and pays the rest. Some of it may be in the future.
 */
export const cashEventsOf = (
  { order }: DemoOrder,
  {
    amount,
    feePoisha,
    deliveredAt,
    courier,
  }: { amount: number; feePoisha: number; deliveredAt: Date; courier: Actor },
  random: Random,
): CashEvent[] => {
  const uncollected = uncollectedPart(
    { amount: toPoisha(amount), isExchange: false },
    { total: toPoisha(order.total), advance: 0 },
  );
  const collecting = cashStepsOf({
    stage: 'delivered',
    amount: toPoisha(amount),
    // The courier names no other amount.
    collected: null,
    cashState: 'due',
    // The state is `due`: nothing was collected before.
    lastCollected: [],
    uncollected,
  });
  // One per cent of the collected amount.
  const codFee = Math.round(toPoisha(amount) / 100);
  const net = toPoisha(amount) - feePoisha - codFee;
  const statedAt = new Date(deliveredAt.getTime() + random.integer(2, 6) * dayMs);
  return [
    ...collecting.map(({ type, entries }) => ({ type, entries, by: courier, at: deliveredAt })),
    {
      type: 'STATEMENT',
      by: actorOf('staff', demoStaff),
      at: statedAt,
      entries: ledgerEntries({ fee: -feePoisha, codFee: -codFee, remit: -net }),
    },
    {
      type: 'PAYOUT',
      by: actorOf('admin', demoAdmin),
      at: new Date(statedAt.getTime() + random.integer(1, 3) * dayMs),
      entries: ledgerEntries({ payout: -net }),
    },
  ];
};

/** Answers of cashMachine, by all that its guards look at: it is asked once for all parcels that are alike. */
const nextStates = new Map<string, CashState>();

const afterEvent = (cash: CashSnapshot, { type, by, at, entries }: CashEvent): CashSnapshot => {
  const balance = balanceAfter(cash, entries);
  const key = [cash.state, type, by.role, Math.sign(balance.unremitted), balance.outstanding === 0].join(' ');
  const state =
    nextStates.get(key) ?? afterCashEvent(cash, { type, by: by.role, at: at.toISOString(), entries })?.state;
  if (state === undefined) throw new Error(`The cash of a seeded parcel takes no ${type} in ${cash.state}.`);
  nextStates.set(key, state);
  return { state, ...balance };
};

/** The cash after the events that have happened by now, with their rows; `heldSince` is `null` while the courier owes nothing. */
export const cashRows = (consignmentId: string, events: readonly CashEvent[], now: Date) => {
  let cash: CashSnapshot = newCash;
  let heldSince: Date | null = null;
  const moves: (typeof cashMoves.$inferInsert)[] = [];
  const entries: (typeof cashEntries.$inferInsert)[] = [];
  for (const event of events.filter(({ at }) => at <= now)) {
    const { type, by, at } = event;
    const after = afterEvent(cash, event);
    const { unremitted, outstanding } = after;
    const actor = { byRole: by.role, byUid: by.uid, byName: by.name, at };
    const position = moves.length;
    moves.push({
      consignmentId,
      position,
      event: type,
      fromState: cash.state,
      toState: after.state,
      unremitted,
      outstanding,
      ...actor,
      reason: '',
    });
    entries.push(...event.entries.map((entry) => ({ consignmentId, move: position, ...entry })));
    heldSince = outstanding === 0 ? null : (heldSince ?? at);
    cash = after;
  }
  return { cash, heldSince, moves, entries };
};
