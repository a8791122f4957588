import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { receiveReturnCall } from '#contract/products/stock.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { askAfterSilenceJob, askParcelKind } from '#server/courierEvents/askParcel.ts';
import { pollParcels } from '#server/courierEvents/pollParcels.ts';
import { openOwnRider } from '#server/couriers/ownRider/openOwnRider.ts';
import { courierEvents, outbox } from '#server/database/schema/schema.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { addToOutbox } from '#server/outbox/addToOutbox.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { atMinute, bookedOrder } from '../support/clients/bookedOrder.ts';
import { addCounted, piecesOf } from '../support/clients/countedGoods.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { openCourierShop } from '../support/servers/courierShop.ts';
import { fasterDatabase, testDatabases } from '../support/servers/testDatabases.ts';

// `hear` has the courier say words, each at its minute, some with the taka that it has collected. Of each order it collects 311
// taka; it takes 70, and names its parcels C1, C2 and so on.

/** A courier is asked about a parcel after six hours of silence. */
const sevenHours = 7 * 60 * 60_000;

describe.each(testDatabases())('parcels that couriers carry on $name', (at) => {
  it('CR-7 ships the order when its courier has the parcel, by the courier’s name', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1]);

    expect(await shop.statusOf(order)).toBe('Shipping');
    const parcel = await shop.parcelOf(order);
    expect(parcel.stage).toBe('withCourier');
    expect(parcel.history.at(-1)).toMatchObject({
      from: 'booked',
      to: 'withCourier',
      word: 'Picked',
      by: 'Pathao',
    });
    const { entries } = await shop.api.call(listAuditEntriesCall, { query: {}, token: shop.tokens.admin });
    expect(entries[0]).toMatchObject({
      action: 'moveOrder',
      by: 'Pathao',
      details: { from: 'Confirmed', to: 'Shipping' },
    });
  });

  it('CR-7 delivers the order after the courier has confirmed it, and keeps what was collected', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Rider Says Delivered', 2]);
    expect(await shop.statusOf(order)).toBe('Shipping');
    await hear(['Delivered', 3, 311]);

    expect(await shop.statusOf(order)).toBe('Delivered');
    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'delivered', collected: 311, fee: 70 });
    expect(shop.couriers.pathao.calls.filter((call) => call.startsWith('status'))).toHaveLength(1);
    expect(await shop.decisions()).toEqual([]);
  });

  it('CR-8 leaves a move that the machine refuses to a person, and keeps the money', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1]);
    await shop.setStatus(order, 'Cancelled');
    await hear(['Delivered', 2, 311]);

    expect(await shop.statusOf(order)).toBe('Cancelled');
    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'delivered', collected: 311 });
    expect(await shop.decisions()).toMatchObject([
      {
        kind: 'moveRefused',
        word: 'Delivered',
        details: { event: 'DELIVER', status: 'Cancelled', reason: 'noSuchMove' },
        choice: null,
      },
    ]);
  });

  it('CR-6 asks about parcels that were silent, whatever stage they are in on their way', async () => {
    const shop = await openCourierShop(at);
    const { parcel, hear } = await bookedOrder(shop);
    const limit = 10;
    /** All parcels on their way: a second from now each of them has been silent. */
    const silent = () =>
      shop.desk.silentParcels(new Date(shop.api.now().getTime() + 1000), limit, ['pathao']);
    const asked = { courier: 'pathao', invoice: parcel.invoice, courierReference: 'C1' };
    expect(await silent()).toEqual([asked]);
    await hear(['Picked', 1]);
    expect(await silent()).toEqual([asked]);
    await hear(['Delivered', 2, 311]);
    expect(await silent()).toEqual([]);
  });

  it('CR-6 asks only couriers that know where a parcel is, and does so although parcels of others are older', async () => {
    const shop = await openCourierShop(at);
    shop.opened.set('ownRider', openOwnRider());
    await shop.give(await shop.confirmed(), { courier: 'ownRider', rider: 'Karim' });
    await shop.give(await shop.confirmed(), { courier: 'redx' });
    shop.api.pass(60_000);
    const { parcel } = await bookedOrder(shop);
    const later = new Date(shop.api.now().getTime() + sevenHours);
    const asked = { courier: 'pathao', invoice: parcel.invoice, courierReference: 'C1' };

    // With room for one alone, an older parcel of the others would take its place.
    expect(await shop.desk.silentParcels(later, 1, ['pathao'])).toEqual([asked]);
    await pollParcels({ db: shop.api.db, ...shop.desk }, later);
    const jobs = await shop.api.db.select().from(outbox).where(eq(outbox.kind, askParcelKind));
    expect(jobs.map(({ key }) => key)).toEqual([`ask pathao ${parcel.invoice}`]);
  });

  it('CR-6 asks about other parcels while the question about the longest silent one is stuck', async () => {
    const shop = await openCourierShop(at);
    const { parcel: longest } = await bookedOrder(shop);
    shop.api.pass(60_000);
    const { parcel: other } = await bookedOrder(shop);
    const later = new Date(shop.api.now().getTime() + sevenHours);
    await addToOutbox(shop.api.db, [askAfterSilenceJob(longest)], later);
    await shop.api.db.update(outbox).set({ state: 'stuck' }).where(eq(outbox.kind, askParcelKind));

    // There is room for one alone.
    const silent = await shop.desk.silentParcels(later, 1, ['pathao']);
    expect(silent.map(({ invoice }) => invoice)).toEqual([other.invoice]);
  });
});

describe.each(fasterDatabase())('what a courier’s word does, on $name', (at) => {
  it('CR-7 leaves the order as it is when the merchant ships by hand', async () => {
    const shop = await openCourierShop(at);
    shop.rules.shipsAtCustody = false;
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1]);
    expect(await shop.statusOf(order)).toBe('Confirmed');
    expect((await shop.parcelOf(order)).stage).toBe('withCourier');
  });

  it('GS-5 CR-7 keeps the goods that a courier has had out of stock until staff receive them, also if the order never shipped', async () => {
    const shop = await openCourierShop(at);
    shop.rules.shipsAtCustody = false;
    const { api, tokens } = shop;
    const pot = await addCounted(api, tokens.admin, 5);
    const placed = await submitOrder(api, orderBody([lineFor(pot, 250.5, 3)]));
    await shop.setStatus(placed, 'Confirmed');
    const { order, hear } = await bookedOrder(shop, placed);
    await hear(['Picked', 1], ['Cancelled', 2]);
    expect([await shop.statusOf(order), await piecesOf(api, tokens.admin, pot)]).toEqual([
      'Cancelled',
      { whole: 2 },
    ]);
    expect((await auditStock(api.db)).drifts).toEqual([]);

    await api.call(receiveReturnCall, { params: { id: order }, token: tokens.staff });
    expect(await piecesOf(api, tokens.admin, pot)).toEqual({ whole: 5 });
  });

  it('CR-7 cancels the order whose parcel comes back, unless the merchant does so by hand', async () => {
    const shop = await openCourierShop(at);
    const one = await bookedOrder(shop);
    await one.hear(['Picked', 1], ['Cancelled', 2]);
    expect(await shop.statusOf(one.order)).toBe('Cancelled');
    await one.hear(['Returned', 3]);
    expect((await shop.parcelOf(one.order)).stage).toBe('returned');

    shop.rules.cancelsReturning = false;
    const other = await bookedOrder(shop);
    await other.hear(['Picked', 1], ['Cancelled', 2]);
    expect(await shop.statusOf(other.order)).toBe('Shipping');
  });

  it('CR-7 shows an older word in the history and moves nothing by it', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Out For Delivery', 5], ['Picked', 1]);

    const { stage, history } = await shop.parcelOf(order);
    expect(stage).toBe('outForDelivery');
    expect(history.at(-1)).toMatchObject({ from: 'outForDelivery', to: 'outForDelivery', word: 'Picked' });
  });

  it('CR-7 shows a word that it does not know in the history, says so of its event, and moves nothing by it', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Teleported', 2]);

    const { stage, history } = await shop.parcelOf(order);
    expect(stage).toBe('withCourier');
    expect(history.at(-1)).toMatchObject({ from: 'withCourier', to: 'withCourier', word: 'Teleported' });
    const events = await shop.api.db.select().from(courierEvents).orderBy(courierEvents.saidAt);
    expect(events.map(({ outcome }) => outcome)).toEqual(['moved', 'unknownWord']);
  });

  it('CR-8 leaves to a person the newest of several moves that the machine refuses', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await shop.setStatus(order, 'Cancelled');
    await hear(['Picked', 1], ['Delivered', 2, 311]);

    const decisions = (await shop.decisions()).map(
      ({ kind, word, details, choice }) => `${kind} ${word} ${String(details.event)} ${choice}`,
    );
    expect(decisions.toSorted()).toEqual([
      'moveRefused Delivered DELIVER null',
      'moveRefused Picked SHIP settled',
    ]);
  });

  it('CR-8 leaves a failed delivery to a person until Pathao sends it back, at six in the evening of the next day', async () => {
    const shop = await openCourierShop(at);
    const { hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Delivery Failed', 2]);
    expect(await shop.decisions()).toMatchObject([
      // 18:00 in Dhaka.
      { kind: 'deliveryFailed', until: new Date('2026-03-03T12:00:00Z'), choice: null },
    ]);

    await hear(['Out For Delivery', 3]);
    expect(await shop.decisions()).toMatchObject([{ kind: 'deliveryFailed', choice: 'settled' }]);
  });

  it('CR-8 leaves a partial delivery to a person, also when its rest comes back', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Partly Delivered', 2, 200], ['Returned', 3]);

    expect(await shop.statusOf(order)).toBe('Shipping');
    expect(await shop.parcelOf(order)).toMatchObject({ stage: 'returned', collected: 200 });
    expect(await shop.decisions()).toMatchObject([{ kind: 'partlyDelivered', choice: null }]);
  });

  it('CR-8 leaves it to a person when the courier takes its last word back', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Delivered', 2, 311], ['Cancelled', 3]);

    expect(await shop.statusOf(order)).toBe('Delivered');
    expect((await shop.parcelOf(order)).stage).toBe('delivered');
    expect(await shop.decisions()).toMatchObject([
      { kind: 'takenBack', word: 'Cancelled', details: { stage: 'returning' } },
    ]);
  });

  it('CR-8 leaves to a person the newest of several words by which the courier takes its last one back', async () => {
    const shop = await openCourierShop(at);
    const { hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Delivered', 2, 311], ['Cancelled', 4], ['Returned', 5], ['Lost', 3]);

    const decisions = (await shop.decisions()).map(
      ({ kind, word, details, choice }) => `${kind} ${word} ${String(details.stage)} ${choice}`,
    );
    expect(decisions.toSorted()).toEqual([
      'takenBack Cancelled returning settled',
      'takenBack Returned returned null',
    ]);
  });

  it('CR-8 leaves a lost parcel to a person', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Lost', 2]);
    expect(await shop.statusOf(order)).toBe('Shipping');
    expect(await shop.decisions()).toMatchObject([{ kind: 'lost', word: 'Lost' }]);
  });

  it('CR-7 does not cancel an order of which another parcel is on its way', async () => {
    const shop = await openCourierShop(at);
    const { order, parcel, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Lost', 2]);
    await shop.book(order);
    await shop.work();
    await shop.move(parcel.id, 'lost', 'returning');
    // Later than the move by hand, for which the shop's clock has 09:07 (UTC).
    await hear(['Returned', 30]);

    expect((await shop.parcelOf(order)).stage).toBe('returned');
    expect(await shop.statusOf(order)).toBe('Shipping');
  });

  it('CR-7 moves no order by the parcel of an exchange', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Delivered', 2, 311]);
    await shop.book(order, 'pathao', { isExchange: true });
    await shop.work();
    await shop.hear(await shop.parcelOf(order, 2), 'Cancelled', atMinute(4));
    await shop.work();

    expect((await shop.parcelOf(order, 2)).stage).toBe('returning');
    expect(await shop.statusOf(order)).toBe('Delivered');
    expect(await shop.decisions()).toEqual([]);
  });
});
