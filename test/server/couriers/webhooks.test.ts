import { describe, expect, it } from 'vitest';
import type { Courier, WebhookReading } from '#server/couriers/courier.ts';
import { publicPathaoValue } from '#server/couriers/pathao/pathaoSettings.ts';
import { pathaoEvents, pathaoStages } from '#server/couriers/pathao/pathaoStages.ts';
import { parcelToBook } from '../../support/builders/parcelToBook.ts';
import { pathaoOfTest, steadfastOfTest } from '../../support/servers/fakeCouriers/fakesOfTest.ts';
import type { WebhookMessage } from '../../support/servers/fakeCouriers/sendWebhook.ts';

const { invoice } = parcelToBook();
const refused = { kind: 'refused' };

const readerOf =
  ({ readWebhook }: Courier) =>
  (message: WebhookMessage): WebhookReading => {
    if (readWebhook === null) throw new Error('The courier reads no webhooks');
    return readWebhook(message);
  };

/** Steadfast with one booked parcel. */
const steadfast = async () => {
  const { courier, fake, clock, open } = await steadfastOfTest();
  await courier.book(parcelToBook());
  const move = (...[status, collected]: [Parameters<typeof fake.account.move>[1], number?]) =>
    fake.account.move(invoice, status, collected);
  return { read: readerOf(courier), fake, clock, open, move };
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
    ['another token of the same length', { token: 'webhook-token-of-the-testz' }],
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
    const empty = readerOf(open({ webhookToken: '' }));
    expect(empty(fake.webhooks.status(move('delivered'), { token: '' }))).toEqual(refused);
  });

  it('CR-5 has the key of its first sending when it is repeated, also without one in the header', async () => {
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
      news: { invoice: null, courierReference: '5', word: 'Teleported', stage: null },
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
      readings.push(readerOf(courier)(fake.webhooks.status(parcel)));
    };
    await courier.book(parcelToBook());
    expect(readings).toMatchObject([{ news: { invoice, courierReference: '1424100', stage: 'booked' } }]);
  });
});

/** Pathao with one booked parcel. */
const pathao = async () => {
  const { courier, fake, open } = await pathaoOfTest();
  await courier.book(parcelToBook());
  const [parcel] = fake.account.parcels;
  if (parcel === undefined) throw new Error('The parcel is booked');
  return { courier, read: readerOf(courier), fake, parcel, open };
};

describe('a webhook of Pathao', () => {
  it('CR-5 tells an event with money, fee and its own instant', async () => {
    const { read, fake, parcel } = await pathao();
    fake.account.move(parcel.consignment_id, 'Delivered', 1200);
    expect(read(fake.webhooks.event('order.delivered', parcel))).toEqual({
      kind: 'event',
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      type: 'order.delivered',
      news: {
        invoice,
        courierReference: parcel.consignment_id,
        word: 'order.delivered',
        stage: 'delivered',
        at: '2026-11-25T04:00:00.000Z',
        collected: 1200,
        fee: 70.5,
      },
    });
  });

  it('CR-5 tells Dhaka’s time where it has no other', async () => {
    const { read, fake, parcel } = await pathao();
    const { headers, body } = fake.webhooks.event('order.picked', parcel);
    const { timestamp: _timestamp, ...fields } = JSON.parse(body.toString()) as Record<string, unknown>;
    expect(read({ headers, body: Buffer.from(JSON.stringify(fields)) })).toMatchObject({
      news: { at: '2026-11-25T04:00:00.000Z' },
    });
  });

  it.each(pathaoEvents)('CR-5 CR-7 CR-12 of %s is read', async (event) => {
    const { read, fake, parcel } = await pathao();
    const stage = pathaoStages[event];
    const reading = read(fake.webhooks.event(event, parcel));
    expect(reading).toMatchObject({ kind: 'event', type: event });
    expect(reading.kind === 'event' && reading.news?.stage).toBe(stage ?? undefined);
  });

  it('CR-5 of an unknown event about a parcel is kept with its word and without a stage', async () => {
    const { read, fake, parcel } = await pathao();
    const { consignment_id } = parcel;
    expect(read(fake.webhooks.any({ event: 'order.teleported', consignment_id }))).toMatchObject({
      type: 'order.teleported',
      news: { word: 'order.teleported', stage: null, invoice: null },
    });
    expect(read(fake.webhooks.any({ event: 'store.closed' }))).toMatchObject({
      type: 'store.closed',
      news: null,
    });
  });

  it('CR-5 its handshake is answered with 202 and the public header, whoever asks', async () => {
    const { courier, read, fake } = await pathao();
    const answer = {
      kind: 'handshake',
      status: 202,
      headers: { 'X-Pathao-Merchant-Webhook-Integration-Secret': publicPathaoValue },
    };
    expect(read(fake.webhooks.handshake())).toEqual(answer);
    expect(read({ headers: {}, body: fake.webhooks.handshake().body })).toEqual(answer);
    expect(courier.webhookHeaders).toEqual(answer.headers);
  });

  it.each([publicPathaoValue, 'another-secret', '', 'webhook-secret-of-the-testz'])(
    'CR-5 is refused with the secret %j',
    async (secret) => {
      const { read, fake, parcel } = await pathao();
      expect(read(fake.webhooks.event('order.delivered', parcel, { secret }))).toEqual(refused);
    },
  );

  it('CR-5 is refused without the header', async () => {
    const { read, fake, parcel } = await pathao();
    expect(read({ headers: {}, body: fake.webhooks.event('order.delivered', parcel).body })).toEqual(refused);
  });

  it.each(['', 'null', '[]', '{"event":'])('CR-5 with the body %j is kept without news', async (text) => {
    const { read, fake } = await pathao();
    const { headers } = fake.webhooks.any({});
    expect(read({ headers, body: Buffer.from(text) })).toMatchObject({ type: 'unreadable', news: null });
  });

  it('CR-2 CR-12 names a parcel whose booking was not answered', async () => {
    const { courier, fake } = await pathaoOfTest();
    const readings: WebhookReading[] = [];
    fake.beforeReply = async (parcel) => {
      readings.push(readerOf(courier)(fake.webhooks.event('order.created', parcel)));
    };
    fake.fail({ kind: 'answerLost', affects: (_method, path) => path === '/orders' });
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'unknown' });
    const courierReference = fake.account.parcels[0]?.consignment_id;
    expect(readings).toMatchObject([{ news: { invoice, courierReference, stage: 'booked' } }]);
  });
});

describe('webhooks of two couriers', () => {
  it('CR-5 are refused by the other one', async () => {
    const { read: readSteadfast, fake } = await steadfast();
    const { read: readPathao, fake: pathaoFake, parcel } = await pathao();
    expect(readPathao(fake.webhooks.status(fake.account.move(invoice, 'delivered')))).toEqual(refused);
    expect(readSteadfast(pathaoFake.webhooks.event('order.delivered', parcel))).toEqual(refused);
  });
});
