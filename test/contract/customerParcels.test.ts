import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { findTrackingCall, getTrackedCall } from '#contract/orders/tracking.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const anna = personOf('anna');
const mobileNumber = '01711000222';

describe.each(testDatabases())('parcels as their customer sees them on $name', (at) => {
  let shop: ParcelShop;
  let annas: string;
  beforeAll(async () => {
    shop = await openParcelShop(at);
    annas = await shop.api.signIn(anna);
  });
  afterAll(() => shop?.api.close());

  /** What the order's page and its tracking page have of parcels. */
  const shown = async (id: string) => {
    const { data, parcels } = await shop.api.call(getOrderCall, { params: { id }, token: annas });
    const { token } = await shop.api.call(findTrackingCall, {
      body: { number: data.number ?? '', mobileNumber },
    });
    const tracked = await shop.api.call(getTrackedCall, { body: { token } });
    return [parcels, tracked.parcels];
  };

  it('CR-9 have courier, code, link and stage, and nothing of fee, note, account or the courier’s words', async () => {
    const id = await shop.confirmed({ email: anna.email, mobileNumber }, annas);
    const { id: parcel } = await shop.give(id, { trackingCode: 'SF-1', note: 'Rude' });
    await shop.move(parcel, 'booked', 'outForDelivery');
    const expected = [
      {
        courier: 'Steadfast',
        trackingCode: 'SF-1',
        trackingUrl: 'https://steadfast.com.bd/t/SF-1',
        stage: 'outForDelivery',
      },
    ];
    expect(await shown(id)).toEqual([expected, expected]);
  });

  it('CR-9 have no link where the courier has no page, and are not shown when they were cancelled', async () => {
    const id = await shop.confirmed({ email: anna.email, mobileNumber }, annas);
    expect(await shown(id)).toEqual([undefined, undefined]);
    const first = await shop.give(id, { courier: 'steadfast' });
    await shop.move(first.id, 'booked', 'cancelled');
    expect(await shown(id)).toEqual([undefined, undefined]);
    await shop.give(id, { courier: 'ownRider', rider: 'Karim', trackingCode: 'R7' });
    const expected = [{ courier: 'Own rider', trackingCode: 'R7', trackingUrl: null, stage: 'booked' }];
    expect(await shown(id)).toEqual([expected, expected]);
  });

  it('CR-9 of a cancelled order are not shown while they wait for their courier, but on their way', async () => {
    const [waiting, sent] = [
      await shop.confirmed({ email: anna.email, mobileNumber }, annas),
      await shop.confirmed({ email: anna.email, mobileNumber }, annas),
    ];
    await shop.give(waiting);
    await shop.move((await shop.give(sent)).id, 'booked', 'withCourier');
    for (const id of [waiting, sent]) await shop.setStatus(id, 'Cancelled');
    expect(await shown(waiting)).toEqual([undefined, undefined]);
    const told = (await shown(sent)).map((parcels) => parcels?.map(({ stage }) => stage));
    expect(told).toEqual([['withCourier'], ['withCourier']]);
  });

  it('CR-9 CR-16 of an order that was delivered and returned by hand are not shown while booked, but an exchange', async () => {
    const id = await shop.confirmed({ email: anna.email, mobileNumber }, annas);
    await shop.give(id);
    await shop.give(id, { exchangeAmount: 0 });
    for (const status of ['Shipping', 'Delivered'] as const) await shop.setStatus(id, status);
    const amounts = async () =>
      (await shown(id)).map((parcels) => parcels?.map((parcel) => parcel.exchangeAmount));
    expect(await amounts()).toEqual([[0], [0]]);
    const returned = { params: { id }, body: { status: 'Return' }, token: annas } as const;
    await shop.api.call(setOrderStatusCall, returned);
    expect(await amounts()).toEqual([[0], [0]]);
  });

  it('CR-9 are delivered in part, also when the rest of them is back', async () => {
    const id = await shop.confirmed({ email: anna.email, mobileNumber }, annas);
    const { id: parcel } = await shop.give(id);
    await shop.move(parcel, 'booked', 'partlyDelivered');
    await shop.move(parcel, 'partlyDelivered', 'returning');
    await shop.move(parcel, 'returning', 'returned');
    const [ofAccount, ofLink] = await shown(id);
    const told = [ofAccount, ofLink].map((parcels) => parcels?.map(({ stage }) => stage));
    expect(told).toEqual([['partlyDelivered'], ['partlyDelivered']]);

    const refused = await shop.confirmed({ email: anna.email, mobileNumber }, annas);
    await shop.move((await shop.give(refused)).id, 'booked', 'returned');
    expect((await shown(refused))[0]?.map(({ stage }) => stage)).toEqual(['returned']);
  });

  it('SH-4 CR-16 name the cash to have at hand: what couriers collect for all open parcels', async () => {
    const id = await shop.confirmed({ email: anna.email, mobileNumber }, annas);
    const { data } = await shop.api.call(getOrderCall, { params: { id }, token: annas });
    const { token } = await shop.api.call(findTrackingCall, {
      body: { number: data.number ?? '', mobileNumber },
    });
    const cash = async () => {
      const tracked = await shop.api.call(getTrackedCall, { body: { token } });
      return { total: tracked.data.total, toPay: tracked.data.toPay };
    };
    expect(await cash()).toEqual({ total: data.total, toPay: Math.round(data.total) });
    const parcel = await shop.give(id);
    const exchange = await shop.give(id, { exchangeAmount: 90 });
    expect(await cash()).toEqual({ total: data.total, toPay: parcel.amount + 90 });
    const exchangeAmounts = (await shown(id)).map((parcels) => parcels?.map((each) => each.exchangeAmount));
    expect(exchangeAmounts).toEqual([
      [undefined, 90],
      [undefined, 90],
    ]);
    await shop.move(parcel.id, 'booked', 'returned');
    expect(await cash()).toEqual({ total: data.total, toPay: 90 });
    await shop.move(parcel.id, 'returned', 'withCourier');
    await shop.move(exchange.id, 'booked', 'cancelled');
    expect(await cash()).toEqual({ total: data.total, toPay: parcel.amount });
  });
});
