import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { type AddOrderNoteBody, addOrderNoteCall, readCallListCall } from '#contract/orders/orderNotes.ts';
import { listOrdersCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { receiveReturnCall } from '#contract/products/stock.ts';
import { readToDoCall } from '#contract/staff/figures.ts';
import { setPackedCall } from '#contract/staff/scanning.ts';
import { dayAfter, dayStart } from '#domain/values/dates.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted } from '../support/clients/countedGoods.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Taka: a cup for 250.50 with its delivery for 60. */
const total = 310.5;

/** What a shop without orders and parcels has to do. */
const nothingToDo = {
  toCall: 0,
  toCallBack: 0,
  toCorrect: 0,
  toCallAboutReturn: 0,
  toPack: 0,
  toHandOver: 0,
  toDecide: 0,
  overdue: { parcels: 0, amount: 0 },
  days: [],
};

describe.each(testDatabases())('what is to do today on $name', (at) => {
  let shop: ParcelShop;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  afterAll(() => shop?.api.close());

  const readAll = () => shop.api.call(readToDoCall, { token: shop.tokens.staff });
  /** Without the days, which have a test of their own. */
  const read = async () => ({ ...(await readAll()), days: [] });
  const note = (id: string, body: AddOrderNoteBody) =>
    shop.api.call(addOrderNoteCall, { params: { id }, body, token: shop.tokens.staff });

  it('CA-9 counts what each list has, and nothing of couriers before there is a parcel', async () => {
    expect(await read()).toEqual(nothingToDo);
    const [calledLater, , , first, second] = [
      await shop.order(),
      await shop.order(),
      await shop.order(),
      await shop.confirmed(),
      await shop.confirmed(),
    ];
    const callBackAt = new Date(shop.api.now().getTime() + 60_000).toISOString();
    await note(calledLater, { kind: 'callBack', text: '', callBackAt });
    expect(await read()).toEqual({ ...nothingToDo, toCall: 2, toPack: 2 });

    shop.api.pass(120_000);
    const parcel = await shop.give(first);
    expect(await read()).toEqual({ ...nothingToDo, toCall: 2, toCallBack: 1, toPack: 1, toHandOver: 1 });
    const withoutParcel = await shop.api.call(listOrdersCall, {
      query: { status: 'Confirmed', parcel: 'none' },
      token: shop.tokens.staff,
    });
    expect(withoutParcel.map(({ _id }) => _id)).toEqual([second]);
    const due = await shop.api.call(readCallListCall, { query: { filter: 'due' }, token: shop.tokens.staff });
    expect(due.total).toBe(1);

    await shop.move(parcel.id, 'booked', 'cancelled');
    expect(await read()).toMatchObject({ toPack: 2, toHandOver: 0 });
  });

  it('DK-12 DK-13 counts an order to pack until it is marked as packed, as its list has it', async () => {
    const before = (await read()).toPack;
    const [packed, open] = [await shop.confirmed(), await shop.confirmed()];
    expect((await read()).toPack).toBe(before + 2);

    await shop.api.call(setPackedCall, {
      params: { id: packed },
      body: { packed: true },
      token: shop.tokens.staff,
    });
    expect((await read()).toPack).toBe(before + 1);
    const listed = await shop.api.call(listOrdersCall, {
      query: { status: 'Confirmed', parcel: 'none', packed: 'no' },
      token: shop.tokens.staff,
    });
    const ids = listed.map(({ _id }) => _id);
    expect([ids.includes(packed), ids.includes(open), ids.length]).toEqual([false, true, before + 1]);
  });

  it('DK-12 counts orders to correct until they are corrected or the next call says otherwise', async () => {
    const [corrected, calledAgain] = [await shop.order(), await shop.order()];
    for (const id of [corrected, calledAgain]) await note(id, { kind: 'wantsChange', text: 'Two pieces' });
    expect((await read()).toCorrect).toBe(2);
    const { calls } = await shop.api.call(readCallListCall, {
      query: { filter: 'change' },
      token: shop.tokens.staff,
    });
    expect(calls.map(({ order }) => order._id)).toEqual([corrected, calledAgain]);

    shop.api.pass(1000);
    const { name, mobileNumber, district, addressType, deliveryArea, comment } = orderBody([]).customerData;
    await shop.api.call(correctOrderCall, {
      params: { id: corrected },
      body: {
        revision: 0,
        customerData: {
          name,
          mobileNumber,
          district,
          addressType,
          deliveryArea,
          comment,
          address: 'House 9',
        },
        products: [{ line: 0, id: shop.cup, color: 'Red', size: 'N/A', quantity: 1 }],
        total,
      },
      token: shop.tokens.staff,
    });
    await note(calledAgain, { kind: 'noAnswer', text: '' });
    expect((await read()).toCorrect).toBe(0);
  });

  it('DK-12 compares today with yesterday and the same weekday, by the days of Dhaka', async () => {
    const [before] = (await readAll()).days;
    const delivered = await shop.confirmed();
    await shop.setStatus(delivered, 'Shipping');
    await shop.setStatus(delivered, 'Delivered');
    await shop.setStatus(await shop.order(), 'Cancelled');

    const day = before?.day ?? '';
    const { placed = 0, cancelled = 0, cash = 0 } = before ?? {};
    expect((await readAll()).days).toEqual([
      { day, placed: placed + 2, cancelled: cancelled + 1, delivered: 1, cash: cash + total },
      { day: dayAfter(day, -1), placed: 0, cancelled: 0, delivered: 0, cash: 0 },
      { day: dayAfter(day, -7), placed: 0, cancelled: 0, delivered: 0, cash: 0 },
    ]);
    const listed = await shop.api.call(listOrdersCall, {
      query: { deliveredOn: day },
      token: shop.tokens.staff,
    });
    expect(listed.map(({ _id }) => _id)).toEqual([delivered]);

    shop.api.pass(dayStart(dayAfter(day)).getTime() - shop.api.now().getTime());
    await shop.signInAgain();
    const [today, yesterday] = (await readAll()).days;
    expect([today?.placed, yesterday?.placed, yesterday?.delivered]).toEqual([0, placed + 2, 1]);
  });

  it('CA-9 counts a return that a customer asks for until staff talk to the customer or receive its goods', async () => {
    const { api, tokens } = shop;
    const buyer = await api.signIn(personOf('buyer'));
    const pot = await addCounted(api, tokens.admin, 5);
    const returned = async () => {
      const id = await submitOrder(api, orderBody([lineFor(pot, 250.5)]), buyer);
      for (const status of ['Confirmed', 'Shipping', 'Delivered'] as const) await shop.setStatus(id, status);
      await note(id, { kind: 'note', text: 'Delivered to the neighbor' });
      api.pass(1000);
      await api.call(setOrderStatusCall, { params: { id }, body: { status: 'Return' }, token: buyer });
      return id;
    };
    const [called, received] = [await returned(), await returned()];
    expect((await read()).toCallAboutReturn).toBe(2);
    const listed = await api.call(listOrdersCall, { query: { calls: 'none' }, token: tokens.staff });
    expect(listed.map(({ _id }) => _id)).toEqual([received, called]);

    await note(called, { kind: 'noAnswer', text: '' });
    expect((await read()).toCallAboutReturn).toBe(2);
    await note(called, { kind: 'note', text: 'Will bring the pot on Sunday' });
    expect((await read()).toCallAboutReturn).toBe(1);
    await api.call(receiveReturnCall, { params: { id: received }, token: tokens.staff });
    expect((await read()).toCallAboutReturn).toBe(0);
  });
});
