import { describe, expect, it } from 'vitest';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { Db } from '#server/database/database.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { atMinute } from '../support/clients/bookedOrder.ts';
import { openCourierShop } from '../support/servers/courierShop.ts';
import { onlyPostgresql } from '../support/servers/testDatabases.ts';
import { untilLockAwaited } from '../support/servers/untilLockAwaited.ts';

// The embedded database runs one transaction at a time.
describe.each(onlyPostgresql())('two words of a courier at once on $name', (at) => {
  it('CR-5 CR-8 compares the older one with the newer one, whichever began first', async () => {
    const shop = await openCourierShop(at);
    const { db } = shop.api;
    const order = await shop.confirmed();
    await shop.book(order);
    await shop.work();
    const { invoice } = await shop.parcelOf(order);
    const follow = (tx: Db, word: string, stage: ConsignmentStage, saidAt: string) => {
      const names = { invoice, courierReference: null };
      const news = { ...names, word, stage, isKnown: true, at: saidAt, fee: null, collected: null };
      return shop.desk.followParcel(tx, { courier: 'pathao', news, at: saidAt, by: 'webhook' });
    };

    // In a list, because the transaction would wait for a promise that it returns.
    const older: Promise<unknown>[] = [];
    const newer = await transaction(db, async (tx) => {
      const outcome = await follow(tx, 'Delivered', 'delivered', atMinute(9));
      older.push(transaction(db, (other) => follow(other, 'Picked', 'withCourier', atMinute(1))));
      await untilLockAwaited(db);
      return outcome;
    });

    expect([newer, ...(await Promise.all(older))]).toEqual(['moved', 'ignored']);
    expect(await shop.decisions()).toEqual([]);
    expect((await shop.parcelOf(order)).stage).toBe('delivered');
  });
});
