import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdvanceShop, openAdvanceShop } from '../support/servers/advanceShop.ts';
import type { GatewayFault, PaymentChanges } from '../support/servers/openFakeSslCommerz.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const minute = 60_000;

/** The advance of each order, its delivery charge, as the gateway writes it: taka. */
const askedAmount = '60.00';

describe.each(testDatabases())('what is posted in the name of the payment gateway on $name', (at) => {
  let shop: AdvanceShop;
  let order: string;
  let token: string;
  beforeAll(async () => {
    shop = await openAdvanceShop(at);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    shop.gateway.fault = null;
    shop.gateway.pageUrl = null;
    order = await shop.tenCups();
    token = await shop.start(order);
  });

  const stateNow = async () => (await shop.newest(order)).state;
  const transactionId = () => shop.gateway.sessions.at(-1)?.tran_id ?? '';

  it('CA-10 SEC-1 counts once, however often it is repeated, by notice and by return at the same time', async () => {
    const form = shop.gateway.noticeOf(shop.gateway.pay());
    const answers = await Promise.all([
      shop.notify(form),
      shop.comeBack(token, form),
      shop.notify(form),
      shop.comeBack(token, form),
    ]);
    const calls = shop.gateway.calls.length;
    const replayed = await shop.notify(form);
    const { advances } = await shop.advancesOf(order);

    expect(answers.map(({ status }) => status)).toEqual([200, 303, 200, 303]);
    expect(replayed.status).toBe(200);
    expect(shop.gateway.calls.length).toBe(calls);
    expect(advances.map(({ state }) => state)).toEqual(['paid']);
    expect(advances[0]?.history.filter(({ to }) => to === 'paid')).toHaveLength(1);
  });

  it('CA-10 pays nothing when it was made up, whatever it says', async () => {
    const forged = new URLSearchParams({
      status: 'VALID',
      tran_id: transactionId(),
      val_id: 'made-up-by-a-stranger',
      amount: askedAmount,
      currency: 'BDT',
      risk_level: '0',
    });
    const statuses = [(await shop.notify(forged)).status, (await shop.comeBack(token, forged)).status];

    expect(statuses).toEqual([200, 303]);
    expect(await stateNow()).toBe('asked');
    // It was asked for, and its payment page was opened.
    expect((await shop.newest(order)).history).toHaveLength(2);
  });

  const wrong: readonly (readonly [what: string, changes: PaymentChanges, reason: string])[] = [
    ['of less', { amount: '10.00' }, 'its amount is 10.00'],
    ['of more', { amount: '600.00' }, 'its amount is 600.00'],
    ['of an amount that is none', { amount: 'sixty' }, 'its amount is unknown'],
    ['in another currency', { currency: 'INR' }, 'its currency is not BDT'],
    ['of another transaction', { tran_id: `${'a'.repeat(24)}-1` }, 'it belongs to another transaction'],
  ];
  it.each(wrong)(
    'CA-10 pays nothing with a true payment %s, and staff read why once',
    async (_what, changes, reason) => {
      const payment = shop.gateway.pay(changes);
      const form = shop.gateway.noticeOf(payment);
      form.set('tran_id', transactionId());
      form.set('amount', askedAmount);
      form.set('currency', 'BDT');
      await shop.notify(form);
      await shop.comeBack(token, form);
      const { state, history } = await shop.newest(order);

      expect(state).toBe('asked');
      expect(history.slice(2).map(({ text }) => text)).toEqual([`A payment does not count: ${reason}.`]);
    },
  );

  it('CA-10 pays no second order with the payment of a first one', async () => {
    const first = shop.gateway.pay();
    await shop.notify(shop.gateway.noticeOf(first));
    const second = await shop.tenCups();
    const secondToken = await shop.start(second);
    const stolen = shop.gateway.noticeOf(first);
    stolen.set('tran_id', transactionId());
    await shop.notify(stolen);
    await shop.comeBack(secondToken, stolen);
    await shop.comeBack(secondToken, shop.gateway.noticeOf(first));

    expect((await shop.newest(second)).state).toBe('asked');
    expect(await stateNow()).toBe('paid');
  });

  it.each(['PENDING', 'FAILED', 'INVALID_TRANSACTION', 'valid?', ''])(
    'CA-10 pays nothing while the validator says “%s”',
    async (status) => {
      const payment = shop.gateway.pay({ status });
      await shop.notify(shop.gateway.noticeOf(payment));

      expect(await stateNow()).toBe('asked');
    },
  );

  const faults: readonly GatewayFault[] = [
    'answerLost',
    'htmlPage',
    'htmlFailure',
    'redirect',
    'notJson',
    'keysRefused',
  ];
  it.each(faults)(
    'CA-10 pays nothing when the validator answers wrongly (%s), and is found afterwards',
    async (fault) => {
      const form = shop.gateway.noticeOf(shop.gateway.pay());
      shop.gateway.fault = fault;
      const statuses = [(await shop.notify(form)).status, (await shop.comeBack(token, form)).status];
      const during = await stateNow();
      const asked = await shop.decide(order, 'askAgain');
      shop.gateway.fault = null;
      await shop.decide(order, 'askAgain');

      expect(statuses).toEqual([200, 303]);
      expect([during, asked.status, asked.refusal.code]).toEqual(['asked', 409, 'advanceRefused']);
      expect(shop.gateway.callsElsewhere).toEqual([]);
      expect(await stateNow()).toBe('paid');
    },
  );

  it.each(faults)('CA-10 opens no payment page when the gateway answers wrongly (%s)', async (fault) => {
    const next = await shop.tenCups();
    await shop.ask(next);
    const { token: mine } = await shop.newest(next);
    shop.gateway.fault = fault;
    const { status, refusal } = await shop.pay(mine ?? '');

    expect([status, refusal.message]).toEqual([
      409,
      'The payment page could not be opened. Try again in a moment.',
    ]);
    expect(shop.gateway.callsElsewhere).toEqual([]);
  });

  it('CA-10 counts a payment page as opened once the gateway has opened one, for customer and staff', async () => {
    const next = await shop.tenCups();
    await shop.ask(next);
    const { token: mine } = await shop.newest(next);
    const press = async (fault: GatewayFault | null) => {
      shop.gateway.fault = fault;
      await shop.pay(mine ?? '');
      shop.gateway.fault = null;
      const [page, advance] = [await shop.page(mine ?? ''), await shop.newest(next)];
      // Longer than a payment page lives, so that the next press asks for another one.
      shop.api.pass(16 * minute);
      await shop.signInAgain();
      return [page.isStarted, advance.isStarted, advance.history.at(-1)?.text];
    };

    const asked = 'The customer asked for the payment page.';
    expect(await press('keysRefused')).toEqual([false, false, asked]);
    expect(await press(null)).toEqual([true, true, asked]);
    // The first page may still be paid.
    expect(await press('keysRefused')).toEqual([true, true, asked]);
  });

  it.each([
    'https://evil.example/gateway/1',
    'http://127.0.0.1.evil.example/gateway/1',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('CA-10 sends no shopper to a payment page elsewhere: “%s”', async (url) => {
    const next = await shop.tenCups();
    await shop.ask(next);
    const { token: mine } = await shop.newest(next);
    shop.gateway.pageUrl = url;

    expect((await shop.pay(mine ?? '')).status).toBe(409);
  });

  it('CA-10 SEC-13 is limited for each advance, whoever sends it', async () => {
    const forged = new URLSearchParams({ tran_id: transactionId(), val_id: 'made-up' });
    const statuses: number[] = [];
    for (let sent = 0; sent < 10; sent += 1) statuses.push((await shop.notify(forged)).status);

    // Six in a minute.
    expect(statuses).toEqual([...Array<number>(6).fill(200), ...Array<number>(4).fill(429)]);
  });

  it('CA-10 is limited alike for an advance that the shop does not have', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 10; sent += 1) {
      const unknown = new URLSearchParams({ tran_id: `${'b'.repeat(24)}-1`, val_id: 'made-up' });
      statuses.push((await shop.notify(unknown)).status);
    }

    expect(statuses).toEqual([...Array<number>(6).fill(200), ...Array<number>(4).fill(429)]);
  });

  it('CA-10 is answered alike for payments that the shop does not know, and refused when it is no form', async () => {
    const unknown = new URLSearchParams({ tran_id: `${'0'.repeat(24)}-1`, val_id: 'x' });
    const send = (body: string, type: string) =>
      fetch(`${shop.api.origin}/payments/sslcommerz`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    const form = 'application/x-www-form-urlencoded';
    const calls = shop.gateway.calls.length;
    const statuses = [
      (await shop.notify(unknown)).status,
      (await shop.notify(new URLSearchParams())).status,
      (await send('', form)).status,
      (await send('{"tran_id":1}', 'application/json')).status,
      (await send(`val_id=${'x'.repeat(40_000)}`, form)).status,
      // An address whose token has another form does not exist; an unknown token leads to its page, which says so.
      (await shop.comeBack('no-link', unknown)).status,
      (await shop.comeBack('0'.repeat(40), unknown)).status,
    ];

    expect(statuses).toEqual([200, 200, 200, 415, 413, 404, 303]);
    expect(shop.gateway.calls.length).toBe(calls);
  });
});
