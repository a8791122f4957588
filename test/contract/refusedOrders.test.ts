import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { getOrderCall, type PlaceOrderBody, placeOrderCall } from '#contract/orders/orders.ts';
import { updateProductCall } from '#contract/products/products.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { countOrders, openTestShop } from '../support/servers/testShop.ts';

describe.each(testDatabases())('an order with bad input on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    ({ api, admin, cup } = await openTestShop(at));
  });
  afterAll(() => api?.close());

  const good = () => orderBody([lineFor(cup, 250.5, 2)]);
  const withLine = (changes: object) => ({
    ...good(),
    products: [{ ...lineFor(cup, 250.5, 2), ...changes }],
  });
  const withCustomer = (changes: object) => ({
    ...good(),
    customerData: { ...good().customerData, ...changes },
  });
  const unknownProduct = 'f'.repeat(24);

  /** Each with one invalid field of the customer, or of the first line. */
  const wrongCustomers: [string, object][] = [
    ['no mobile number', { mobileNumber: undefined }],
    ['an empty mobile number', { mobileNumber: '' }],
    ['10 digits', { mobileNumber: '0171100022' }],
    ['12 digits', { mobileNumber: '017110002222' }],
    ['a mobile number that is a number', { mobileNumber: 1711000222 }],
    ['an unknown delivery area', { deliveryArea: 'Chattogram' }],
    ['no delivery area', { deliveryArea: '' }],
    ['another payment', { paymentSystem: 'bKash' }],
    ['an empty name', { name: ' ' }],
    ['a NUL in the address', { address: 'House\0 3' }],
    ['a name that is a list', { name: ['Rahima'] }],
    ['an address that is an object', { address: {} }],
  ];
  const wrongLines: [string, object][] = [
    ['a product id that is none', { id: 'cup' }],
    ['quantity 0', { quantity: 0 }],
    ['quantity -1', { quantity: -1 }],
    ['quantity 1.5', { quantity: 1.5 }],
    ['quantity "2"', { quantity: '2' }],
    ['quantity null', { quantity: null }],
    ['quantity 1000', { quantity: 1000 }],
    ['a price as text', { originalPrice: '250.5' }],
  ];
  type Wrong = [name: string, body: () => unknown, status: number, code: string, field: string | undefined];
  const wrong: Wrong[] = [
    ...wrongCustomers.map(
      ([name, changes]): Wrong => [
        name,
        () => withCustomer(changes),
        400,
        'invalid',
        `customerData.${Object.keys(changes)[0]}`,
      ],
    ),
    ...wrongLines.map(
      ([name, changes]): Wrong => [
        name,
        () => withLine(changes),
        400,
        'invalid',
        `products[0].${Object.keys(changes)[0]}`,
      ],
    ),
    ['an unknown product', () => withLine({ id: unknownProduct }), 404, 'unknown', 'products[0].id'],
    ['no products', () => ({ ...good(), products: [] }), 400, 'invalid', 'products'],
    ['products that are no list', () => ({ ...good(), products: 'cup' }), 400, 'invalid', 'products'],
    ['another status', () => ({ ...good(), orderStatus: 'Delivered' }), 400, 'invalid', 'orderStatus'],
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
  it('API-5 BN-3 refuses a color or a name that is too long in words of the shop', async () => {
    const tooLong = 'x'.repeat(301);
    const answers = await Promise.all(
      [withLine({ color: tooLong }), withLine({ name: tooLong }), withLine({ imageUrl: null })].map((body) =>
        api.send(placeOrderCall, { body }),
      ),
    );
    expect(answers.map(({ refusal }) => refusal.message)).toEqual([
      'color may have at most 40 characters',
      'products[0].name may have at most 300 characters',
      'products[0].imageUrl is required',
    ]);
  });

  it.each(wrong)('API-5 CO-2 CO-3 refuses %s', async (_name, body, status, code, field) => {
    const before = await countOrders(api, admin);

    const answer = await api.send(placeOrderCall, { body: body() });

    const { message, requestId, sentence } = answer.refusal;
    // BN-3: a page in another language words it by this code.
    expect(sentence).toBeDefined();
    expect({ status: answer.status, code: answer.refusal.code, field: answer.refusal.field }).toEqual({
      status,
      code,
      field,
    });
    expect(message).toMatch(/^\S.{5,}[^\n]$/);
    expect(requestId).toBe(answer.headers.get(headers.requestId));
    expect(await countOrders(api, admin)).toBe(before);
  });

  it('API-5 refuses no body, and one that is too large', async () => {
    const before = await countOrders(api, admin);
    const none = await api.send(placeOrderCall);
    const large = await api.send(placeOrderCall, { body: { ...good(), date: 'x'.repeat(1_100_000) } });

    expect({
      none: { status: none.status, code: none.refusal.code },
      large: { status: large.status, code: large.refusal.code },
    }).toEqual({ none: { status: 400, code: 'malformed' }, large: { status: 413, code: 'tooLarge' } });
    expect(await countOrders(api, admin)).toBe(before);
  });

  const sums: [string, (body: PlaceOrderBody) => unknown][] = [
    ['a line', (body) => ({ ...body, products: [{ ...body.products[0], originalPrice: 1 }] })],
    ['the sub-total', (body) => ({ ...body, subTotal: 1 })],
    ['the charge', (body) => ({ ...body, customerData: { ...body.customerData, deliveryCharge: 0 } })],
    ['the total', (body) => ({ ...body, total: 1 })],
    ['the total by one poisha', (body) => ({ ...body, total: body.total + 0.01 })],
  ];
  it.each(sums)('CO-11 returns the quote of the shop when %s differs from it', async (_name, change) => {
    const before = await countOrders(api, admin);

    const answer = await api.send(placeOrderCall, { body: change(good()) });

    expect({ status: answer.status, code: answer.refusal.code }).toEqual({
      status: 409,
      code: 'priceChanged',
    });
    expect(answer.refusal.quote).toEqual({
      products: [{ id: cup, originalPrice: 250.5 }],
      subTotal: 501,
      deliveryCharge: 60,
      total: 561,
      terms: defaultOrderTerms,
    });
    expect(await countOrders(api, admin)).toBe(before);
  });

  it('CO-11 refuses an order whose price changed, and accepts it at the new total', async () => {
    const lamp = await addProduct(api, admin, { originalPrice: 800, offerPrice: null });
    const outdated = orderBody([lineFor(lamp, 800)]);
    await api.send(updateProductCall, { params: { id: lamp }, body: { offerPrice: 640 }, token: admin });
    const key = { [headers.idempotencyKey]: 'the-lamp-order' };

    const refused = await api.send(placeOrderCall, { body: outdated, headers: key });
    const taken = await api.send(placeOrderCall, { body: orderBody([lineFor(lamp, 640)]), headers: key });

    expect({
      refused: refused.status,
      message: refused.refusal.message,
      total: refused.refusal.quote?.total,
      taken: taken.status,
    }).toEqual({
      refused: 409,
      message: 'A price or the delivery charge has changed. Please check the new total.',
      total: 700,
      taken: 200,
    });
    expect(
      (
        await api.call(getOrderCall, {
          params: { id: taken.body.insertedId },
          token: admin,
        })
      ).data.total,
    ).toBe(700);
  });

  it.each([
    ['name', { name: ' ' }, 'This product'],
    ['price', { name: ' Lamp ', originalPrice: null, offerPrice: null }, 'Lamp'],
    ['picture', { name: 'Lamp', images: [''] }, 'Lamp'],
  ])('AP-5 does not sell a product without a %s', async (_name, body, product) => {
    const id = await addProduct(api, admin, body);
    const before = await countOrders(api, admin);

    const answer = await api.send(placeOrderCall, {
      body: orderBody([lineFor(cup, 250.5), lineFor(id, 250.5)]),
    });

    expect({ status: answer.status, refusal: answer.refusal }).toEqual({
      status: 409,
      refusal: {
        code: 'notOrderable',
        message: `${product} can't be ordered right now.`,
        sentence: 'cantBeOrderedRightNow',
        values: [product],
        field: 'products[1].id',
        requestId: expect.any(String),
      },
    });
    expect(await countOrders(api, admin)).toBe(before);
  });
});
