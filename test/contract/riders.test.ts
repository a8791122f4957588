import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRidersCall, writeOffCashCall } from '#contract/cash/cashOutstanding.ts';
import { confirmHandoverCall } from '#contract/cash/handovers.ts';
import { createConsignmentCall } from '#contract/consignments/consignments.ts';
import { auditCash } from '#server/cash/auditCash.ts';
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

  it('CA-8 has one rider when parcels are given to a new one at once, in different spellings', async () => {
    const spellings = ['Rafiq Mia', 'rafiq mia', 'RafiqMia', 'RAFIQ MIA'];
    const ids = await Promise.all(spellings.map(() => shop.confirmed()));
    const answers = await Promise.all(
      spellings.map((rider, index) =>
        shop.api.send(createConsignmentCall, {
          params: { id: ids[index] ?? '' },
          body: parcelBody({ courier: 'ownRider', rider }),
          token: shop.tokens.staff,
        }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.data.rider)).size).toBe(1);
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

  it('CA-4 CA-8 takes cash that a rider brings after its write-off, once', async () => {
    const first = await shop.delivered();
    const by = { token: shop.tokens.admin };
    await shop.handOver({ parcels: [first.id], expected: 311, amount: 201 }, by);
    await shop.api.call(writeOffCashCall, {
      params: { id: first.id },
      body: { amount: 110, reason: 'Lost on the way' },
      token: shop.tokens.admin,
    });
    const late = { parcels: [first.id], expected: 110, amount: 110 };
    const cashOf = async () => {
      const { cashState, outstanding, unremitted } = await shop.parcelNow(first);
      return [cashState, outstanding, unremitted];
    };
    const { body } = await shop.handOver(late);

    expect(body.data).toMatchObject({ amount: 110, expected: 110, by: 'staff', confirmedAt: null });
    expect(await cashOf()).toEqual(['remitted', 110, 0]);
    expect((await shop.handOver(late)).refusal.code).toBe('changedMeanwhile');
    expect((await shop.api.send(confirmHandoverCall, { params: { id: body.data.id }, ...by })).status).toBe(
      200,
    );
    expect(await cashOf()).toEqual(['reconciled', 0, 0]);
    const { cashHistory } = await shop.parcelNow(first);
    expect(cashHistory.slice(-3).map(({ event, by: who, entries }) => [event, who, entries])).toEqual([
      ['WRITE_OFF', 'Admin', [{ kind: 'writeOff', amount: -110 }]],
      [
        'STATEMENT',
        'staff',
        [
          { kind: 'writeOff', amount: 110 },
          { kind: 'remit', amount: -110 },
        ],
      ],
      ['PAYOUT', 'Admin', [{ kind: 'payout', amount: -110 }]],
    ]);
    expect((await auditCash(shop.api.db)).drifts).toEqual([]);
  });
});
