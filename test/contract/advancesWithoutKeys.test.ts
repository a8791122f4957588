import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdvanceDesk } from '#server/advanceDesk/advanceDesk.ts';
import { askAdvance } from '#server/advanceDesk/askAdvance.ts';
import { followUpAdvances } from '#server/advanceDesk/followUpAdvances.ts';
import { openPayment } from '#server/advanceDesk/openPayment.ts';
import { orderAdvances } from '#server/advanceDesk/orderAdvances.ts';
import { type AdvanceShop, openAdvanceShop } from '../support/servers/advanceShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('advances without the keys of the gateway on $name', (at) => {
  let shop: AdvanceShop;
  let desk: AdvanceDesk;
  let order: string;
  beforeAll(async () => {
    shop = await openAdvanceShop(at);
    // As with keys that were removed, or that cannot be decrypted.
    desk = { ...shop.desk(), gateway: async () => null };
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    order = await shop.tenCups();
  });

  const noKeys = 'The keys of SSLCommerz are not entered.';

  it('CA-10 are not asked for', async () => {
    const { amount, refusal } = await orderAdvances(desk, order);
    const staff = {
      uid: 'staff',
      name: 'Staff',
      email: 's@shop.example',
      role: 'staff',
      requestId: 'r',
    } as const;
    const asked = askAdvance(desk, staff, order);

    await expect(asked).rejects.toMatchObject({ code: 'advanceRefused', message: noKeys });
    expect({ amount, refusal }).toEqual({ amount: 0, refusal: noKeys });
    expect((await shop.advancesOf(order)).advances).toEqual([]);
  });

  it('CA-10 tell the customer of an earlier one to try later, and the log why', async () => {
    await shop.ask(order);
    const { token } = await shop.newest(order);
    const logged: unknown[] = [];
    const log = { warn: (details: unknown) => logged.push(details) };
    const paid = openPayment({ ...desk, log }, token ?? '');

    const message = 'The payment page could not be opened. Try again in a moment.';
    await expect(paid).rejects.toMatchObject({ code: 'advanceRefused', message });
    expect(logged).toEqual([{ reason: noKeys }]);
    expect((await shop.page(token ?? '')).isStarted).toBe(false);
  });

  it('CA-10 do not end while the gateway cannot be asked whether they were paid', async () => {
    const { signal } = new AbortController();
    const statesOf = async (ids: readonly string[]) => {
      await shop.signInAgain();
      return Promise.all(ids.map(async (id) => (await shop.newest(id)).state));
    };
    const unopened = await shop.tenCups();
    await shop.ask(unopened);
    await shop.start(order);
    shop.gateway.pay();
    shop.api.pass(8 * 24 * 60 * 60_000);
    await followUpAdvances(desk, signal);
    const without = await statesOf([order, unopened]);
    await followUpAdvances(shop.desk(), signal);

    expect(without).toEqual(['asked', 'expired']);
    expect(await statesOf([order])).toEqual(['paid']);
  });
});
