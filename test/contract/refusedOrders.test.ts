import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrder, listOrders, type PlaceOrderBody, placeOrder } from '#contract/orders.ts';
import { ordersChecks } from '#contract/ordersChecks.ts';
import { updateProduct } from '#contract/products.ts';
import { headers } from '#contract/refusal.ts';
import { databasesAtHand } from '../support/databases.ts';
import { addProduct, lineFor, orderBody } from '../support/goods.ts';
import { type Api, adminPerson, startApi } from '../support/startApi.ts';

describe.each(databasesAtHand())('an order of bad input on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    cup = await addProduct(api, admin);
  });
  afterAll(() => api?.close());

  const countOrders = async (): Promise<number> =>
    (await api.get(listOrders, ordersChecks.listOrders, { token: admin })).length;

  const good = () => orderBody([lineFor(cup, 250.5, 2)]);
  const withLine = (changes: object) => ({
    ...good(),
    products: [{ ...lineFor(cup, 250.5, 2), ...changes }],
  });
  const withCustomer = (changes: object) => ({
    ...good(),
    customerData: { ...good().customerData, ...changes },
  });
  const nobody = 'f'.repeat(24);

  const wrong: [string, () => unknown, number, string, string | undefined][] = [
    ['an unknown product', () => withLine({ id: nobody }), 404, 'unknown', 'products[0].id'],
    ['a product id that is none', () => withLine({ id: 'cup' }), 400, 'invalid', 'products[0].id'],
    ['quantity 0', () => withLine({ quantity: 0 }), 400, 'invalid', 'products[0].quantity'],
    ['quantity -1', () => withLine({ quantity: -1 }), 400, 'invalid', 'products[0].quantity'],
    ['quantity 1.5', () => withLine({ quantity: 1.5 }), 400, 'invalid', 'products[0].quantity'],
    ['quantity "2"', () => withLine({ quantity: '2' }), 400, 'invalid', 'products[0].quantity'],
    ['quantity null', () => withLine({ quantity: null }), 400, 'invalid', 'products[0].quantity'],
    ['quantity 1000', () => withLine({ quantity: 1000 }), 400, 'invalid', 'products[0].quantity'],
    [
      'a price as text',
      () => withLine({ originalPrice: '250.5' }),
      400,
      'invalid',
      'products[0].originalPrice',
    ],
    ['no products', () => ({ ...good(), products: [] }), 400, 'invalid', 'products'],
    ['products that are no list', () => ({ ...good(), products: 'cup' }), 400, 'invalid', 'products'],
    ['another status', () => ({ ...good(), orderStatus: 'Delivered' }), 400, 'invalid', 'orderStatus'],
    [
      'no mobile number',
      () => withCustomer({ mobileNumber: undefined }),
      400,
      'invalid',
      'customerData.mobileNumber',
    ],
    [
      'an empty mobile number',
      () => withCustomer({ mobileNumber: '' }),
      400,
      'invalid',
      'customerData.mobileNumber',
    ],
    [
      '10 digits',
      () => withCustomer({ mobileNumber: '0171100022' }),
      400,
      'invalid',
      'customerData.mobileNumber',
    ],
    [
      '12 digits',
      () => withCustomer({ mobileNumber: '017110002222' }),
      400,
      'invalid',
      'customerData.mobileNumber',
    ],
    [
      'a mobile number that is a number',
      () => withCustomer({ mobileNumber: 1711000222 }),
      400,
      'invalid',
      'customerData.mobileNumber',
    ],
    [
      'an unknown delivery area',
      () => withCustomer({ deliveryArea: 'Chattogram' }),
      400,
      'invalid',
      'customerData.deliveryArea',
    ],
    [
      'no delivery area',
      () => withCustomer({ deliveryArea: '' }),
      400,
      'invalid',
      'customerData.deliveryArea',
    ],
    [
      'another payment',
      () => withCustomer({ paymentSystem: 'bKash' }),
      400,
      'invalid',
      'customerData.paymentSystem',
    ],
    ['an empty name', () => withCustomer({ name: ' ' }), 400, 'invalid', 'customerData.name'],
    [
      'a NUL in the address',
      () => withCustomer({ address: 'House\0 3' }),
      400,
      'invalid',
      'customerData.address',
    ],
    ['a name that is a list', () => withCustomer({ name: ['Rahima'] }), 400, 'invalid', 'customerData.name'],
    [
      'an address that is an object',
      () => withCustomer({ address: {} }),
      400,
      'invalid',
      'customerData.address',
    ],
    ['no customer', () => ({ ...good(), customerData: undefined }), 400, 'invalid', 'customerData'],
    ['a body that is a list', () => [good()], 400, 'malformed', undefined],
    ['a body that is no JSON', () => '{"products": [', 400, 'malformed', undefined],
    [
      'a body that reaches for the prototype',
      () => '{"__proto__": {"total": 1}}',
      400,
      'malformed',
      undefined,
    ],
  ];
  it.each(wrong)('API-5 CO-2 CO-3: %s', async (_name, body, status, code, field) => {
    const before = await countOrders();

    const answer = await api.ask(placeOrder, { body: body() });

    const { message, requestId } = answer.refusal;
    expect({ status: answer.status, code: answer.refusal.code, field: answer.refusal.field }).toEqual({
      status,
      code,
      field,
    });
    expect(message).toMatch(/^\S.{5,}[^\n]$/);
    expect(requestId).toBe(answer.headers.get(headers.requestId));
    expect(await countOrders()).toBe(before);
  });

  it('API-5 refuses no body, and one that is too large', async () => {
    const before = await countOrders();
    const none = await api.ask(placeOrder);
    const large = await api.ask(placeOrder, { body: { ...good(), date: 'x'.repeat(1_100_000) } });

    expect([none.status, none.refusal.code, large.status, large.refusal.code]).toEqual([
      400,
      'malformed',
      413,
      'tooLarge',
    ]);
    expect(await countOrders()).toBe(before);
  });

  const sums: [string, (body: PlaceOrderBody) => unknown][] = [
    ['a line', (body) => ({ ...body, products: [{ ...body.products[0], originalPrice: 1 }] })],
    ['the sub-total', (body) => ({ ...body, subTotal: 1 })],
    ['the charge', (body) => ({ ...body, customerData: { ...body.customerData, deliveryCharge: 0 } })],
    ['the total', (body) => ({ ...body, total: 1 })],
    ['the total by one poisha', (body) => ({ ...body, total: body.total + 0.01 })],
  ];
  it.each(sums)("CO-11 tells its own reckoning when %s is the browser's own", async (_name, change) => {
    const before = await countOrders();

    const answer = await api.ask(placeOrder, { body: change(good()) });

    expect([answer.status, answer.refusal.code]).toEqual([409, 'priceChanged']);
    expect(answer.refusal.reckoning).toEqual({
      products: [{ id: cup, originalPrice: 250.5 }],
      subTotal: 501,
      deliveryCharge: 60,
      total: 561,
    });
    expect(await countOrders()).toBe(before);
  });

  it('CO-11 asks again when a price changed meanwhile, and takes the order at the new sum', async () => {
    const lamp = await addProduct(api, admin, { originalPrice: 800, offerPrice: null });
    const shown = orderBody([lineFor(lamp, 800)]);
    await api.ask(updateProduct, { params: { id: lamp }, body: { offerPrice: 640 }, token: admin });
    const key = { [headers.idempotencyKey]: 'the-lamp-order' };

    const refused = await api.ask(placeOrder, { body: shown, headers: key });
    const taken = await api.ask(placeOrder, { body: orderBody([lineFor(lamp, 640)]), headers: key });

    expect([refused.status, refused.refusal.reckoning?.total, taken.status]).toEqual([409, 700, 200]);
    expect(
      (
        await api.get(getOrder, ordersChecks.getOrder, {
          params: { id: taken.body.insertedId },
          token: admin,
        })
      ).data.total,
    ).toBe(700);
  });

  it.each([
    ['name', { name: ' ' }],
    ['price', { originalPrice: null, offerPrice: null }],
    ['picture', { images: [''] }],
  ])('AP-5 does not sell a product without a %s', async (_name, body) => {
    const id = await addProduct(api, admin, body);
    const before = await countOrders();

    const answer = await api.ask(placeOrder, {
      body: orderBody([lineFor(cup, 250.5), lineFor(id, 250.5)]),
    });

    expect([answer.status, answer.refusal.code, answer.refusal.field]).toEqual([
      409,
      'notOrderable',
      'products[1].id',
    ]);
    expect(await countOrders()).toBe(before);
  });
});
