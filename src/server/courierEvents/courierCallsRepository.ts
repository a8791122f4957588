import { desc, eq, sql } from 'drizzle-orm';
import type { CourierHealth, UnknownWord } from '#domain/consignments/courierHealth.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { courierCalls, courierEvents } from '../database/schema/schema.ts';
import { eventDays } from './courierEventsRepository.ts';

/** The SQL for how the calls to couriers went. */

/** Counts a call: `error` is why it failed, or `null` if it succeeded, which sets the number of failures in a row to 0. */
export const countCall = async (db: Db, courier: CourierId, error: string | null): Promise<void> => {
  const failed = error !== null;
  await db
    .insert(courierCalls)
    // The database sets `lastCallAt` of a new row to the present time.
    .values({
      courier,
      failures: failed ? 1 : 0,
      lastError: error ?? '',
      lastFailureAt: failed ? sql`now()` : null,
    })
    .onConflictDoUpdate({
      target: courierCalls.courier,
      set: {
        lastCallAt: sql`now()`,
        failures: failed ? sql`${courierCalls.failures} + 1` : 0,
        ...(failed ? { lastError: error, lastFailureAt: sql`now()` } : {}),
      },
    });
};

/** Stores how much taka the courier holds for the shop now. */
export const storeBalance = async (tx: Db, courier: CourierId, balance: number): Promise<void> => {
  const now = sql`now()`;
  await tx
    .insert(courierCalls)
    .values({ courier, failures: 0, lastError: '', balance, balanceAt: now })
    .onConflictDoUpdate({ target: courierCalls.courier, set: { balance, balanceAt: now } });
};

const iso = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

/** The courier's words in the stored events that its table did not have when they came, the newest first. */
export const readUnknownWords = async (db: Db, courier: CourierId): Promise<UnknownWord[]> => {
  const rows = await queryRows<{ word: string; count: string; last: string }>(
    db,
    sql`select news ->> 'word' as word, count(*) as count, max(received_at) as last from ${courierEvents}
      where courier = ${courier} and received_at >= now() - make_interval(days => ${eventDays}) and news ->> 'isKnown' = 'false'
      group by news ->> 'word' order by last desc, word`,
  );
  return rows.map(({ word, count, last }) => ({
    word,
    count: Number(count),
    lastAt: new Date(last).toISOString(),
  }));
};

/** Tells how the calls to the courier and its webhooks have gone. */
export const readCourierCalls = async (
  db: Db,
  courier: CourierId,
): Promise<Omit<CourierHealth, 'unknownWords'>> => {
  const [calls] = await db.select().from(courierCalls).where(eq(courierCalls.courier, courier));
  const [newest] = await db
    .select({ at: courierEvents.receivedAt })
    .from(courierEvents)
    .where(eq(courierEvents.courier, courier))
    .orderBy(desc(courierEvents.receivedAt))
    .limit(1);
  return {
    courier,
    lastWebhookAt: iso(newest?.at),
    lastCallAt: iso(calls?.lastCallAt),
    failures: calls?.failures ?? 0,
    lastFailureAt: iso(calls?.lastFailureAt),
    lastError: calls?.lastError ?? '',
    balance: calls?.balance ?? null,
    balanceAt: iso(calls?.balanceAt),
  };
};
