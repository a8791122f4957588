import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  listPickupsCall,
  listReturnRequestsCall,
  requestPickupCall,
  requestReturnCall,
} from '#contract/consignments/courierDesk.ts';
import { setOrderStatusCall } from '#contract/orders/orders.ts';
import { listPhoneHistoriesCall } from '#contract/orders/phoneHistories.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { systemClock } from '#server/couriers/courierClock.ts';
import { openSteadfast } from '#server/couriers/steadfast/openSteadfast.ts';
import { consignments } from '#server/database/schema/schema.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { parcelToBook } from '../support/builders/parcelToBook.ts';
import { giveToCourier } from '../support/clients/parcels.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type FakeSteadfast, openFakeSteadfast } from '../support/servers/fakeCouriers/openFakeSteadfast.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('requests to couriers on $name', (at) => {
  let steadfast: FakeSteadfast;
  let api: Api;
  let token: string;
  let order: string;
  beforeEach(async () => {
    steadfast = await openFakeSteadfast(systemClock);
    const { apiKey, secretKey, address } = steadfast.settings;
    api = await startApi(at, {
      fixedSecrets: { steadfastApiKey: apiKey, steadfastSecretKey: secretKey },
      courierAddresses: { steadfast: address, pathao: null, allowsLoopback: true },
    });
    token = await api.signIn(adminPerson);
    order = await submitOrder(api, orderBody([lineFor(await addProduct(api, token), 250.5)]));
    await api.get(setOrderStatusCall, { params: { id: order }, body: { status: 'Confirmed' }, token });
  });
  afterEach(async () => {
    await api.close();
    await steadfast.close();
  });

  const ask = (id: string, reason = ' The customer is away. ') =>
    api.send(requestReturnCall, { params: { id }, body: { reason }, token });
  const listed = async () =>
    (await api.get(listReturnRequestsCall, { params: { id: order }, token })).requests;
  /** A parcel that Steadfast has, too. */
  const booked = async () => {
    const parcel = await giveToCourier(api, token, order);
    await openSteadfast(steadfast.settings).book(parcelToBook({ invoice: parcel.invoice }));
    return parcel;
  };

  it('CR-11 asks Steadfast for a return with a reason, and shows and records it', async () => {
    const parcel = await booked();
    const { body } = await ask(parcel.id);

    expect(body.data).toMatchObject({
      courier: 'steadfast',
      consignmentId: parcel.id,
      state: 'pending',
      reason: 'The customer is away.',
      requestedBy: 'Admin',
    });
    expect(await listed()).toEqual([body.data]);
    const { entries } = await api.get(listAuditEntriesCall, { query: { action: 'requestReturn' }, token });
    expect(entries).toMatchObject([{ by: 'Admin', subject: { kind: 'order', id: order } }]);
  });

  it('CR-11 tells in a sentence why it is refused, and stores nothing more', async () => {
    const parcel = await booked();
    await ask(parcel.id);
    const again = await ask(parcel.id);
    const unknown = await ask('0'.repeat(24));
    const empty = await ask(parcel.id, '  ');

    expect([again, unknown, empty].map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [409, 'parcelRefused'],
      [404, 'unknown'],
      [400, 'invalid'],
    ]);
    expect(again.refusal.message).toMatch(/^Steadfast: /);
    expect(await listed()).toHaveLength(1);
  });

  const pickup = {
    courier: 'steadfast' as const,
    address: ' 5 Mirpur Road ',
    policeStation: 'Dhanmondi',
    phone: '01712345678',
    parcels: 12,
  };

  it('CR-11 asks Steadfast to fetch parcels, and shows and records it', async () => {
    const { body } = await api.send(requestPickupCall, { body: pickup, token });

    expect(body.data).toMatchObject({
      courier: 'steadfast',
      consignmentId: null,
      reason: '12 parcels at 5 Mirpur Road, Dhanmondi, 01712345678',
      requestedBy: 'Admin',
    });
    const { requests } = await api.get(listPickupsCall, { token });
    expect(requests).toEqual([body.data]);
    const { entries } = await api.get(listAuditEntriesCall, { query: { action: 'requestPickup' }, token });
    expect(entries).toMatchObject([{ by: 'Admin', details: { to: 'Steadfast' } }]);
  });

  it('CR-11 says why parcels are not fetched, and which field is wrong', async () => {
    await api.send(requestPickupCall, { body: pickup, token });
    const twice = await api.send(requestPickupCall, { body: pickup, token });
    const other = await api.send(requestPickupCall, { body: { ...pickup, courier: 'redx' }, token });
    const none = await api.send(requestPickupCall, { body: { ...pickup, parcels: 0 }, token });
    const wrong = await api.send(requestPickupCall, { body: { ...pickup, phone: '12' }, token });

    expect(twice.refusal).toMatchObject({ code: 'parcelRefused' });
    expect(other.refusal).toMatchObject({ message: 'RedX cannot be asked from here to fetch parcels.' });
    expect(none.refusal).toMatchObject({ code: 'invalid', field: 'parcels' });
    expect(wrong.refusal).toMatchObject({ code: 'invalid', field: 'phone' });
    expect((await api.get(listPickupsCall, { token })).requests).toHaveLength(1);
  });

  it('CR-11 asks no courier that takes no such request', async () => {
    const parcel = await giveToCourier(api, token, order, { courier: 'redx' });
    expect((await ask(parcel.id)).refusal).toMatchObject({
      code: 'parcelRefused',
      message: 'RedX cannot be asked from here to bring a parcel back.',
    });
  });

  it('CR-11 tells what parcels that nobody took have cost, beside the phone history', async () => {
    await giveToCourier(api, token, order);
    await api.db.update(consignments).set({ stage: 'returned', fee: 12_000 });
    const { callers } = await api.get(listPhoneHistoriesCall, { query: { ids: order }, token });

    expect(callers.map(({ doorReturns }) => doorReturns)).toEqual([{ parcels: 1, cost: 120 }]);
  });
});
