import { desc, eq, sql } from 'drizzle-orm';
import type { CourierHealth } from '#domain/consignments/courierHealth.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Db } from '../database/database.ts';
import { courierCalls, courierEvents } from '../database/schema/schema.ts';

/** The SQL on how the couriers' calls went. */

/** Counts a call; `error` is why it failed, `null` when it did not. */
export const countCall = async (db: Db, courier: CourierId, error: string | null): Promise<void> => {
  const failed = error !== null;
  await db
    .insert(courierCalls)
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

export const storeBalance = async (tx: Db, courier: CourierId, balance: number): Promise<void> => {
  const now = sql`now()`;
  await tx
    .insert(courierCalls)
    .values({ courier, failures: 0, lastError: '', balance, balanceAt: now })
    .onConflictDoUpdate({ target: courierCalls.courier, set: { balance, balanceAt: now } });
};

const iso = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

/** How the shop and the courier get on. */
export const readCourierCalls = async (db: Db, courier: CourierId): Promise<CourierHealth> => {
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
