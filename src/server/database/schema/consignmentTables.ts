import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type CashState, cashStates } from '#domain/cash/cashState.ts';
import {
  type ConsignmentStage,
  consignmentStages,
  followedStages,
  openStages,
} from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentChanges } from '#domain/consignments/consignmentWithHistory.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { orderCodeLength } from '#domain/orders/orderNumber.ts';
import { actor, instant, poisha, textList } from './columnTypes.ts';
import { orders } from './orderTables.ts';

/** The tables of parcels that couriers carry (ADR 0123). A row stays when its order is deleted, with what is needed to claim its money. */

const stages = textList(consignmentStages);

export const consignments = pgTable(
  'consignments',
  {
    id: text().primaryKey(),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    orderNumber: text('order_number').notNull(),
    recipientName: text('recipient_name').notNull(),
    /** In the national form, like the phone numbers of orders. */
    recipientPhone: text('recipient_phone').notNull(),
    courier: text().$type<CourierId>().notNull(),
    /** The shop's own rider who carries the parcel; null for a courier company, and while no rider is named. */
    rider: text(),
    /** The shop's own name for the parcel: `HK-7Q4K-2E`, or `HK-7Q4K-2E-2` for the order's second parcel. */
    invoice: text().notNull(),
    /** The courier's own id; null before the booking is answered. */
    courierReference: text('courier_reference'),
    /** The code by which the customer follows the parcel; null while the courier has told none. */
    trackingCode: text('tracking_code'),
    /** The domain's `trackingKey` of the tracking code. */
    trackingKey: text('tracking_key'),
    /** What the courier shall collect, in whole taka. */
    amount: integer().notNull(),
    /** What the courier charges; null until it says so. */
    fee: poisha('fee'),
    /** What the courier says it has collected; null until it says so. */
    collected: poisha('collected'),
    /** Grams. */
    weight: integer().notNull(),
    note: text().notNull(),
    /** Null if staff have chosen none. */
    thana: text(),
    stage: text().$type<ConsignmentStage>().notNull(),
    isExchange: boolean('is_exchange').notNull(),
    createdAt: instant('created_at').notNull(),
    createdByUid: text('created_by_uid').notNull(),
    /** The account's name at that time. */
    createdBy: text('created_by').notNull(),
    stageAt: instant('stage_at').notNull(),
    /** How many events the consignment has. */
    revision: integer().notNull(),
    /** The idempotency key of the request that made the parcel; null if no request did. */
    requestKey: text('request_key'),
    /**
     * The time of the courier's newest word, by the courier's clock: an older word that arrives later is known as such. The column has an
     * earlier name.
     */
    saidAt: instant('heard_at'),
    /** When the courier last said anything about the parcel, by the shop's clock; if that is long ago, the shop asks. */
    newsAt: instant('news_at'),
    /** Where the parcel's money is: the state to which its cash moves lead. */
    cashState: text('cash_state').$type<CashState>().notNull().default('due'),
    /** How many cash moves the consignment has. */
    cashMoves: integer('cash_moves').notNull().default(0),
    /** What the courier has still to name in a statement. */
    unremitted: poisha('unremitted').notNull().default(0),
    /** What the courier has still to pay. */
    outstanding: poisha('outstanding').notNull().default(0),
    /** Since when the courier holds the money; `null` when it holds none. */
    heldSince: instant('held_since'),
  },
  (table) => [
    check('consignments_stage', sql`${table.stage} in (${stages})`),
    check('consignments_cash_state', sql`${table.cashState} in (${textList(cashStates)})`),
    check('consignments_amount', sql`${table.amount} >= 0 and ${table.weight} > 0`),
    // An order has at most one open parcel besides exchanges.
    uniqueIndex('consignments_open')
      .on(table.orderId)
      .where(sql`not ${table.isExchange} and ${table.stage} in (${textList(openStages)})`),
    // With this operator class an index finds equal texts, and texts by their beginning.
    uniqueIndex('consignments_invoice').on(table.invoice.op('text_pattern_ops')),
    uniqueIndex('consignments_request').on(table.orderId, table.requestKey),
    index('consignments_order').on(table.orderId, table.createdAt, table.id),
    index('consignments_tracking').on(table.trackingKey.op('text_pattern_ops')),
    index('consignments_reference')
      .on(table.courierReference)
      .where(sql`${table.courierReference} is not null`),
    index('consignments_phone').on(table.recipientPhone.op('text_pattern_ops')),
    index('consignments_code').on(sql`right(${table.orderNumber}, ${sql.raw(String(orderCodeLength))})`),
    index('consignments_newest').on(table.createdAt, table.id),
    index('consignments_stage_newest').on(table.stage, table.createdAt, table.id),
    index('consignments_silent')
      .on(sql`coalesce(${table.newsAt}, ${table.createdAt})`)
      .where(sql`${table.stage} in (${textList(followedStages)})`),
    // The parcels with open money by holder and age; with the amount, so that sums are read from the index only.
    index('consignments_held')
      .on(table.courier, table.rider, table.heldSince, table.id, table.outstanding)
      .where(sql`${table.heldSince} is not null`),
    index('consignments_rider').on(table.rider).where(sql`${table.rider} is not null`),
    index('consignments_courier_newest').on(table.courier, table.stage, table.createdAt, table.id),
  ],
);

/** The history of each consignment, append-only. */
export const consignmentEvents = pgTable(
  'consignment_events',
  {
    consignmentId: text('consignment_id')
      .notNull()
      .references(() => consignments.id),
    /** From 0, without a gap. */
    position: integer().notNull(),
    /** Null in the first event. */
    fromStage: text('from_stage').$type<ConsignmentStage>(),
    toStage: text('to_stage').$type<ConsignmentStage>().notNull(),
    /** The courier's own word for the new stage; empty for what a person did. */
    word: text().notNull(),
    changes: jsonb().$type<ConsignmentChanges>().notNull(),
    at: instant('at').notNull(),
    /** The uid of an account, or a courier, such as `courier:steadfast`. */
    ...actor,
  },
  (table) => [
    primaryKey({ columns: [table.consignmentId, table.position] }),
    check('consignment_events_stage', sql`${table.toStage} in (${stages})`),
  ],
);
