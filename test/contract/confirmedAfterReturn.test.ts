import { describe, expect, it } from 'vitest';
import { bookedOrder } from '../support/clients/bookedOrder.ts';
import { openCourierShop } from '../support/servers/courierShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

// `hear` has the courier say words, each at its minute.

describe.each(testDatabases())('an order that is confirmed again on $name', (at) => {
  it('CR-7 leaves an order that was confirmed again after its return began as it is when the parcel arrives', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Cancelled', 2]);
    expect(await shop.statusOf(order)).toBe('Cancelled');
    shop.api.pass(60_000);
    await shop.setStatus(order, 'Confirmed');
    await hear(['Returned', 3]);

    expect((await shop.parcelOf(order)).stage).toBe('returned');
    expect(await shop.statusOf(order)).toBe('Confirmed');
    expect(await shop.decisions()).toEqual([]);
  });
});
