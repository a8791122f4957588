import { eq, inArray } from 'drizzle-orm';
import type { BlockedPhone } from '#domain/orders/phoneHistory.ts';
import type { Db } from '../../database/database.ts';
import {
  afterCursor,
  inOrder,
  type ListOrder,
  type Page,
  type PageQuery,
  toPage,
} from '../../database/queries/paging.ts';
import { blockedPhones } from '../../database/schema/schema.ts';

/** The only SQL that writes blocked phone numbers. */

type Row = typeof blockedPhones.$inferSelect;

const newest: ListOrder<Row> = {
  name: 'phones',
  key: blockedPhones.at,
  type: 'timestamptz',
  up: false,
  valueOf: (row) => row.at,
};

const toBlockedPhone = ({ id, mobileNumber, reason, byName, at }: Row): BlockedPhone => ({
  _id: id,
  mobileNumber,
  reason,
  by: byName,
  at: at.toISOString(),
});

/** The blocked phone numbers, newest first. */
export const listBlockedPhones = async (db: Db, { limit, after }: PageQuery): Promise<Page<BlockedPhone>> => {
  const query = db
    .select()
    .from(blockedPhones)
    .where(afterCursor(newest, blockedPhones.id, after))
    .orderBy(...inOrder(newest, blockedPhones.id))
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit + 1));
  return toPage(newest, rows, { limit, after }, toBlockedPhone, () => db.$count(blockedPhones));
};

/** Blocks the phone number, or changes by whom, when and why; returns the id of its row. */
export const storeBlockedPhone = async (
  db: Db,
  { id, mobileNumber, ...block }: typeof blockedPhones.$inferInsert,
): Promise<string> => {
  const [row] = await db
    .insert(blockedPhones)
    .values({ id, mobileNumber, ...block })
    .onConflictDoUpdate({ target: blockedPhones.mobileNumber, set: block })
    .returning({ id: blockedPhones.id });
  return row?.id ?? id;
};

/** Removes the phone number from the list and returns it; `null` for an unknown id. */
export const deleteBlockedPhone = async (db: Db, id: string): Promise<string | null> => {
  const [row] = await db
    .delete(blockedPhones)
    .where(eq(blockedPhones.id, id))
    .returning({ mobileNumber: blockedPhones.mobileNumber });
  return row?.mobileNumber ?? null;
};

/** The reasons of those of the phone numbers that are blocked, by number. */
export const blockReasons = async (
  db: Db,
  mobileNumbers: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ mobileNumber: blockedPhones.mobileNumber, reason: blockedPhones.reason })
    .from(blockedPhones)
    .where(inArray(blockedPhones.mobileNumber, [...mobileNumbers]));
  return new Map(rows.map(({ mobileNumber, reason }) => [mobileNumber, reason]));
};
