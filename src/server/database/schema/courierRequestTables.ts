import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  type CourierRequestKind,
  type CourierRequestProgress,
  courierRequestKinds,
  courierRequestProgress,
  type Pickup,
} from '#domain/consignments/courierRequest.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { instant, textList } from './columnTypes.ts';
import { consignments } from './consignmentTables.ts';

/** What staff asked of couriers apart from bookings: to bring a parcel back, or to fetch parcels (CR-11). */
export const courierRequests = pgTable(
  'courier_requests',
  {
    id: text().primaryKey(),
    kind: text().$type<CourierRequestKind>().notNull(),
    courier: text().$type<CourierId>().notNull(),
    /** Null for a pick-up, which is for all parcels of a day. */
    consignmentId: text('consignment_id').references(() => consignments.id),
    /** How far the shop is with asking. The default is for rows of an earlier release, which stored requests that a courier had taken. */
    progress: text().$type<CourierRequestProgress>().notNull().default('asked'),
    /** Why the courier has not taken the request so far; empty if nothing is wrong. */
    problem: text().notNull().default(''),
    /** What a courier is to fetch, and where; null for a return. */
    pickup: jsonb().$type<Pickup>(),
    /** The courier's own id for the request; empty until the courier has taken it. */
    reference: text().notNull(),
    /** The courier's own word for what became of the request; empty until the courier has taken it. */
    state: text().notNull(),
    /** When the row was stored, or when the shop last stored how asking ended or what the courier answered. */
    stateAt: instant('state_at').notNull(),
    /** Why a parcel shall come back, or how many are to be fetched where. */
    reason: text().notNull(),
    requestedAt: instant('requested_at').notNull(),
    requestedByUid: text('requested_by_uid').notNull(),
    requestedBy: text('requested_by').notNull(),
  },
  (table) => [
    check('courier_requests_kind', sql`${table.kind} in (${textList(courierRequestKinds)})`),
    check('courier_requests_progress', sql`${table.progress} in (${textList(courierRequestProgress)})`),
    index('courier_requests_consignment').on(table.consignmentId),
    index('courier_requests_newest').on(table.kind, table.requestedAt),
  ],
);
