import { eq, inArray, sql } from 'drizzle-orm';
import type { BlockedPhone, PhoneBlock } from '#domain/orders/phoneHistory.ts';
import type { Db } from '../../database/database.ts';
import { type CountedPage, newestFirst, type PageQuery, toPage } from '../../database/queries/paging.ts';
import { rowsOfPage } from '../../database/queries/rowsOfPage.ts';
import { isoText } from '../../database/queries/timeSql.ts';
import { blockedPhones } from '../../database/schema/schema.ts';

/** The SQL for blocked phone numbers. */

type Row = typeof blockedPhones.$inferSelect;

const listOrder = newestFirst('phones', blockedPhones, 'at');

const toBlockedPhone = ({ id, mobileNumber, reason, byName, at }: Row): BlockedPhone => ({
  _id: id,
  mobileNumber,
  reason,
  by: byName,
  at: at.toISOString(),
});

/** A page of the blocked phone numbers, newest first; all of them without a limit. */
export const listBlockedPhones = async (db: Db, page: PageQuery): Promise<CountedPage<BlockedPhone>> => {
  const rows = await rowsOfPage(db.select().from(blockedPhones).$dynamic(), listOrder, undefined, page);
  return toPage(listOrder, rows, page, toBlockedPhone, () => db.$count(blockedPhones));
};

/** Blocks a phone number, or if it is blocked already changes by whom, when and why; returns the id of its row. */
export const storeBlockedPhone = async (
  db: Db,
  { id, mobileNumber, ...block }: typeof blockedPhones.$inferInsert,
): Promise<string> => {
  const [row] = await db
    .insert(blockedPhones)
    .values({ id, mobileNumber, ...block })
    .onConflictDoUpdate({ target: blockedPhones.mobileNumber, set: block })
    .returning({ id: blockedPhones.id });
  // An insert or update always returns its row: `?? id` is for the type alone.
  return row?.id ?? id;
};

/** Unblocks a phone number by the id of its row, and returns the number; `null` for an unknown id. */
export const deleteBlockedPhone = async (db: Db, id: string): Promise<string | null> => {
  const [row] = await db
    .delete(blockedPhones)
    .where(eq(blockedPhones.id, id))
    .returning({ mobileNumber: blockedPhones.mobileNumber });
  return row?.mobileNumber ?? null;
};

/** The columns `joinedBlock`; all are `null` for a phone number that is not blocked. */
export interface JoinedBlock {
  readonly reason: string | null;
  readonly by: string | null;
  readonly at: string | null;
}

/** SQL for why a phone number is blocked, in a query that joins its row of `blocked_phones` as `block`. */
export const joinedBlock = sql`block.reason, block.by_name as by, ${isoText(sql`block.at`)} as at`;

/** The block in the columns `joinedBlock`; `null` if there is none. */
export const toBlock = ({ reason, by, at }: JoinedBlock): PhoneBlock | null =>
  // A row of `blocked_phones` has all three: the '' are for the type alone.
  reason === null ? null : { reason, by: by ?? '', at: at ?? '' };

/** Why phone numbers are blocked, by number; numbers that are not blocked are left out. */
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
