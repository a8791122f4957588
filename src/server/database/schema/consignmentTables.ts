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
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { ConsignmentChanges } from '#domain/consignments/storedConsignment.ts';
import { orderCodeLength } from '#domain/orders/orderNumber.ts';
import { instant, poisha, textList } from './columnTypes.ts';
import { orders } from './orderTables.ts';

/** The tables of parcels that couriers carry (ADR 0123). A row outlives its order with what is needed to ask for its money. */

const stages = textList(consignmentStages);

export const consignments = pgTable(
  'consignments',
  {
    id: text().primaryKey(),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    orderNumber: text('order_number').notNull(),
    recipientName: text('recipient_name').notNull(),
    /** As orders have it. */
    recipientPhone: text('recipient_phone').notNull(),
    courier: text().$type<CourierId>().notNull(),
    /** Who carries a parcel of the shop's own rider; `null` for other couriers, and as long as nobody is named. */
    rider: text(),
    invoice: text().notNull(),
    courierReference: text('courier_reference'),
    trackingCode: text('tracking_code'),
    /** The domain's `trackingKey` of it. */
    trackingKey: text('tracking_key'),
    /** Whole taka, as couriers collect it. */
    amount: integer().notNull(),
    fee: poisha('fee'),
    /** What the courier says that it has collected; `null` as long as it said nothing. */
    collected: poisha('collected'),
    /** Grams. */
    weight: integer().notNull(),
    note: text().notNull(),
    thana: text(),
    stage: text().$type<ConsignmentStage>().notNull(),
    isExchange: boolean('is_exchange').notNull(),
    createdAt: instant('created_at').notNull(),
    createdByUid: text('created_by_uid').notNull(),
    /** The account's name at that time. */
    createdBy: text('created_by').notNull(),
    stageAt: instant('stage_at').notNull(),
    /** How many events it has. */
    revision: integer().notNull(),
    /** The idempotency key of the request. */
    requestKey: text('request_key'),
    /** By the courier's clock: the newest of its words, by which the next one is ordered. */
    heardAt: instant('heard_at'),
    /** When the courier last said anything of it: one that is silent for long is asked. */
    newsAt: instant('news_at'),
    /** Where its money is: where its cash moves lead. */
    cashState: text('cash_state').$type<CashState>().notNull().default('due'),
    /** How many cash moves it has. */
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
    uniqueIndex('consignments_open')
      .on(table.orderId)
      .where(sql`not ${table.isExchange} and ${table.stage} in (${textList(openStages)})`),
    // The operator class finds equal texts, and those that begin alike.
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
    // The parcels with open money, by holder and age. It has the amount too, so that sums read the index alone.
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
    fromStage: text('from_stage').$type<ConsignmentStage>(),
    toStage: text('to_stage').$type<ConsignmentStage>().notNull(),
    /** The courier's own word; empty for what a person did. */
    word: text().notNull(),
    changes: jsonb().$type<ConsignmentChanges>().notNull(),
    at: instant('at').notNull(),
    /** An account, or `courier:steadfast`. */
    byUid: text('by_uid').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consignmentId, table.position] }),
    check('consignment_events_stage', sql`${table.toStage} in (${stages})`),
  ],
);
