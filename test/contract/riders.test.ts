import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRidersCall } from '#contract/cash/cashOutstanding.ts';
import { createConsignmentCall } from '#contract/consignments/consignments.ts';
import { parcelBody } from '../support/clients/parcels.ts';
import { openRiderShop, type RiderShop } from '../support/servers/riderShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('own riders on $name', (at) => {
  let shop: RiderShop;
  beforeAll(async () => {
    shop = await openRiderShop(at);
    await shop.delivered({ courier: 'ownRider', rider: 'Karim' });
  });
  afterAll(() => shop?.api.close());

  it('CA-8 wants the name of an own rider, none for a courier, and lists the names that parcels have had', async () => {
    const give = async (given: Parameters<typeof parcelBody>[0]) =>
      shop.api.send(createConsignmentCall, {
        params: { id: await shop.confirmed() },
        body: parcelBody(given),
        token: shop.tokens.staff,
      });
    const refused = [await give({ courier: 'ownRider' }), await give({ courier: 'redx', rider: 'Karim' })];
    expect(refused.map(({ status, refusal }) => [status, refusal.field])).toEqual([
      [400, 'rider'],
      [400, 'rider'],
    ]);
    expect((await give({ courier: 'ownRider', rider: '  Abdul   Alim ' })).body.data.rider).toBe(
      'Abdul Alim',
    );
    const { riders: names } = await shop.api.call(listRidersCall, { token: shop.tokens.staff });
    expect(names).toEqual(expect.arrayContaining(['Abdul Alim', 'Karim']));
  });

  it('CA-8 takes a name that differs in case and spaces for the earlier rider, so that nobody has cash in two rows', async () => {
    const first = await shop.delivered({ courier: 'ownRider', rider: 'Jamal Uddin' });
    const second = await shop.delivered({ courier: 'ownRider', rider: 'jamal uddin'.replace(' ', '') });
    const third = await shop.delivered({ courier: 'ownRider', rider: 'Salma' });
    const { revision } = third;
    const corrected = await shop.correct(third.id, {
      revision,
      trackingCode: null,
      fee: null,
      rider: 'JAMAL  Uddin',
    });
    expect([first.rider, second.rider, corrected.body.data.rider]).toEqual([
      'Jamal Uddin',
      'Jamal Uddin',
      'Jamal Uddin',
    ]);
  });

  it('CA-8 lets staff name another rider of a parcel, which its history keeps, and none for a courier', async () => {
    const first = await shop.delivered();
    const { revision } = first;
    const body = { revision, trackingCode: null, fee: null, rider: 'Salma' };
    expect((await shop.correct(first.id, body)).status).toBe(200);
    const now = await shop.parcelNow(first);
    expect([now.rider, now.history.at(-1)?.changes]).toEqual(['Salma', { rider: 'Salma' }]);
    const ofCourier = await shop.delivered({ courier: 'steadfast' });
    expect((await shop.correct(ofCourier.id, { ...body, revision: ofCourier.revision })).refusal.field).toBe(
      'rider',
    );
  });
});
