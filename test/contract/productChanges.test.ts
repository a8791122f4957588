import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { changePricesCall, setSoldOutCall } from '#contract/products/productChanges.ts';
import {
  deleteProductCall,
  getProductCall,
  listProductsCall,
  updateProductCall,
} from '#contract/products/products.ts';
import { dhakaDay } from '#domain/values/dates.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const unknownId = '0'.repeat(24);
const dayMilliseconds = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('changes of many products on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  let lamp: string;
  beforeAll(async () => {
    api = await startApi(at);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    admin = await api.signIn(adminPerson);
    cup = await addProduct(api, admin, { name: 'Cup', originalPrice: 300, offerPrice: 250.5 });
    lamp = await addProduct(api, admin, { name: 'Lamp', originalPrice: 999, offerPrice: null });
  });

  const productOf = async (id: string) => (await api.call(getProductCall, { params: { id } })).data;
  const pricesOf = async (id: string) => {
    const { originalPrice, offerPrice } = await productOf(id);
    return { id, originalPrice, offerPrice };
  };
  const mark = (ids: string[], soldOut: boolean) =>
    api.call(setSoldOutCall, { body: { ids, soldOut }, token: admin });
  const change = (percent: number, products: Awaited<ReturnType<typeof pricesOf>>[]) =>
    api.call(changePricesCall, { body: { percent, products }, token: admin });

  it('MD-8 marks many products as sold out and available again, and leaves out unknown ones', async () => {
    const marked = await mark([cup, unknownId, lamp], true);
    const soldOut = [(await productOf(cup)).soldOut, (await productOf(lamp)).soldOut];
    const freed = await mark([cup], false);

    expect(marked.changedIds.toSorted()).toEqual([cup, lamp].toSorted());
    expect(soldOut).toEqual([true, true]);
    expect(freed).toEqual({ changedIds: [cup] });
    expect([(await productOf(cup)).soldOut, (await productOf(lamp)).soldOut]).toEqual([false, true]);
  });

  it('MD-8 leaves a product that is marked already as it is, so that a form that is open for it can be saved', async () => {
    await mark([cup], true);
    const before = await productOf(cup);
    const marked = await mark([cup, lamp], true);

    expect(marked.changedIds.toSorted()).toEqual([cup, lamp].toSorted());
    expect(await productOf(cup)).toEqual(before);
  });

  it('MD-8 changes the lists at once, which are cached for a second', async () => {
    const query = { searchQuery: 'cup', limit: 5, stock: 'soldOut' as const };
    const listed = async () => (await api.call(listProductsCall, { query })).data.map(({ _id }) => _id);
    await mark([cup], true);
    const before = await listed();
    await mark([cup], false);
    const after = await listed();

    expect({ before: before.includes(cup), after: after.includes(cup) }).toEqual({
      before: true,
      after: false,
    });
  });

  it('MD-8 refuses an order that holds a sold-out product with its line named', async () => {
    await mark([lamp], true);
    const body = orderBody([lineFor(cup, 250.5), lineFor(lamp, 999)]);
    const refused = await api.send(placeOrderCall, { body });
    await mark([lamp], false);
    const taken = await api.send(placeOrderCall, { body });

    expect({ status: refused.status, refusal: refused.refusal }).toEqual({
      status: 409,
      refusal: {
        code: 'notOrderable',
        message: 'Lamp is sold out.',
        sentence: 'isSoldOut',
        values: ['Lamp'],
        field: 'products[1].id',
        requestId: expect.any(String),
      },
    });
    expect(taken.status).toBe(200);
  });

  it('MD-14 sorts and filters by the last change, which every change sets', async () => {
    api.pass(dayMilliseconds);
    const today = dhakaDay(api.now());
    admin = await api.signIn(adminPerson);
    const list = async (query: object) =>
      (await api.call(listProductsCall, { query: { limit: 50, ...query } })).data.map(({ _id }) => _id);
    const none = await list({ changedSince: today });
    await mark([cup], true);
    const marked = await list({ changedSince: today });
    await change(10, [await pricesOf(lamp)]);
    const raised = await list({ changedSince: today, sort: 'changed' });
    await api.call(updateProductCall, {
      params: { id: cup },
      body: { soldOut: false },
      token: admin,
    });

    expect({ none, marked, raised }).toEqual({ none: [], marked: [cup], raised: [lamp, cup] });
    expect((await list({ sort: 'changed' })).slice(0, 2)).toEqual([cup, lamp]);
  });

  it('MD-15 changes original and offer price alike, rounded to the taka where they are whole taka', async () => {
    const result = await change(5, [await pricesOf(cup), await pricesOf(lamp)]);

    expect(result).toEqual({ changedIds: [cup, lamp], refused: [] });
    expect([await pricesOf(cup), await pricesOf(lamp)]).toEqual([
      { id: cup, originalPrice: 315, offerPrice: 263.03 },
      { id: lamp, originalPrice: 1049, offerPrice: null },
    ]);
  });

  it('MD-15 sells at the new price at once', async () => {
    await change(10, [await pricesOf(cup)]);
    const old = await api.send(placeOrderCall, { body: orderBody([lineFor(cup, 250.5)]) });
    const now = await api.send(placeOrderCall, { body: orderBody([lineFor(cup, 275.55)]) });

    expect({ old: old.refusal.code, now: now.status }).toEqual({ old: 'priceChanged', now: 200 });
  });

  it('MD-15 changes nothing at a second press, and names the products', async () => {
    const seen = [await pricesOf(cup), await pricesOf(lamp)];
    await change(10, seen);
    const second = await change(10, seen);

    expect(second).toEqual({
      changedIds: [],
      refused: [
        { id: cup, name: 'Cup', reason: 'Its price has changed since: it is ৳275.55 now.' },
        { id: lamp, name: 'Lamp', reason: 'Its price has changed since: it is ৳1,099 now.' },
      ],
    });
    expect((await pricesOf(cup)).originalPrice).toBe(330);
  });

  it('MD-15 lets one of two presses at the same moment change the price', async () => {
    const seen = [await pricesOf(cup), await pricesOf(lamp)];
    const both = await Promise.all([change(10, seen), change(10, seen.toReversed())]);

    expect(both.map(({ changedIds }) => changedIds.length).reduce((sum, count) => sum + count)).toBe(2);
    expect((await pricesOf(lamp)).originalPrice).toBe(1099);
  });

  it('MD-15 keeps the prices of products that are gone, unpriced or at the limit, and changes the others', async () => {
    const cheap = await addProduct(api, admin, { name: 'Bead', originalPrice: 1, offerPrice: null });
    const unpriced = await addProduct(api, admin, { name: 'Gift', originalPrice: null, offerPrice: null });
    const gone = await pricesOf(lamp);
    await api.call(deleteProductCall, { params: { id: lamp }, token: admin });
    const result = await change(-60, [
      await pricesOf(cheap),
      await pricesOf(unpriced),
      gone,
      await pricesOf(cup),
    ]);

    expect(result).toEqual({
      changedIds: [cup],
      refused: [
        { id: cheap, name: 'Bead', reason: 'A price would fall below ৳1.' },
        { id: unpriced, name: 'Gift', reason: 'It has no price.' },
        { id: lamp, name: '', reason: 'It no longer exists.' },
      ],
    });
    expect(await pricesOf(cup)).toEqual({ id: cup, originalPrice: 120, offerPrice: 100.2 });
  });

  it.each([
    ['0 per cent', { percent: 0 }, 'percent'],
    ['a fall of everything', { percent: -100 }, 'percent'],
    ['thirds of a per cent', { percent: 3.333 }, 'percent'],
    ['a per cent as text', { percent: '5' }, 'percent'],
    ['no product', { products: [] }, 'products'],
    [
      'a product without its old price',
      { products: [{ id: unknownId, originalPrice: 5 }] },
      'products[0].offerPrice',
    ],
    [
      'a product twice',
      { products: [1, 2].map((originalPrice) => ({ id: unknownId, originalPrice, offerPrice: null })) },
      'products',
    ],
  ])('MD-15 refuses %s', async (_name, wrong, field) => {
    const body = { percent: 5, products: [{ id: unknownId, originalPrice: 5, offerPrice: null }], ...wrong };
    const answer = await api.send(changePricesCall, { body, token: admin });

    expect({ status: answer.status, code: answer.refusal.code, field: answer.refusal.field }).toEqual({
      status: 400,
      code: 'invalid',
      field,
    });
  });

  it('MD-8 MD-15 are refused to customers', async () => {
    const token = await api.signIn(personOf('customer'));
    const answers = await Promise.all([
      api.send(setSoldOutCall, { body: { ids: [cup], soldOut: true }, token }),
      api.send(changePricesCall, { body: { percent: 5, products: [await pricesOf(cup)] }, token }),
    ]);

    expect(answers.map(({ refusal }) => refusal.code)).toEqual(['notAllowed', 'notAllowed']);
    expect(await productOf(cup)).toMatchObject({ soldOut: false, originalPrice: 300 });
  });
});
