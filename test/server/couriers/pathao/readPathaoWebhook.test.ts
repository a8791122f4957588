import { describe, expect, it } from 'vitest';
import { publicPathaoValue } from '#domain/shop/shopSecretSchema.ts';
import type { WebhookReading } from '#server/couriers/courier.ts';
import { type PathaoEvent, pathaoStages } from '#server/couriers/pathao/pathaoStages.ts';
import { parcelToBook } from '../../../support/builders/parcelToBook.ts';
import { pathaoOfTest } from '../../../support/servers/fakeCouriers/fakesOfTest.ts';
import { webhookReader } from '../../../support/servers/fakeCouriers/webhookReader.ts';

const { invoice } = parcelToBook();
const refused = { kind: 'refused' };

/** Pathao with one booked parcel. */
const pathao = async () => {
  const { courier, fake, open } = await pathaoOfTest();
  await courier.book(parcelToBook());
  const [parcel] = fake.account.parcels;
  if (parcel === undefined) throw new Error('The parcel is not booked');
  return { courier, read: webhookReader(courier), fake, parcel, open };
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
        isKnown: true,
        // The time at which the test clock starts.
        at: '2026-11-25T04:00:00.000Z',
        collected: 1200,
        // Half a taka more than the booking told, by which the two can be told apart.
        fee: 70.5,
      },
    });
  });

  it('CR-5 without a timestamp is of the time that it tells by Dhaka’s clock', async () => {
    const { read, fake, parcel } = await pathao();
    const { headers, body } = fake.webhooks.event('order.picked', parcel);
    const { timestamp: _timestamp, ...fields } = JSON.parse(body.toString()) as Record<string, unknown>;
    expect(read({ headers, body: Buffer.from(JSON.stringify(fields)) })).toMatchObject({
      news: { at: '2026-11-25T04:00:00.000Z' },
    });
  });

  it.each(Object.keys(pathaoStages) as PathaoEvent[])('CR-5 CR-7 CR-12 of %s is read', async (event) => {
    const { read, fake, parcel } = await pathao();
    const reading = read(fake.webhooks.event(event, parcel));
    expect(reading).toMatchObject({ kind: 'event', type: event });
    // Those of a store are about no parcel.
    const news = { word: event, stage: pathaoStages[event], isKnown: true };
    expect(reading.kind === 'event' && reading.news).toMatchObject(event.startsWith('store.') ? {} : news);
  });

  it('CR-5 of an unknown event about a parcel is kept with its word and without a stage', async () => {
    const { read, fake, parcel } = await pathao();
    const { consignment_id } = parcel;
    expect(read(fake.webhooks.any({ event: 'order.teleported', consignment_id }))).toMatchObject({
      type: 'order.teleported',
      news: { word: 'order.teleported', stage: null, isKnown: false, invoice: null },
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

  // The last one differs by a letter from the right one.
  it.each([publicPathaoValue, 'another-secret', '', 'webhook-secret-of-the-texts'])(
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
      readings.push(webhookReader(courier)(fake.webhooks.event('order.created', parcel)));
    };
    fake.fail({ kind: 'answerLost', affects: (_method, path) => path === '/orders' });
    expect(await courier.book(parcelToBook())).toMatchObject({ kind: 'unknown' });
    const courierReference = fake.account.parcels[0]?.consignment_id;
    expect(readings).toMatchObject([{ news: { invoice, courierReference, stage: 'booked' } }]);
  });
});
