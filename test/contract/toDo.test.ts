import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOrderNoteCall, readCallListCall } from '#contract/orders/orderNotes.ts';
import { listOrdersCall } from '#contract/orders/orders.ts';
import { readToDoCall } from '#contract/staff/figures.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const nothing = { toCall: 0, toCallBack: 0, toBook: 0, toDecide: 0, overdue: { parcels: 0, amount: 0 } };

describe.each(testDatabases())('what is to do today on $name', (at) => {
  let shop: ParcelShop;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  afterAll(() => shop?.api.close());

  const read = () => shop.api.get(readToDoCall, { token: shop.tokens.staff });

  it('CA-9 counts what each list has, and nothing of couriers before there is a parcel', async () => {
    expect(await read()).toEqual(nothing);
    const [calledLater, , , first, second] = [
      await shop.order(),
      await shop.order(),
      await shop.order(),
      await shop.confirmed(),
      await shop.confirmed(),
    ];
    const callBackAt = new Date(shop.api.now().getTime() + 60_000).toISOString();
    await shop.api.get(addOrderNoteCall, {
      params: { id: calledLater },
      body: { kind: 'callBack', text: '', callBackAt },
      token: shop.tokens.staff,
    });
    expect(await read()).toEqual({ ...nothing, toCall: 2 });

    shop.api.pass(120_000);
    const parcel = await shop.give(first);
    expect(await read()).toEqual({ ...nothing, toCall: 2, toCallBack: 1, toBook: 1 });
    const booked = await shop.api.get(listOrdersCall, {
      query: { status: 'Confirmed', parcel: 'none' },
      token: shop.tokens.staff,
    });
    expect(booked.map(({ _id }) => _id)).toEqual([second]);
    const due = await shop.api.get(readCallListCall, { query: { filter: 'due' }, token: shop.tokens.staff });
    expect(due.total).toBe(1);

    await shop.move(parcel.id, 'booked', 'cancelled');
    expect((await read()).toBook).toBe(2);
  });
});
