import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCourierCalls } from '#server/courierEvents/courierCallsRepository.ts';
import { watchCourier } from '#server/courierEvents/watchCourier.ts';
import { CourierError } from '#server/couriers/courierError.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { openTestCourier } from '../../support/servers/testCourier.ts';
import { testDatabases } from '../../support/servers/testDatabases.ts';

const down = async () => {
  throw new CourierError('failed', 'The courier is down.');
};

const cannotAsk = async () => {
  throw new CourierError('notPossible', 'The parcel has no number at the courier.');
};

describe.each(testDatabases())('the counted calls of a courier on $name', (at) => {
  let lent: LentDatabase;
  beforeEach(async () => {
    lent = await lendDatabase(at);
  });
  afterEach(() => lent.giveBack());

  it('CR-6 counts a failed call for payouts, until one for the parcels of a payout works', async () => {
    const { db } = lent.database;
    const { courier } = openTestCourier('pathao');
    const log = { warn: () => undefined };
    const watched = watchCourier({ ...courier, payments: down, payment: async () => null }, db, log);

    await expect(watched.payments?.()).rejects.toThrow('The courier is down.');
    const failing = await readCourierCalls(db, 'pathao');
    await watched.payment?.('7');
    const working = await readCourierCalls(db, 'pathao');

    expect([failing.failures, failing.lastError]).toEqual([1, 'The courier is down.']);
    expect(working.failures).toBe(0);
  });

  it('CR-6 counts nothing for what the courier cannot be asked', async () => {
    const { db } = lent.database;
    const { courier } = openTestCourier('pathao');
    const watched = watchCourier({ ...courier, status: cannotAsk }, db, { warn: () => undefined });

    const parcel = { invoice: 'HK-1', courierReference: null };
    await expect(watched.status(parcel)).rejects.toThrow('The parcel has no number at the courier.');

    expect(await readCourierCalls(db, 'pathao')).toMatchObject({
      failures: 0,
      lastError: '',
      lastCallAt: null,
    });
  });
});
