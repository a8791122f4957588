import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookParcelsCall, checkBookingsCall } from '#contract/consignments/bookings.ts';
import { listPaidAdvancesCall } from '#contract/orders/advances.ts';
import { getOrderCall } from '#contract/orders/orders.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { type AdvanceShop, openAdvanceShop } from '../support/servers/advanceShop.ts';
import { refusedBy } from '../support/servers/refusedBy.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const minute = 60_000;

// Ten cups for 250.50 and their delivery for 60 are 2,565 taka; 2,505 remain once the delivery is paid.

describe.each(testDatabases())('the delivery charge in advance on $name', (at) => {
  let shop: AdvanceShop;
  let order: string;
  beforeAll(async () => {
    shop = await openAdvanceShop(at);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    order = await shop.tenCups();
  });

  it('CA-10 is asked for by staff, paid by the customer, and collected less by a parcel given by hand', async () => {
    const before = await shop.advancesOf(order);
    const asked = await shop.ask(order);
    const { token } = await shop.newest(order);
    const offer = await shop.page(token ?? '');
    const { body } = await shop.pay(token ?? '');
    const payment = shop.gateway.pay();
    const back = await shop.comeBack(token ?? '', shop.gateway.noticeOf(payment));
    await shop.setStatus(order, 'Confirmed');
    const parcel = await shop.give(order);

    expect(before).toMatchObject({ isOn: true, amount: 60, refusal: null, advances: [] });
    expect(asked.status).toBe(200);
    expect(offer).toEqual({
      orderNumber: expect.stringMatching(/^HK-/),
      amount: 60,
      state: 'asked',
      isStarted: false,
      canPay: true,
      atTheDoor: 2505,
      endsAt: expect.any(String),
    });
    expect(body).toEqual({ url: `${shop.gateway.address}/gateway/${shop.gateway.sessions.length}` });
    expect([back.status, back.headers.get('location')]).toEqual([303, `/advance/${token}`]);
    expect(await shop.newest(order)).toMatchObject({
      amount: 60,
      state: 'paid',
      bankTransactionId: payment.fields.bank_tran_id,
      token: null,
      history: [
        { from: null, to: 'asked', by: 'staff' },
        { from: 'asked', to: 'asked', by: 'Customer' },
        { from: 'asked', to: 'paid', by: 'SSLCommerz', text: 'It was paid.' },
      ],
    });
    expect(parcel.amount).toBe(2505);
  });

  it('CA-10 lowers what a booking checks and books, and the papers; invoice and total stay', async () => {
    await shop.payInAdvance(order);
    await shop.setStatus(order, 'Confirmed');
    const parcels = [{ order, thana: 'Mirpur', weight: 500, note: '' }];
    // By file, so that no courier has to be called.
    const body = { courier: 'redx', way: 'file', parcels } as const;
    const token = shop.tokens.staff;
    const checked = await shop.api.call(checkBookingsCall, { body, token });
    await shop.api.call(bookParcelsCall, { body, token });
    const papers = await shop.api.call(listPaidAdvancesCall, { query: { ids: order }, token });
    const { data } = await shop.api.call(getOrderCall, { params: { id: order }, token });

    expect(checked.parcels.map(({ amount, reason }) => [amount, reason])).toEqual([[2505, null]]);
    expect((await shop.parcelsOf(order)).map(({ amount }) => amount)).toEqual([2505]);
    expect(papers).toEqual({ advances: [{ orderId: order, amount: 60 }] });
    expect([data.total, data.customerData.deliveryCharge]).toEqual([2565, 60]);
  });

  it('CA-10 asks for a tenth of the total at most, in whole taka, and for nothing where delivery is free', async () => {
    const small = await shop.order();
    // 20 cups are over the limit of free delivery.
    const free = await submitOrder(shop.api, orderBody([lineFor(shop.cup, 250.5, 20)]));
    const refused = await shop.ask(free);

    // A tenth of one cup for 250.50 and its delivery for 60.
    expect((await shop.advancesOf(small)).amount).toBe(31);
    expect((await shop.advancesOf(free)).amount).toBe(0);
    expect([refused.status, refused.refusal.code]).toEqual([409, 'advanceRefused']);
  });

  it('CA-10 is proposed by the rules of the shop, and never asked for by itself', async () => {
    await shop.changeSettings({ advanceOver: 2000, advanceForNewOutside: true, advanceBelowShare: 50 });
    const outside = await shop.tenCups({
      mobileNumber: '01911777333',
      deliveryArea: 'Outside of Dhaka',
      district: 'Sylhet',
    });
    const { reasons, advances } = await shop.advancesOf(outside);
    await shop.changeSettings({ advanceOver: null });
    const next = await shop.advancesOf(outside);

    expect(reasons).toEqual([
      'The order is over ৳2,000.',
      'The phone number is new, and the order goes outside of Dhaka.',
    ]);
    expect(next.reasons).toEqual(['The phone number is new, and the order goes outside of Dhaka.']);
    expect(advances).toEqual([]);
  });

  it('CA-10 is one at a time, for a pending or confirmed order without an open parcel', async () => {
    const answers = await Promise.all([shop.ask(order), shop.ask(order), shop.ask(order)]);
    const given = await shop.confirmed();
    await shop.give(given);
    const withParcel = await shop.ask(given);
    const cancelled = await shop.tenCups();
    await shop.setStatus(cancelled, 'Cancelled');
    const ended = await shop.ask(cancelled);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect([withParcel.refusal.code, withParcel.refusal.message]).toEqual([
      'advanceRefused',
      'A courier has the parcel and collects the whole amount.',
    ]);
    expect(ended.refusal.message).toBe(
      'The order is Cancelled. Only a pending or confirmed order can have an advance.',
    );
  });

  it('CA-10 says that nothing remains at the door after the delivery', async () => {
    const { token } = await shop.payInAdvance(order);
    const before = await shop.page(token);
    for (const status of ['Confirmed', 'Shipping', 'Delivered'] as const) await shop.setStatus(order, status);
    const after = await shop.page(token);
    expect([before.atTheDoor, after.state, after.atTheDoor]).toEqual([2505, 'paid', 0]);
  });

  it('CA-10 is not there in a shop that has not turned it on', async () => {
    await shop.changeSettings({ takesAdvances: false });
    const { isOn, amount, reasons } = await shop.advancesOf(order);
    const asked = await shop.ask(order);
    await shop.changeSettings({ takesAdvances: true });

    expect({ isOn, amount, reasons }).toEqual({ isOn: false, amount: 0, reasons: [] });
    expect(asked.refusal.message).toBe('The shop asks for no advance.');
  });

  it('CA-10 BN-1 brings the customer back to the page in the language in which it was opened', async () => {
    const bought = await shop.tenCups();
    await shop.ask(bought);
    const { token } = await shop.newest(bought);
    await shop.pay(token ?? '', 'bn');
    const sent = shop.gateway.sessions.at(-1);
    const returnUrl = String(sent?.success_url);
    const answer = await fetch(returnUrl, {
      method: 'POST',
      body: new URLSearchParams(),
      redirect: 'manual',
    });

    expect(returnUrl).toBe(`${shop.api.origin}/bn/advance/${token}/returned`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/bn/advance/${token}`]);
  });

  it('CA-10 sends the gateway what it requires of a customer and nothing more', async () => {
    const token = await shop.start(order);
    const { orderNumber } = await shop.page(token);
    const sent = shop.gateway.sessions.at(-1);

    expect(sent).toEqual({
      store_id: shop.gateway.keys.sslCommerzStoreId,
      store_passwd: shop.gateway.keys.sslCommerzStorePassword,
      // The advance is the delivery charge.
      total_amount: '60.00',
      currency: 'BDT',
      tran_id: expect.stringMatching(/^[0-9a-f]{24}-1$/),
      success_url: `${shop.api.origin}/advance/${token}/returned`,
      fail_url: `${shop.api.origin}/advance/${token}/returned`,
      cancel_url: `${shop.api.origin}/advance/${token}/returned`,
      ipn_url: `${shop.api.origin}/payments/sslcommerz`,
      emi_option: '0',
      // The customer of `orderBody`.
      cus_name: 'Rahima Khatun',
      cus_email: 'support@hatkhola.example',
      cus_phone: '01711000222',
      cus_add1: 'Dhaka',
      cus_city: 'Dhaka',
      cus_postcode: '1000',
      cus_country: 'Bangladesh',
      shipping_method: 'NO',
      num_of_item: '1',
      product_name: `Delivery charge of order ${orderNumber}`,
      product_category: 'Delivery',
      product_profile: 'general',
    });
    expect(shop.api.log.join('')).not.toContain(token);
    expect(shop.api.log.join('')).not.toContain(shop.gateway.keys.sslCommerzStorePassword);
  });

  it('CA-10 opens one payment page for many presses, and another one when the first was not paid', async () => {
    const token = await shop.start(order);
    const first = await shop.pay(token);
    const same = await shop.pay(token);
    // A payment page lives for 15 minutes.
    shop.api.pass(16 * minute);
    await shop.signInAgain();
    const second = await shop.pay(token);

    expect(same.body.url).toBe(first.body.url);
    expect(first.body.url).not.toBe(second.body.url);
    expect(shop.gateway.sessions.slice(-2).map(({ tran_id: id }) => id?.slice(-2))).toEqual(['-1', '-2']);
  });

  it('CA-10 says that a payment was not made, which the customer can try again', async () => {
    const token = await shop.start(order);
    const { tran_id: id = '' } = shop.gateway.sessions.at(-1) ?? {};
    await fetch(`${shop.gateway.address}/pay/${shop.gateway.sessions.length}/fail`, { method: 'POST' });
    await shop.comeBack(token, new URLSearchParams({ status: 'FAILED', tran_id: id }));
    const failed = await shop.page(token);
    const again = await shop.pay(token);

    expect(failed).toMatchObject({ state: 'failed', canPay: true });
    expect(again.status).toBe(200);
  });

  it('CA-10 finds the payment that was made after ten that failed on the same page', async () => {
    const token = await shop.start(order);
    const { tran_id: id = '' } = shop.gateway.sessions.at(-1) ?? {};
    const fail = `${shop.gateway.address}/pay/${shop.gateway.sessions.length}/fail`;
    for (let round = 0; round < 10; round += 1) await fetch(fail, { method: 'POST' });
    shop.gateway.pay();
    // The browser brings no validation id, so the gateway is asked about all payments.
    await shop.comeBack(token, new URLSearchParams({ tran_id: id }));

    expect((await shop.page(token)).state).toBe('paid');
  });

  it('CA-10 finds the payment that was made after ten with which money moved, but not what was asked for', async () => {
    const token = await shop.start(order);
    const { tran_id: id = '' } = shop.gateway.sessions.at(-1) ?? {};
    for (let round = 0; round < 10; round += 1) shop.gateway.pay({ amount: '10.00' });
    shop.gateway.pay();
    await shop.comeBack(token, new URLSearchParams({ tran_id: id }));

    expect((await shop.page(token)).state).toBe('paid');
  });

  it('CA-10 keeps its history: a row of it is neither changed nor deleted', async () => {
    await shop.ask(order);
    const { id } = await shop.newest(order);
    const refusals: (string | null)[] = [];
    for (const statement of [
      sql`update order_advance_events set text = 'x' where advance_id = ${id}`,
      sql`delete from order_advance_events where advance_id = ${id}`,
      sql`truncate order_advance_events cascade`,
    ])
      refusals.push(await refusedBy(shop.api.db.execute(statement)));

    expect(refusals).toEqual(Array.from({ length: 3 }, () => 'order_advance_events_appended'));
  });
});
