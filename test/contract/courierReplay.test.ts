import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { replayCouriers, stageInShopTable } from '#server/courierDesk/replay/replayCouriers.ts';
import type { StageInTable } from '#server/courierDesk/replay/replaySteps.ts';
import { atMinute, bookedOrder } from '../support/clients/bookedOrder.ts';
import { type CourierShop, openCourierShop } from '../support/servers/courierShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Taka that the courier collects of each order. */
const collected = 311;

/** An order whose parcel the courier has booked, and about which it then says these words, one a minute. */
const orderAfterWords = async (shop: CourierShop, ...words: readonly string[]) => {
  const { order, parcel, hear } = await bookedOrder(shop);
  const said = words.map(
    (word, index) => [word, index + 1, word === 'Delivered' ? collected : undefined] as const,
  );
  await hear(...said);
  // The replay compares when an event arrived with the times of moves: those have the test's clock, events the database's.
  await shop.api.db.execute(sql`update courier_events set received_at = ${shop.api.now().toISOString()}`);
  return { order, parcel };
};

/** Today's tables, but a parcel on hold counts as delivered. */
const onHoldIsDelivered: StageInTable = (courier, word) =>
  word === 'On Hold' ? 'delivered' : stageInShopTable(courier, word);

/** Compares the stored stages with those to which today's tables lead. */
const replayToday = (shop: CourierShop) => replayCouriers(shop.api.db, null);

describe.each(testDatabases())('couriers:replay on $name', (at) => {
  it('CR-7 reports no difference when each parcel is at the stage to which the words of its courier lead', async () => {
    const shop = await openCourierShop(at);
    // The courier is asked to confirm `Delivered`, and its answer counts.
    await orderAfterWords(shop, 'Picked', 'Out For Delivery', 'Delivered');
    // No table knows the last word, which moves nothing.
    await orderAfterWords(shop, 'Picked', 'On Hold', 'Teleported');
    await orderAfterWords(shop);

    // The third parcel is only booked and has no event.
    expect(await replayToday(shop)).toEqual({ parcels: 2, differences: [], byHand: [] });
  });

  it('CR-7 names a parcel that is elsewhere, and lists separately one that a person moved', async () => {
    const shop = await openCourierShop(at);
    const moved = await orderAfterWords(shop, 'Picked');
    await shop.move(moved.parcel.id, 'withCourier', 'deliveryFailed');
    const elsewhere = await orderAfterWords(shop, 'Picked', 'On Hold');
    await shop.api.db.execute(
      sql`update consignments set stage = 'deliveryFailed' where id = ${elsewhere.parcel.id}`,
    );

    expect(await replayToday(shop)).toEqual({
      parcels: 2,
      differences: [
        `Parcel ${elsewhere.parcel.invoice} is Delivery failed, but the words of Pathao lead to On hold.`,
      ],
      byHand: [
        `Parcel ${moved.parcel.invoice} is Delivery failed, but the words of Pathao lead to With the courier. It was moved by hand.`,
      ],
    });
  });

  it('CR-7 names the parcels and orders that another table would change, and changes nothing', async () => {
    const shop = await openCourierShop(at);
    const { order, parcel } = await orderAfterWords(shop, 'Picked', 'On Hold');
    await orderAfterWords(shop, 'Picked');

    expect(await replayCouriers(shop.api.db, onHoldIsDelivered)).toEqual({
      parcels: 2,
      differences: [
        `Parcel ${parcel.invoice}: Delivered instead of On hold.`,
        `Order ${parcel.orderNumber}: Delivered instead of Shipping.`,
      ],
      byHand: [],
    });
    expect((await replayCouriers(shop.api.db, stageInShopTable)).differences).toEqual([]);
    expect([(await shop.parcelOf(order)).stage, await shop.statusOf(order)]).toEqual(['onHold', 'Shipping']);
  });

  it('CR-7 leaves out the events of parcels that the shop does not know', async () => {
    const shop = await openCourierShop(at);
    await shop.hear({ invoice: 'HK-0000-00' }, 'Picked', atMinute(1));
    await shop.work();
    expect(await replayCouriers(shop.api.db, onHoldIsDelivered)).toEqual({
      parcels: 0,
      differences: [],
      byHand: [],
    });
  });
});
