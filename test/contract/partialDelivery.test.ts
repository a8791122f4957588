import { describe, expect, it } from 'vitest';
import { atMinute, bookedOrder } from '../support/clients/bookedOrder.ts';
import { openCourierShop } from '../support/servers/courierShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('a partial delivery on $name', (at) => {
  it('CR-8 cancels no order of which the customer took a part when a later parcel comes back', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    // The words of the courier, each with its minute, the second with the taka that it has collected.
    await hear(['Picked', 1], ['Partly Delivered', 2, 200]);
    await shop.book(order);
    await shop.work();
    await shop.hear(await shop.parcelOf(order, 2), 'Cancelled', atMinute(4));
    await shop.work();

    expect((await shop.parcelOf(order, 2)).stage).toBe('returning');
    expect(await shop.statusOf(order)).toBe('Shipping');
    expect(await shop.decisions()).toMatchObject([{ kind: 'partlyDelivered', choice: null }]);
  });
});
