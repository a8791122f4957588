import { describe, expect, it } from 'vitest';
import { isRecord, type JsonRecord } from '#domain/values/parse.ts';
import { parcelsToBook, parcelToBook } from '../../support/builders/parcelToBook.ts';
import { pathaoOfTest, steadfastOfTest } from '../../support/servers/fakeCouriers/fakesOfTest.ts';
import { sendWebhook, sendWebhookStorm } from '../../support/servers/fakeCouriers/sendWebhook.ts';
import { testClock } from '../../support/servers/fakeCouriers/testClock.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

/** Of a parcel with 1,250 taka to collect; the stand-in of Steadfast delivers it for 60. */
const { invoice } = parcelToBook();

/** A delivered parcel, and the calls that no courier port has. */
const deliveredSteadfast = async () => {
  const { courier, fake } = await steadfastOfTest();
  await courier.book(parcelToBook());
  fake.account.move(invoice, 'delivered');
  const { apiKey, secretKey } = fake.settings;
  const get = async (path: string): Promise<JsonRecord | unknown[]> => {
    const response = await fetch(fake.address + path, {
      headers: { 'api-key': apiKey, 'secret-key': secretKey },
    });
    const body: unknown = await response.json();
    if (!isRecord(body) && !Array.isArray(body)) throw new Error('The answer is no JSON');
    return body;
  };
  return { courier, fake, get };
};

describe('the stand-in of Steadfast', () => {
  it('CR-12 pays what is delivered, and owes nothing afterwards', async () => {
    const { fake, get } = await deliveredSteadfast();
    const { payment_id, amount } = fake.account.payOut();
    // 1,250 taka less the delivery charge of 60.
    expect(amount).toBe(1190);
    expect(fake.account.balance).toBe(0);
    expect(await get('/payments')).toMatchObject({
      current_page: 1,
      last_page: 1,
      data: [{ payment_id, amount }],
    });
    const row = { invoice, cod_amount: 1250, delivery_charge: 60 };
    expect(await get(`/payments/${payment_id}`)).toMatchObject([row]);
    fake.forms.payout = 'consignments';
    expect(await get(`/payments/${payment_id}`)).toMatchObject({ consignments: [row] });
    fake.forms.payout = 'netOnly';
    expect(await get(`/payments/${payment_id}`)).toEqual({ payment_id, amount: 1190 });
  });

  it('CR-12 pays less, more, twice, and takes money back', async () => {
    const { fake } = await deliveredSteadfast();
    const { account } = fake;
    // The parcel is worth 1,190 taka, and is paid in each of the first three payouts; “less” and “more” are 100 taka.
    expect(account.payOut('moneyTwice').amount).toBe(1190);
    expect(account.payOut('moneyTwice').amount).toBe(1190);
    expect(account.payOut('moneyLess').amount).toBe(1090);
    const takenBack = account.payOut('payoutTakesBack');
    expect(takenBack.rows).toMatchObject([{ invoice, cod_amount: -1250 }]);
    account.create({ ...account.parcels[0], invoice: 'HK-2' });
    account.move('HK-2', 'delivered');
    expect(account.payOut('moneyMore').amount).toBe(1290);
  });

  it('CR-12 lists payouts ten a page', async () => {
    const { fake, get } = await deliveredSteadfast();
    for (let payout = 0; payout < 12; payout += 1) fake.account.payOut();
    expect(await get('/payments?page=2')).toMatchObject({
      current_page: 2,
      last_page: 2,
      next_page_url: null,
    });
  });

  it('CR-12 takes the rows of many bookings as text too, and no more than 500', async () => {
    const { fake } = await steadfastOfTest();
    const { apiKey, secretKey } = fake.settings;
    const post = (data: unknown): Promise<Response> =>
      fetch(`${fake.address}/create_order/bulk-order`, {
        method: 'POST',
        headers: { 'api-key': apiKey, 'secret-key': secretKey },
        body: JSON.stringify({ data }),
      });
    const row = {
      invoice,
      recipient_name: 'Rahim',
      recipient_phone: '01712345678',
      recipient_address: 'Mirpur',
      cod_amount: 5,
    };
    expect(await (await post(JSON.stringify([row]))).json()).toMatchObject([{ invoice, status: 'success' }]);
    expect((await post(Array.from({ length: 501 }, () => row))).status).toBe(422);
  });

  it('CR-12 keeps a status for a minute', async () => {
    const { courier, fake, clock } = await steadfastOfTest();
    await courier.book(parcelToBook());
    const ask = async (): Promise<string | undefined> =>
      (await courier.status({ invoice, courierReference: null }))?.word;
    expect(await ask()).toBe('in_review');
    fake.account.move(invoice, 'pending');
    expect(await ask()).toBe('in_review');
    clock.advance(60_000);
    expect(await ask()).toBe('pending');
  });

  it('CR-12 repeats a webhook after 30 s and 2 minutes when it fails, and never after a refusal', async () => {
    const { fake } = await deliveredSteadfast();
    const [parcel] = fake.account.parcels;
    if (parcel === undefined) throw new Error('There is no parcel');
    const message = fake.webhooks.status(parcel);
    const answers = [503, 500, 200, 401];
    const host = await openFakeHost((_request, count) => ({ status: answers[count - 1] ?? 500 }));
    const clock = testClock();
    const start = clock.now();
    expect(await sendWebhook(host.settings.apiHost, message, { clock })).toEqual([503, 500, 200]);
    expect(clock.now() - start).toBe(150_000);
    expect(await sendWebhook(host.settings.apiHost, message, { clock })).toEqual([401]);
    const keys = host.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('CR-12 repeats a webhook that is not answered', async () => {
    const { fake } = await deliveredSteadfast();
    const host = await openFakeHost((_request, count) => (count === 1 ? new Promise(() => undefined) : {}));
    const message = fake.webhooks.any({ notification_type: 'tracking_update' });
    const sending = { clock: testClock(), patience: 1500 };
    expect(await sendWebhook(host.settings.apiHost, message, sending)).toEqual([null, 200]);
  });

  it('CR-12 sends many webhooks at once', async () => {
    const { fake } = await deliveredSteadfast();
    const host = await openFakeHost(() => ({}));
    const messages = Array.from({ length: 120 }, () =>
      fake.webhooks.any({ notification_type: 'tracking_update' }),
    );
    const statuses = await sendWebhookStorm(host.settings.apiHost, messages, 20_000);
    expect(statuses).toEqual(Array(120).fill(200));
    expect(new Set(host.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(120);
  });
});

describe('the stand-in of Pathao', () => {
  it('CR-12 books the same number twice', async () => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook());
    await courier.book(parcelToBook());
    expect(fake.account.parcels.map(({ merchant_order_id }) => merchant_order_id)).toEqual([
      invoice,
      invoice,
    ]);
  });

  it('CR-12 answers many bookings with no ids, and tells them by an event', async () => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook());
    const response = await fetch(`${fake.address}/orders/bulk`, {
      method: 'POST',
      headers: { authorization: 'Bearer token-1' },
      body: JSON.stringify({ orders: [fake.calls.at(-1)?.body] }),
    });
    expect([response.status, await response.json()]).toMatchObject([202, { data: true }]);
    const parcel = fake.account.parcels.at(-1);
    if (parcel === undefined) throw new Error('It is not booked');
    expect(courier.readWebhook?.(fake.webhooks.event('order.created', parcel))).toMatchObject({
      news: { invoice, courierReference: parcel.consignment_id },
    });
  });

  it('CR-12 refuses an amount with decimals and an empty city', async () => {
    const { courier, fake } = await pathaoOfTest();
    await courier.book(parcelToBook());
    const booking = fake.calls.at(-1)?.body as JsonRecord;
    const errorsOf = (changes: JsonRecord): string[] =>
      Object.keys(fake.account.create({ ...booking, ...changes }).errors ?? {});
    expect(errorsOf({ amount_to_collect: 10.5 })).toEqual(['amount_to_collect']);
    expect(errorsOf({ recipient_city: null })).toEqual(['recipient_city']);
  });

  it('CR-12 pays what is delivered', async () => {
    const { courier, fake } = await pathaoOfTest();
    for (const parcel of parcelsToBook(2)) await courier.book(parcel);
    const [first] = fake.account.parcels;
    if (first === undefined) throw new Error('It is not booked');
    fake.account.move(first.consignment_id, 'Delivered', 1200);
    // 1,200 taka less the delivery fee of 70.
    expect(fake.account.payOut()).toEqual({ invoice_id: 'PI-1000', amount: 1130 });
    expect(fake.account.balance).toBe(0);
    expect(courier.readWebhook?.(fake.webhooks.event('order.paid', first))).toMatchObject({
      type: 'order.paid',
      news: { word: 'order.paid', stage: null, isKnown: true, collected: null },
    });
  });
});
