import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrderCall, placeOrderCall } from '#contract/orders/orders.ts';
import { deleteProductCall, updateProductCall } from '#contract/products/products.ts';
import { parseOrderCode } from '#domain/orders/orderNumber.ts';
import { goneMessage } from '#messages/domain/checkoutMessages.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, unverifiedPersonOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { countOrders, openTestShop } from '../support/servers/testShop.ts';

describe.each(testDatabases())('placing an order on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    ({ api, admin, cup } = await openTestShop(at));
  });
  afterAll(() => api?.close());
  const orderOf = (id: string) => api.call(getOrderCall, { params: { id }, token: admin });

  it('API-5 CO-8 answers a guest with insertedId and keeps the order as it was placed', async () => {
    const id = await submitOrder(
      api,
      orderBody([lineFor(cup, 250.5, 2)], { comment: 'Ring twice', email: 'Rahima@People.example' }),
    );

    const { data, history } = await orderOf(id);
    expect({ ...data, _id: 'id', number: parseOrderCode(data.number ?? '') }).toEqual({
      _id: 'id',
      number: data.number?.replace('HK-', ''),
      // When the clock of the test begins.
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
        // What the test does not give itself is that of `orderBody`.
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
      returnDays: 7,
      printedAt: null,
      packed: null,
    });
    expect(history).toEqual([]);
  });

  it('CO-3 keeps the eleven digits of a number that came with the country code', async () => {
    const body = orderBody([lineFor(cup, 250.5)]);
    const customerData = { ...body.customerData, mobileNumber: '+880 1711-000222' };
    // Text skips the OpenAPI check: the document describes the stored form, not every accepted spelling.
    const answer = await api.send(placeOrderCall, { body: JSON.stringify({ ...body, customerData }) });
    const id = answer.body.insertedId;
    expect((await orderOf(id)).data.customerData.mobileNumber).toBe('01711000222');
  });

  it('BY-3 keeps the picture of the colour that was chosen, which a packer goes by', async () => {
    const images = ['/pictures/black-450.webp', '/pictures/white-450.webp'];
    const jacket = await addProduct(api, admin, {
      colors: ['Black', 'White'],
      images,
      imageColors: ['Black', 'White'],
      originalPrice: 900,
      offerPrice: null,
    });
    const line = { ...lineFor(jacket, 900), color: 'White' };
    const { data } = await orderOf(await submitOrder(api, orderBody([line])));
    expect(data.products.map(({ color, imageUrl }) => ({ color, imageUrl }))).toEqual([
      { color: 'White', imageUrl: '/pictures/white-450.webp' },
    ]);
  });

  it('CO-11 keeps name and price of the day when the product changes or goes', async () => {
    const pot = await addProduct(api, admin, { name: 'Pot', originalPrice: 700, offerPrice: null });
    const id = await submitOrder(api, orderBody([lineFor(pot, 700)]));
    await api.send(updateProductCall, {
      params: { id: pot },
      body: { name: 'Kettle', originalPrice: 900 },
      token: admin,
    });
    await api.send(deleteProductCall, { params: { id: pot }, token: admin });

    const { data } = await orderOf(id);
    expect(data.products.map(({ name, originalPrice }) => ({ name, originalPrice }))).toEqual([
      { name: 'Pot', originalPrice: 700 },
    ]);
  });

  it('CO-12 refuses a product that has left the shop in the words of the cart', async () => {
    const pan = await addProduct(api, admin, { name: 'Pan', originalPrice: 400, offerPrice: null });
    await api.send(deleteProductCall, { params: { id: pan }, token: admin });
    const { status, refusal } = await api.send(placeOrderCall, {
      body: orderBody([lineFor(cup, 250.5), lineFor(pan, 400)]),
    });
    expect({ status, ...refusal, requestId: 'r' }).toEqual({
      status: 404,
      code: 'unknown',
      message: goneMessage,
      field: 'products[1].id',
      requestId: 'r',
      sentence: 'thisProductIsNoLongerSold',
    });
  });

  it.each([
    ['Inside of Dhaka', 1, 60],
    ['Outside of Dhaka', 1, 120],
    // Twenty cups come to 5,010 taka, and delivery is free above 5,000.
    ['Outside of Dhaka', 20, 0],
  ])('CO-4 PD-8 delivers %s, with %i pieces, for %i taka', async (deliveryArea, quantity, charge) => {
    const id = await submitOrder(api, orderBody([lineFor(cup, 250.5, quantity)], { deliveryArea }));

    const { data } = await orderOf(id);
    expect({ charge: data.customerData.deliveryCharge, difference: data.total - data.subTotal }).toEqual({
      charge,
      difference: charge,
    });
  });

  it('PD-8 charges at exactly 5000 taka and not above', async () => {
    const stool = await addProduct(api, admin, { originalPrice: 5000, offerPrice: null });
    const bench = await addProduct(api, admin, { originalPrice: 5000.01, offerPrice: null });
    const placed = await Promise.all([
      submitOrder(api, orderBody([lineFor(stool, 5000)])),
      submitOrder(api, orderBody([lineFor(bench, 5000.01)])),
    ]);

    const totals = await Promise.all(placed.map(async (id) => (await orderOf(id)).data.total));
    expect(totals).toEqual([5060, 5000.01]);
  });

  it('API-11 keeps the order for the account that placed it, and refuses a token that is forged or has expired', async () => {
    const buyer = unverifiedPersonOf('buyer');
    const token = await api.signIn(buyer);
    const id = await submitOrder(
      api,
      orderBody([lineFor(cup, 250.5)], { email: 'somebody.else@people.example' }),
      token,
    );
    const seen = await api.send(getOrderCall, { params: { id }, token });
    const before = await countOrders(api, admin);
    const bad = await api.send(placeOrderCall, {
      body: orderBody([lineFor(cup, 250.5)]),
      token: `${token}x`,
    });
    // A token lasts an hour.
    api.pass(61 * 60 * 1000);
    const late = await api.send(placeOrderCall, { body: orderBody([lineFor(cup, 250.5)]), token });
    admin = await api.signIn(adminPerson);

    const signInNeeded = { status: 401, code: 'signInNeeded' };
    expect({
      seen: seen.status,
      bad: { status: bad.status, code: bad.refusal.code },
      late: { status: late.status, code: late.refusal.code },
    }).toEqual({ seen: 200, bad: signInNeeded, late: signInNeeded });
    expect(await countOrders(api, admin)).toBe(before);
  });
});
