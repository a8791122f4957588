import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookParcelsCall } from '#contract/consignments/bookings.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { openCourierDesk } from '#server/courierDesk/openCourierDesk.ts';
import { openOwnRider } from '#server/couriers/ownRider/openOwnRider.ts';
import { openOutboxWorker } from '#server/outbox/outboxWorker.ts';
import { type BookingShop, openBookingShop } from '../support/servers/bookingShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const exchange = { exchangeAmount: 40 };
const rules = () => ({ shipsAtCustody: true, cancelsReturning: true });

describe.each(testDatabases())('exchanges and the own rider on $name', (at) => {
  let shop: BookingShop;
  beforeAll(async () => {
    shop = await openBookingShop(at);
  });
  afterAll(() => shop?.close());
  afterEach(async () => {
    shop.couriers.delete('ownRider');
    await shop.removeJobs();
  });

  /** Works the jobs until all are done. */
  const work = async (): Promise<void> => {
    const { db, now } = shop.api;
    const desk = openCourierDesk({ db, couriers: shop.couriers, rules, now });
    const worker = openOutboxWorker({
      db,
      handlers: desk.handlers,
      log: { warn: () => undefined },
    });
    await vi.waitFor(
      async () => {
        worker.wake();
        const states = (await shop.jobs()).map(({ state }) => state);
        expect(new Set(states)).toEqual(new Set(['done']));
      },
      { timeout: 20_000, interval: 20 },
    );
    await worker.close();
  };
  const parcel = { weight: 500, note: '', thana: 'Mirpur' };
  /** What the courier was told of the parcel with this invoice. */
  const toldOf = (courier: CourierId, invoice: string | undefined): unknown => {
    if (courier === 'steadfast') {
      const told = shop.steadfast.account.parcels.find((each) => each.invoice === invoice);
      return [told?.cod_amount, told?.note];
    }
    const told = shop.pathao.account.parcels.find((each) => each.merchant_order_id === invoice);
    return [told?.amount_to_collect, told?.special_instruction];
  };

  it.each(['steadfast', 'pathao'] as const)(
    'CR-16 books an exchange with %s beside the open parcel of its order, for the amount that staff enter',
    async (courier) => {
      const order = await shop.confirmed();
      const first = await shop.give(order);
      const check = (exchangeAmount?: number) =>
        shop.check({
          courier,
          way: 'call',
          parcels: [{ ...parcel, order, ...(exchangeAmount === undefined ? {} : { exchangeAmount }) }],
        });
      expect((await check()).parcels[0]?.reason).toMatch(/^The parcel .* of this order is still open\./);
      expect((await check(40)).parcels).toMatchObject([{ reason: null, amount: 40 }]);

      const [result] = await shop.book([order], { courier, note: 'Blue, not red', ...exchange });
      const invoice = `${first.invoice}-2`;
      expect(result?.booking).toMatchObject({ invoice, stage: 'booking' });
      await work();
      expect((await shop.parcelsOf(order))[1]).toMatchObject({
        courier,
        invoice,
        amount: 40,
        isExchange: true,
        stage: 'booked',
      });
      expect(toldOf(courier, invoice)).toEqual([40, 'EXCHANGE: take the other parcel back. Blue, not red']);
    },
  );

  it('CR-16 books an exchange for 0 taka after the delivery, and once for each key', async () => {
    const order = await shop.confirmed();
    await shop.setStatus(order, 'Shipping');
    await shop.setStatus(order, 'Delivered');
    expect((await shop.book([order]))[0]?.message).toMatch(/^The order is Delivered\./);
    const book = () => shop.book([order], { exchangeAmount: 0 }, 'one-exchange');
    expect(await book()).toEqual(await book());
    expect(await shop.parcelsOf(order)).toMatchObject([{ amount: 0, isExchange: true, stage: 'booking' }]);
    expect(await shop.jobs()).toHaveLength(1);
  });

  it.each([-1, 0.5, 1_000_001, '40 taka'])(
    'CR-16 refuses %s as the amount of an exchange',
    async (amount) => {
      const order = await shop.confirmed();
      const answer = await shop.send({
        courier: 'steadfast',
        way: 'call',
        parcels: [{ ...parcel, order, exchangeAmount: amount }],
      });
      expect([answer.status, answer.refusal.field]).toEqual([400, 'parcels[0].exchangeAmount']);
      expect(await shop.parcelsOf(order)).toEqual([]);
    },
  );

  it('CA-8 CR-16 books with the own rider only by name, and with no other courier by one', async () => {
    shop.couriers.set('ownRider', openOwnRider());
    const parcels = [{ ...parcel, order: await shop.confirmed() }];
    const send = (body: unknown) => shop.api.send(bookParcelsCall, { body, token: shop.tokens.staff });
    const unnamed = await send({ courier: 'ownRider', way: 'hand', parcels });
    const named = await send({ courier: 'steadfast', way: 'call', rider: 'Karim', parcels });
    expect([unnamed, named].map(({ status, refusal }) => [status, refusal.field])).toEqual([
      [400, 'rider'],
      [400, 'rider'],
    ]);
    shop.couriers.delete('ownRider');
  });

  it('CR-16 books with the own rider at once and without a job, where the shop has one', async () => {
    const order = await shop.confirmed();
    const sent = { courier: 'ownRider', way: 'hand', parcels: [{ ...parcel, order }] } as const;
    const refused = await shop.send(sent);
    expect([refused.status, refused.refusal.message]).toEqual([400, 'Own rider is not set up in this shop.']);

    shop.couriers.set('ownRider', openOwnRider());
    expect(await shop.reasons(sent)).toEqual([null]);
    const [result] = await shop.book([order], { courier: 'ownRider', way: 'hand', rider: 'Karim' });
    const second = await shop.confirmed();
    await shop.book([second], { courier: 'ownRider', way: 'hand', rider: ' karim ' });
    expect(result?.booking).toMatchObject({ stage: 'booked' });
    expect(await shop.jobs()).toEqual([]);
    expect(await shop.parcelsOf(order)).toMatchObject([
      // The cup for 250.50 and its delivery for 60, in whole taka.
      { courier: 'ownRider', rider: 'Karim', stage: 'booked', amount: 311 },
    ]);
    // Spelled as the earlier rider of that name (CA-8).
    expect(await shop.parcelsOf(second)).toMatchObject([{ rider: 'Karim' }]);
    // Nobody but the own rider takes parcels by hand, and nobody calls the own rider.
    const bySteadfast = await shop.send({ ...sent, courier: 'steadfast' });
    const byCall = await shop.send({ ...sent, way: 'call' });
    expect([bySteadfast.status, bySteadfast.refusal.message, byCall.status, byCall.refusal.message]).toEqual([
      400,
      "Steadfast can't be booked in this way.",
      400,
      "Own rider can't be booked in this way.",
    ]);
  });
});
