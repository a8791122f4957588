import { describe, expect, it } from 'vitest';
import { isRecord, parseJson } from '#domain/values/parse.ts';
import { pollParcels } from '#server/courierEvents/pollParcels.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { atMinute, bookedOrder } from '../support/clients/bookedOrder.ts';
import { openCourierShop } from '../support/servers/courierShop.ts';
import { fasterDatabase } from '../support/servers/testDatabases.ts';

// `hear` has the courier say words, each at its minute, some with the taka that it has collected.

/** A courier is asked about a parcel after six hours of silence. */
const sevenHours = 7 * 60 * 60_000;

describe.each(fasterDatabase())('a courier’s word that is late or repeated, on $name', (at) => {
  it('CR-5 keeps the amount of a later word when an older one arrives after it', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Delivered', 4, 301], ['Delivered', 3, 311], ['Picked', 2, 0]);

    const { stage, collected, cashState, outstanding } = await shop.parcelOf(order);
    expect({ stage, collected, cashState, outstanding }).toEqual({
      stage: 'delivered',
      collected: 301,
      cashState: 'collected',
      outstanding: 301,
    });
  });

  it('CR-8 leaves nothing to a person once the courier has given its first word again', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Delivered', 2, 311], ['Cancelled', 4], ['Delivered', 3]);
    expect((await shop.decisions()).map(({ kind, choice }) => [kind, choice])).toEqual([['takenBack', null]]);

    await hear(['Delivered', 5]);
    expect((await shop.decisions()).map(({ kind, choice }) => [kind, choice])).toEqual([
      ['takenBack', 'settled'],
    ]);
    expect((await shop.parcelOf(order)).stage).toBe('delivered');
  });

  it('CR-8 settles that a word was taken back once a later word has moved the parcel', async () => {
    const shop = await openCourierShop(at);
    const { order, parcel, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Delivered', 2, 311], ['Cancelled', 4]);
    await shop.move(parcel.id, 'delivered', 'withCourier');
    await hear(['Returned', 9]);

    expect((await shop.parcelOf(order)).stage).toBe('returned');
    expect((await shop.decisions()).map(({ kind, choice }) => [kind, choice])).toEqual([
      ['takenBack', 'settled'],
      ['moveRefused', null],
    ]);
  });

  it('CA-1 CR-8 counts no money of a word that waits for a person', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Cancelled', 2], ['Delivered', 3, 311]);

    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'returning', collected: null });
    expect(await shop.decisions()).toMatchObject([
      { kind: 'takenBack', word: 'Delivered', details: { stage: 'delivered', collected: 311 } },
    ]);
  });

  it('CR-6 CR-8 leaves to a person once what the courier answers at each question', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Cancelled', 2]);
    const { pathao } = shop.couriers;
    const [parcel] = pathao.parcels;
    // Said at the courier alone, so that only a question learns it.
    pathao.say(parcel ?? pathao.place(order), 'Picked', atMinute(5));
    const askAfter = async (ms: number) => {
      // The database's clock does not pass in this test: it would take the question for one that was put just now.
      await shop.api.db.delete(outbox);
      await pollParcels({ db: shop.api.db, ...shop.desk }, new Date(shop.api.now().getTime() + ms));
      shop.api.pass(60_000);
      await shop.work();
    };
    await askAfter(sevenHours);
    const { history } = await shop.parcelOf(order);
    await askAfter(2 * sevenHours);

    expect((await shop.decisions()).map(({ kind, word }) => [kind, word])).toEqual([['takenBack', 'Picked']]);
    expect(history.at(-1)).toMatchObject({ word: 'Picked', to: 'returning' });
    expect((await shop.parcelOf(order)).history).toEqual(history);
  });

  it('CR-5 works what came under the courier’s number alone once another word has told that number', async () => {
    const shop = await openCourierShop(at);
    const { pathao } = shop.couriers;
    const order = await shop.confirmed();
    pathao.faults.push('answerLost');
    await shop.book(order);
    await shop.work();
    const [placed] = pathao.parcels;
    const { invoice } = await shop.parcelOf(order);
    const said = parseJson(pathao.say(placed ?? pathao.place(invoice), 'Picked', atMinute(2)));
    await fetch(`${shop.api.origin}/webhooks/pathao`, {
      method: 'POST',
      body: JSON.stringify({ ...(isRecord(said) ? said : {}), invoice: null }),
      headers: { authorization: `Bearer ${pathao.token}`, 'content-type': 'application/json' },
    });
    await shop.work();
    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'unknown', courierReference: null });

    await shop.hear({ invoice }, 'Pending', atMinute(1));
    await shop.work();
    expect(await shop.parcelOf(order)).toMatchObject({
      stage: 'withCourier',
      courierReference: placed?.reference,
    });
    expect(await shop.statusOf(order)).toBe('Shipping');
  });

  it('CR-1 CR-5 works what came about a parcel that staff have booked in the portal, once they have entered its code', async () => {
    const shop = await openCourierShop(at);
    // In the portal it has another invoice, so that its number alone names it.
    const booked = { invoice: 'PORTAL-7' };
    await shop.hear(booked, 'Picked', atMinute(1));
    await shop.work();
    const order = await shop.confirmed();
    const { courierReference } = await shop.give(order, { courier: 'pathao', trackingCode: 'C1' });
    await shop.work();
    expect([courierReference, (await shop.parcelOf(order)).stage]).toEqual(['C1', 'withCourier']);

    await shop.hear(booked, 'Delivered', atMinute(2), { collected: 311 });
    await shop.work();
    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'delivered', collected: 311 });
  });

  it('CR-1 CR-5 works what came under the number that staff have entered only with a correction', async () => {
    const shop = await openCourierShop(at);
    await shop.hear({ invoice: 'PORTAL-7' }, 'Picked', atMinute(1));
    const order = await shop.confirmed();
    // A code that is mistyped, which the correction sets right.
    const { id } = await shop.give(order, { courier: 'pathao', trackingCode: 'C7' });
    await shop.work();
    expect((await shop.parcelOf(order)).stage).toBe('booked');

    await shop.correct(id, { revision: 1, trackingCode: 'C1', fee: null });
    await shop.work();
    expect(await shop.parcelOf(order)).toMatchObject({
      stage: 'withCourier',
      trackingCode: 'C1',
      courierReference: 'C1',
    });
  });
});
