import { describe, expect, it } from 'vitest';
import type { WebhookReading } from '#server/couriers/courier.ts';
import { parcelToBook } from '../../../support/builders/parcelToBook.ts';
import { steadfastOfTest } from '../../../support/servers/fakeCouriers/fakesOfTest.ts';
import { webhookReader } from '../../../support/servers/fakeCouriers/webhookReader.ts';

const { invoice } = parcelToBook();
const refused = { kind: 'refused' };

/** Steadfast with one booked parcel. */
const steadfast = async () => {
  const { courier, fake, clock, open } = await steadfastOfTest();
  await courier.book(parcelToBook());
  const move = (status: Parameters<typeof fake.account.move>[1], collected?: number) =>
    fake.account.move(invoice, status, collected);
  return { read: webhookReader(courier), fake, clock, open, move };
};

describe('a webhook of Steadfast', () => {
  it('CR-5 tells a change of status with money, fee and the instant of Dhaka’s clock', async () => {
    const { read, fake, move } = await steadfast();
    const reading = read(fake.webhooks.status(move('partial_delivered', 700)));
    expect(reading).toEqual({
      kind: 'event',
      key: 'steadfast-event-1',
      type: 'delivery_status',
      news: {
        invoice,
        courierReference: '1424100',
        word: 'partial_delivered',
        stage: 'partlyDelivered',
        isKnown: true,
        // The time at which the test clock starts.
        at: '2026-11-25T04:00:00.000Z',
        collected: 700,
        fee: 60,
      },
    });
  });

  it('CR-5 tells no collected amount before the delivery', async () => {
    const { read, fake, move } = await steadfast();
    expect(read(fake.webhooks.status(move('delivered_approval_pending')))).toMatchObject({
      news: { stage: 'riderReported', collected: null },
    });
  });

  it('CR-5 CR-7 is read in title case', async () => {
    const { read, fake, move } = await steadfast();
    expect(read(fake.webhooks.status(move('partial_delivered'), { isTitleCase: true }))).toMatchObject({
      news: { word: 'Partial Delivered', stage: 'partlyDelivered' },
    });
  });

  it.each([
    ['another token', { token: 'another-token' }],
    ['another token of the same length', { token: 'webhook-token-of-the-texts' }],
    ['no token', { token: '' }],
  ])('CR-5 is refused with %s', async (_what, form) => {
    const { read, fake, move } = await steadfast();
    expect(read(fake.webhooks.status(move('delivered'), { ...form, isSigned: false }))).toEqual(refused);
  });

  it('CR-5 is refused without the header, and when its signature is not that of the raw body', async () => {
    const { read, fake, move } = await steadfast();
    const { headers, body } = fake.webhooks.status(move('delivered'));
    const { authorization: _token, ...without } = headers;
    expect(read({ headers: without, body })).toEqual(refused);
    // The same JSON in other bytes.
    const spaced = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
    expect(read({ headers, body: spaced })).toEqual(refused);
    expect(read({ headers: { ...headers, 'x-signature': '' }, body })).toEqual(refused);
    // The signature is hexadecimal, in whatever case.
    expect(
      read({ headers: { ...headers, 'x-signature': headers['x-signature']?.toUpperCase() ?? '' }, body }),
    ).toMatchObject({ kind: 'event' });
  });

  it('CR-5 is taken by its token alone where it is not signed', async () => {
    const { read, fake, move } = await steadfast();
    expect(read(fake.webhooks.status(move('delivered'), { isSigned: false }))).toMatchObject({
      kind: 'event',
    });
  });

  it('CR-5 of a shop without a token is not read', async () => {
    const { open, fake, move } = await steadfast();
    expect(open({ webhookToken: null }).readWebhook).toBeNull();
    const empty = webhookReader(open({ webhookToken: '' }));
    expect(empty(fake.webhooks.status(move('delivered'), { token: '' }))).toEqual(refused);
  });

  it('CR-5 without a key in the header has the same key when it is repeated, and another one of other news', async () => {
    const { read, fake, move } = await steadfast();
    const message = fake.webhooks.status(move('delivered'), { hasKey: false });
    const [first, second] = [read(message), read(message)];
    expect(first).toMatchObject({ kind: 'event', key: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(second).toEqual(first);
    expect(read(fake.webhooks.status(move('cancelled'), { hasKey: false }))).not.toMatchObject({
      key: first.kind === 'event' ? first.key : '',
    });
  });

  it('CR-5 with a key that no table can hold gets one of its body', async () => {
    const { read, fake, move } = await steadfast();
    const { headers, body } = fake.webhooks.status(move('delivered'));
    expect(read({ headers: { ...headers, 'idempotency-key': 'k'.repeat(5000) }, body })).toMatchObject({
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.each([
    [
      'a tracking update, whose text names staff',
      { notification_type: 'tracking_update', invoice },
      'tracking_update',
    ],
    ['a kind that no document has', { notification_type: 'payment_request', amount: 5 }, 'payment_request'],
    ['no kind', { invoice }, 'unnamed'],
    ['no status', { notification_type: 'delivery_status', invoice }, 'delivery_status'],
    [
      'a status that is no text',
      { notification_type: 'delivery_status', status: {}, invoice },
      'delivery_status',
    ],
  ])('CR-5 of %s is kept without news', async (_what, fields, type) => {
    const { read, fake } = await steadfast();
    expect(read(fake.webhooks.any(fields))).toMatchObject({ kind: 'event', type, news: null });
  });

  it('CR-7 of an unknown word is kept with the word and without a stage', async () => {
    const { read, fake } = await steadfast();
    const fields = { notification_type: 'delivery_status', consignment_id: 5, status: 'Teleported' };
    expect(read(fake.webhooks.any(fields))).toMatchObject({
      news: { invoice: null, courierReference: '5', word: 'Teleported', stage: null, isKnown: false },
    });
  });

  it.each(['', 'null', '[]', '{"status":', '\u0000'])(
    'CR-5 with the body %j is kept without news',
    async (text) => {
      const { read, fake } = await steadfast();
      const { headers } = fake.webhooks.any({}, { isSigned: false, hasKey: false });
      expect(read({ headers, body: Buffer.from(text) })).toMatchObject({ type: 'unreadable', news: null });
    },
  );

  it('CR-12 of a clock that is ten minutes wrong tells that clock’s time', async () => {
    const { read, fake, move } = await steadfast();
    expect(read(fake.webhooks.status(move('delivered'), { clockSkew: 600_000 }))).toMatchObject({
      news: { at: '2026-11-25T04:10:00.000Z' },
    });
  });

  it('CR-12 can come before the answer of the booking, and name the parcel', async () => {
    const { courier, fake } = await steadfastOfTest();
    const readings: WebhookReading[] = [];
    fake.beforeReply = async (parcel) => {
      readings.push(webhookReader(courier)(fake.webhooks.status(parcel)));
    };
    await courier.book(parcelToBook());
    expect(readings).toMatchObject([{ news: { invoice, courierReference: '1424100', stage: 'booked' } }]);
  });
});

describe('a webhook of another courier', () => {
  it('CR-5 is refused', async () => {
    const { read, clock } = await steadfast();
    const body = Buffer.from(JSON.stringify({ event: 'order.delivered', updated_at: clock.now() }));
    expect(read({ headers: { 'x-pathao-signature': 'webhook-token-of-the-tests' }, body })).toEqual(refused);
  });
});
