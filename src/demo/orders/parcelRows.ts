import type { CashEventType, CashRole, CashState } from '#domain/cash/cashState.ts';
import { balanceAfter, type LedgerEntry, ledgerEntries } from '#domain/cash/ledger.ts';
import { besidesOf, cashStepsOf } from '#domain/consignments/cashOfParcel.ts';
import { invoiceOf } from '#domain/consignments/consignment.ts';
import { trackingKey, usualWeight } from '#domain/consignments/consignmentRules.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { courierUid } from '#domain/consignments/courierActor.ts';
import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import { fromPoisha, toPoisha } from '#domain/values/money.ts';
import { afterCashEvent, type CashSnapshot, newCash } from '#machines/cashMoves.ts';
import type {
  cashEntries,
  cashMoves,
  consignmentEvents,
  consignments,
} from '#server/database/schema/schema.ts';
import { type DemoAccount, demoAdmin, demoStaff } from '../accounts/demoAccounts.ts';
import { demoId } from '../demoId.ts';
import { type Random, seededRandom } from '../seededRandom.ts';
import type { DemoOrder } from './demoOrders.ts';

/** The parcel of a seeded order that was shipped: where it is, and where its money is, as its courier and staff have told. */

/** Rows of a parcel with its histories. */
export interface ParcelRows {
  readonly parcel: typeof consignments.$inferInsert;
  readonly events: readonly (typeof consignmentEvents.$inferInsert)[];
  readonly moves: readonly (typeof cashMoves.$inferInsert)[];
  readonly entries: readonly (typeof cashEntries.$inferInsert)[];
}

const day = 24 * 60 * 60 * 1000;

const ways: readonly (readonly [courier: CourierId, words: Partial<Record<ConsignmentStage, string>>])[] = [
  ['steadfast', { withCourier: 'pending', outForDelivery: 'pending', delivered: 'delivered' }],
  [
    'pathao',
    {
      withCourier: 'order.in-transit',
      outForDelivery: 'order.assigned-for-delivery',
      delivered: 'order.delivered',
    },
  ],
];

interface Step {
  readonly stage: ConsignmentStage;
  readonly at: Date;
}

/** Where the parcel was when: it is shipped with its order, and delivered with it. */
const stepsOf = ({ order, history }: DemoOrder, random: Random, now: Date): Step[] => {
  const shipped = history.find(({ event }) => event === 'SHIP')?.at;
  if (shipped === undefined) return [];
  const start = Date.parse(shipped);
  const end = order.deliveredAt === null ? now.getTime() : Date.parse(order.deliveredAt);
  const part = (share: number): Date => new Date(start + share * (end - start));
  const steps: Step[] = [
    { stage: 'booked', at: part(0) },
    { stage: 'withCourier', at: part(0.2) },
    { stage: 'outForDelivery', at: part(0.7) },
  ];
  if (order.deliveredAt !== null) return [...steps, { stage: 'delivered', at: part(1) }];
  return steps.slice(0, random.integer(1, steps.length));
};

interface Actor {
  readonly role: CashRole;
  readonly uid: string;
  readonly name: string;
}

const account = (role: CashRole, { uid, name }: DemoAccount): Actor => ({ role, uid, name });

interface CashEvent {
  readonly type: CashEventType;
  readonly by: Actor;
  readonly at: Date;
  readonly entries: readonly LedgerEntry[];
}

/** The courier collects at the door, names it in a statement without its fees, and pays it. */
const cashEventsOf = (
  { order }: DemoOrder,
  { amount, fee, delivered, courier }: { amount: number; fee: number; delivered: Date; courier: Actor },
  random: Random,
): CashEvent[] => {
  const besides = besidesOf(
    { amount: toPoisha(amount), isExchange: false },
    { total: toPoisha(order.total), advance: 0 },
  );
  const collected = {
    stage: 'delivered',
    amount: toPoisha(amount),
    collected: null,
    cashState: 'due',
  } as const;
  const collects = cashStepsOf({ ...collected, lastCollected: [], besides });
  const codFee = Math.round(toPoisha(amount) / 100);
  const net = toPoisha(amount) - fee - codFee;
  const stated = new Date(delivered.getTime() + random.integer(2, 6) * day);
  return [
    ...collects.map(({ type, entries }) => ({ type, entries, by: courier, at: delivered })),
    {
      type: 'STATEMENT',
      by: account('staff', demoStaff),
      at: stated,
      entries: ledgerEntries({ fee: -fee, codFee: -codFee, remit: -net }),
    },
    {
      type: 'PAYOUT',
      by: account('admin', demoAdmin),
      at: new Date(stated.getTime() + random.integer(1, 3) * day),
      entries: ledgerEntries({ payout: -net }),
    },
  ];
};

/** Where the machine leads, by what its guards look at: it is asked once for all parcels alike. */
const leads = new Map<string, CashState>();

const afterEvent = (cash: CashSnapshot, { type, by, at, entries }: CashEvent): CashSnapshot => {
  const balance = balanceAfter(cash, entries);
  const key = [cash.state, type, by.role, Math.sign(balance.unremitted), balance.outstanding === 0].join(' ');
  const state =
    leads.get(key) ?? afterCashEvent(cash, { type, by: by.role, at: at.toISOString(), entries })?.state;
  if (state === undefined) throw new Error(`The cash of a seeded parcel takes no ${type} in ${cash.state}.`);
  leads.set(key, state);
  return { state, ...balance };
};

/** The cash after all that has happened by now, with its rows. */
const cashRows = (consignmentId: string, events: readonly CashEvent[], now: Date) => {
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

const eventRows = (
  consignmentId: string,
  steps: readonly Step[],
  words: Partial<Record<ConsignmentStage, string>>,
  courier: Actor,
  fee: number,
): (typeof consignmentEvents.$inferInsert)[] =>
  steps.map(({ stage, at }, position) => {
    const by = position === 0 ? account('staff', demoStaff) : courier;
    return {
      consignmentId,
      position,
      fromStage: steps[position - 1]?.stage ?? null,
      toStage: stage,
      at,
      word: words[stage] ?? '',
      changes: stage === 'withCourier' ? { fee: fromPoisha(fee) } : {},
      byUid: by.uid,
      byName: by.name,
    };
  });

/** The parcel of an order with its histories up to now; `null` for an order that was not shipped. The same for the same order. */
export const parcelRows = (made: DemoOrder, now: Date): ParcelRows | null => {
  const { order } = made;
  const random = seededRandom(Number.parseInt(order._id.slice(-8), 16) + 3);
  const steps = stepsOf(made, random, now);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [courier, words] = random.pick(ways);
  const actor: Actor = { role: 'courier', uid: courierUid(courier), name: couriers[courier].name };
  const id = demoId('parcel', order._id);
  const amount = Math.round(order.total);
  const fee = order.customerData.deliveryArea === 'Inside of Dhaka' ? 6000 : 12_000;
  const money = { amount, fee, delivered: last.at, courier: actor };
  const cash = cashRows(id, last.stage === 'delivered' ? cashEventsOf(made, money, random) : [], now);
  const reference = String(Number.parseInt(id.slice(0, 10), 16));
  const trackingCode = courier === 'pathao' ? `DL${reference}` : `SF${reference}`;
  const isHeard = steps.length > 1;
  return {
    parcel: {
      id,
      orderId: order._id,
      orderNumber: order.number,
      invoice: invoiceOf(order.number, 1),
      recipientName: order.customerData.name,
      recipientPhone: order.customerData.mobileNumber,
      courier,
      rider: null,
      courierReference: reference,
      trackingCode,
      trackingKey: trackingKey(trackingCode),
      amount,
      fee: isHeard ? fee : null,
      collected: null,
      weight: usualWeight,
      note: '',
      thana: null,
      stage: last.stage,
      isExchange: false,
      createdAt: first.at,
      createdByUid: demoStaff.uid,
      createdBy: demoStaff.name,
      stageAt: last.at,
      revision: steps.length,
      heardAt: last.at,
      newsAt: isHeard ? last.at : null,
      cashState: cash.cash.state,
      cashMoves: cash.moves.length,
      heldSince: cash.heldSince,
      unremitted: cash.cash.unremitted,
      outstanding: cash.cash.outstanding,
    },
    events: eventRows(id, steps, words, actor, fee),
    moves: cash.moves,
    entries: cash.entries,
  };
};
