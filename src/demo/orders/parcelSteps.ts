import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { fromPoisha } from '#domain/values/money.ts';
import type { consignmentEvents } from '#server/database/schema/schema.ts';
import { demoStaff } from '../accounts/demoAccounts.ts';
import type { Random } from '../seededRandom.ts';
import type { DemoOrder } from './demoOrders.ts';
import { type Actor, actorOf } from './parcelCash.ts';

/** The way of a seeded parcel: its stages, and the rows of their history. */

/** A stage of a parcel, and when the parcel came there. */
export interface ParcelStep {
  readonly stage: ConsignmentStage;
  readonly at: Date;
}

/** The stages of an order's parcel: booked when the order was shipped, delivered when the order was. None before it is shipped. */
export const parcelSteps = ({ order, history }: DemoOrder, random: Random, now: Date): ParcelStep[] => {
  const shipped = history.find(({ event }) => event === 'SHIP')?.at;
  if (shipped === undefined) return [];
  const start = Date.parse(shipped);
  const end = order.deliveredAt === null ? now.getTime() : Date.parse(order.deliveredAt);
  const timeAt = (share: number): Date => new Date(start + share * (end - start));
  // The shares of the time are invented: a parcel is longest on its way to the customer's town.
  const steps: ParcelStep[] = [
    { stage: 'booked', at: timeAt(0) },
    { stage: 'withCourier', at: timeAt(0.2) },
    { stage: 'outForDelivery', at: timeAt(0.7) },
  ];
  if (order.deliveredAt !== null) return [...steps, { stage: 'delivered', at: timeAt(1) }];
  return steps.slice(0, random.integer(1, steps.length));
};

/** Rows of the history of a parcel that goes through the steps, with the courier's words for them. */
export const eventRows = (
  consignmentId: string,
  steps: readonly ParcelStep[],
  words: Partial<Record<ConsignmentStage, string>>,
  courier: Actor,
  feePoisha: number,
): (typeof consignmentEvents.$inferInsert)[] =>
  steps.map(({ stage, at }, position) => {
    const by = position === 0 ? actorOf('staff', demoStaff) : courier;
    return {
      consignmentId,
      position,
      fromStage: steps[position - 1]?.stage ?? null,
      toStage: stage,
      at,
      word: words[stage] ?? '',
      // With its first news the courier says its fee, which the parcel's row has from then on (`parcelRows.ts`).
      changes: stage === 'withCourier' ? { fee: fromPoisha(feePoisha) } : {},
      byUid: by.uid,
      byName: by.name,
    };
  });
