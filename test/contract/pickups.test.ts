import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listPickupsCall, requestPickupCall } from '#contract/consignments/courierDesk.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { type CourierRequestShop, openCourierRequestShop } from '../support/servers/courierRequestShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const pickupPath = '/create_pickup_request';

const pickup = {
  courier: 'steadfast' as const,
  address: ' 5 Mirpur Road ',
  policeStation: 'Dhanmondi',
  phone: '01712345678',
  parcels: 12,
};

describe.each(testDatabases())('requests for pick-ups on $name', (at) => {
  let shop: CourierRequestShop;
  beforeEach(async () => {
    shop = await openCourierRequestShop(at);
  });
  afterEach(() => shop?.close());

  const askPickup = (changes: Partial<typeof pickup> = {}) =>
    shop.api.send(requestPickupCall, { body: { ...pickup, ...changes }, token: shop.token });
  const listedPickups = async () => (await shop.api.call(listPickupsCall, { token: shop.token })).requests;

  it('CR-11 stores a pick-up before Steadfast is asked to fetch parcels, and shows and records it', async () => {
    const { body } = await askPickup();
    expect(body.data).toEqual({
      id: expect.any(String),
      courier: 'steadfast',
      consignmentId: null,
      progress: 'asking',
      problem: '',
      state: '',
      reason: '12 parcels at 5 Mirpur Road, Dhanmondi, 01712345678',
      requestedAt: expect.any(String),
      requestedBy: 'Admin',
    });
    expect(await listedPickups()).toEqual([body.data]);
    await shop.work();

    expect(await listedPickups()).toEqual([{ ...body.data, progress: 'asked', state: 'pending' }]);
    expect(shop.callsTo(pickupPath).map((call) => call.body)).toEqual([
      { address: '5 Mirpur Road', police_station: 'Dhanmondi', phone: '01712345678', quantity: 12 },
    ]);
    const { entries } = await shop.api.call(listAuditEntriesCall, {
      query: { action: 'requestPickup' },
      token: shop.token,
    });
    expect(entries).toMatchObject([{ by: 'Admin', details: { to: 'Steadfast' } }]);
  });

  it('CR-11 asks once when the button is pressed twice, and says why another pick-up is refused', async () => {
    const [one, other] = await Promise.all([askPickup(), askPickup()]);
    expect(one.body).toEqual(other.body);
    await shop.work();
    // Steadfast takes one request at a time; the list has the newest first.
    await askPickup({ parcels: 3 });
    await shop.work();

    expect((await listedPickups()).map(({ progress, problem }) => [progress, problem])).toEqual([
      ['refused', expect.stringMatching(/^Steadfast: /)],
      ['asked', ''],
    ]);
    expect(shop.callsTo(pickupPath)).toHaveLength(2);
  });

  it('CR-11 says that nobody knows whether a pick-up was asked for when the answer was lost', async () => {
    shop.steadfast.fail({ kind: 'answerLost', times: 1 });
    await askPickup();
    await shop.work();
    expect(await listedPickups()).toMatchObject([
      {
        progress: 'unknown',
        problem: 'The connection to Steadfast broke before its answer arrived.',
        state: '',
      },
    ]);
    expect(shop.callsTo(pickupPath)).toHaveLength(1);
  });

  it('CR-11 names a courier that cannot be asked for pick-ups, and which field of a pick-up is wrong', async () => {
    const answers = [
      await shop.api.send(requestPickupCall, { body: { ...pickup, courier: 'redx' }, token: shop.token }),
      await askPickup({ parcels: 0 }),
      await askPickup({ phone: '12' }),
    ];

    expect(answers.map(({ refusal: { code, field, message } }) => [code, field ?? message])).toEqual([
      ['parcelRefused', 'Pick-ups by RedX cannot be requested here.'],
      ['invalid', 'parcels'],
      ['invalid', 'phone'],
    ]);
    expect(await listedPickups()).toEqual([]);
  });
});
