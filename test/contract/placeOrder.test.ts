import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrder, listOrders, type PlaceOrderBody, placeOrder } from '#contract/orders.ts';
import { ordersChecks } from '#contract/ordersChecks.ts';
import { deleteProduct, updateProduct } from '#contract/products.ts';
import { headers } from '#contract/refusal.ts';
import { databasesAtHand } from '../support/databases.ts';
import { addProduct, lineFor, orderBody, placeFor } from '../support/goods.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/startApi.ts';

describe.each(databasesAtHand())('placing an order on $name', (at) => {
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
  const orderOf = (id: string) => api.get(getOrder, ordersChecks.getOrder, { params: { id }, token: admin });

  it('API-5 CO-8 answers a guest with insertedId and keeps the order as it was placed', async () => {
    const id = await placeFor(
      api,
      orderBody([lineFor(cup, 250.5, 2)], { comment: 'Ring twice', email: 'Rahima@People.example' }),
    );

    const { data, history } = await orderOf(id);
    expect({ ...data, _id: 'id' }).toEqual({
      _id: 'id',
      date: '02 Mar, 2026',
      time: '03:07 pm',
      subTotal: 501,
      total: 561,
      orderStatus: 'Pending',
      products: [
        {
          id: cup,
          name: 'Clay tea cup',
          imageUrl: '/pictures/cup-450.webp',
          color: 'Red',
          size: 'N/A',
          quantity: 2,
          originalPrice: 250.5,
        },
      ],
      customerData: {
        name: 'Rahima Khatun',
        email: 'Rahima@People.example',
        mobileNumber: '01711000222',
        district: 'Dhaka',
        address: 'House 3, Road 7, Mirpur',
        comment: 'Ring twice',
        addressType: 'Home',
        deliveryArea: 'Inside of Dhaka',
        paymentSystem: 'Cash On Delivery',
        deliveryCharge: 60,
      },
      deliveredAt: null,
    });
    expect(history).toEqual([]);
  });

  it('CO-11 keeps name and price of the day when the product changes or goes', async () => {
    const pot = await addProduct(api, admin, { name: 'Pot', originalPrice: 700, offerPrice: null });
    const id = await placeFor(api, orderBody([lineFor(pot, 700)]));
    await api.ask(updateProduct, {
      params: { id: pot },
      body: { name: 'Kettle', originalPrice: 900 },
      token: admin,
    });
    await api.ask(deleteProduct, { params: { id: pot }, token: admin });

    const { data } = await orderOf(id);
    expect(data.products.map(({ name, originalPrice }) => ({ name, originalPrice }))).toEqual([
      { name: 'Pot', originalPrice: 700 },
    ]);
  });

  it.each([
    ['Inside of Dhaka', 1, 60],
    ['Outside of Dhaka', 1, 120],
    ['Outside of Dhaka', 20, 0],
  ])('CO-4 PD-8 brings to %s with %i pieces for %i taka', async (deliveryArea, quantity, charge) => {
    const id = await placeFor(api, orderBody([lineFor(cup, 250.5, quantity)], { deliveryArea }));

    const { data } = await orderOf(id);
    expect([data.customerData.deliveryCharge, data.total - data.subTotal]).toEqual([charge, charge]);
  });

  it('PD-8 charges at exactly 5000 taka and not above', async () => {
    const stool = await addProduct(api, admin, { originalPrice: 5000, offerPrice: null });
    const bench = await addProduct(api, admin, { originalPrice: 5000.01, offerPrice: null });
    const placed = await Promise.all([
      placeFor(api, orderBody([lineFor(stool, 5000)])),
      placeFor(api, orderBody([lineFor(bench, 5000.01)])),
    ]);

    const totals = await Promise.all(placed.map(async (id) => (await orderOf(id)).data.total));
    expect(totals).toEqual([5060, 5000.01]);
  });

  describe('bad input writes nothing', () => {
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
      [
        'a name that is a list',
        () => withCustomer({ name: ['Rahima'] }),
        400,
        'invalid',
        'customerData.name',
      ],
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
      expect((await orderOf(taken.body.insertedId)).data.total).toBe(700);
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

  describe('asking again', () => {
    const keyed = (key: string) => ({ [headers.idempotencyKey]: key });

    it('CO-10 makes one order of 30 that come at once under one key', async () => {
      const before = await countOrders();
      const body = orderBody([lineFor(cup, 250.5)]);

      const answers = await Promise.all(
        Array.from({ length: 30 }, () => api.ask(placeOrder, { body, headers: keyed('thirty-at-once') })),
      );

      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
      expect(new Set(answers.map((answer) => answer.body.insertedId)).size).toBe(1);
      expect(await countOrders()).toBe(before + 1);
    });

    it('CO-10 gives the same order when asked again later, even at another price and minute', async () => {
      const vase = await addProduct(api, admin, { originalPrice: 400, offerPrice: null });
      const body = orderBody([lineFor(vase, 400)]);
      const first = await api.ask(placeOrder, { body, headers: keyed('a-lost-answer') });
      await api.ask(updateProduct, { params: { id: vase }, body: { originalPrice: 500 }, token: admin });

      const second = await api.ask(placeOrder, {
        body: { ...body, time: '03:09 pm' },
        headers: keyed('a-lost-answer'),
      });

      expect(second.body).toEqual(first.body);
    });

    it('CO-10 refuses the key for another order', async () => {
      await api.ask(placeOrder, { body: orderBody([lineFor(cup, 250.5)]), headers: keyed('key-of-one-cup') });
      const before = await countOrders();

      const answer = await api.ask(placeOrder, {
        body: orderBody([lineFor(cup, 250.5, 2)]),
        headers: keyed('key-of-one-cup'),
      });

      expect([answer.status, answer.refusal.code]).toEqual([422, 'keyReused']);
      expect(await countOrders()).toBe(before);
    });

    it('CO-10 takes the key again after a refusal, which kept nothing', async () => {
      const body = orderBody([lineFor(cup, 250.5)]);
      const refused = await api.ask(placeOrder, {
        body: { ...body, total: 1 },
        headers: keyed('refused-first'),
      });
      const taken = await api.ask(placeOrder, { body, headers: keyed('refused-first') });

      expect([refused.status, taken.status]).toEqual([409, 200]);
    });

    it.each(['short', 'with a space', 'x'.repeat(101)])('CO-10 refuses the key "%s"', async (key) => {
      const answer = await api.ask(placeOrder, {
        body: orderBody([lineFor(cup, 250.5)]),
        headers: keyed(key),
      });

      expect([answer.status, answer.refusal.field]).toEqual([400, headers.idempotencyKey]);
    });

    it('API-8 takes each request without a key as an order of its own', async () => {
      const body = orderBody([lineFor(cup, 250.5)]);

      expect(await placeFor(api, body)).not.toBe(await placeFor(api, body));
    });

    it('CO-10 places 20 different orders at once, each by itself', async () => {
      const before = await countOrders();
      const bodies = Array.from({ length: 20 }, (_, index) => orderBody([lineFor(cup, 250.5, index + 1)]));

      const ids = await Promise.all(bodies.map((body) => placeFor(api, body)));

      expect(new Set(ids).size).toBe(20);
      expect(await countOrders()).toBe(before + 20);
    });
  });

  it('API-11 keeps the order for the account that placed it, and refuses a token that is over', async () => {
    const buyer = personOf('buyer', false);
    const token = await api.signIn(buyer);
    const id = await placeFor(
      api,
      orderBody([lineFor(cup, 250.5)], { email: 'somebody.else@people.example' }),
      token,
    );
    const seen = await api.ask(getOrder, { params: { id }, token });
    const before = await countOrders();
    const bad = await api.ask(placeOrder, { body: orderBody([lineFor(cup, 250.5)]), token: `${token}x` });
    api.pass(61 * 60 * 1000);
    const late = await api.ask(placeOrder, { body: orderBody([lineFor(cup, 250.5)]), token });
    admin = await api.signIn(adminPerson);

    expect([seen.status, bad.status, bad.refusal.code, late.status, late.refusal.code]).toEqual([
      200,
      401,
      'signInNeeded',
      401,
      'signInNeeded',
    ]);
    expect(await countOrders()).toBe(before);
  });
});
