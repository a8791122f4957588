import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CorrectOrderBody } from '#contract/orders/orderCorrections.ts';
import { deleteProductCall, updateProductCall } from '#contract/products/products.ts';
import type { Order } from '#domain/orders/order.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { correctionOf } from '../support/builders/correctionOf.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type CorrectionShop, openCorrectionShop } from '../support/servers/correctionShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('refused corrections on $name', (at) => {
  let shop: CorrectionShop;
  let order: Order;
  beforeAll(async () => {
    shop = await openCorrectionShop(at);
  });
  afterAll(() => shop?.api.close());
  beforeEach(async () => {
    order = await shop.place();
  });

  it('MD-5 keeps the price of a line that stays, and refuses another total with the shop’s quote', async () => {
    const tea = await addProduct(shop.api, shop.admin, { name: 'Tea', originalPrice: 100, offerPrice: null });
    await shop.api.send(updateProductCall, {
      params: { id: shop.cup },
      body: { offerPrice: 290 },
      token: shop.admin,
    });
    const body = correctionOf(order);
    const products = [
      ...body.products.map((line) => ({ ...line, quantity: 1, color: 'Blue' })),
      shop.added({ id: tea, size: 'N/A' }),
    ];
    await shop.api.send(updateProductCall, {
      params: { id: tea },
      body: { originalPrice: 120 },
      token: shop.admin,
    });
    const answer = await shop.send(order, { ...body, products, total: 250.5 + 100 + 60 });

    expect({ status: answer.status, code: answer.refusal.code, quote: answer.refusal.quote }).toEqual({
      status: 409,
      code: 'priceChanged',
      quote: {
        products: [
          { id: shop.cup, originalPrice: 250.5 },
          { id: tea, originalPrice: 120 },
        ],
        subTotal: 370.5,
        deliveryCharge: 60,
        total: 430.5,
        terms: defaultOrderTerms,
      },
    });
    const { data } = await shop.correct(order, { ...body, products, total: 430.5 });
    expect(data.products.map(({ originalPrice }) => originalPrice)).toEqual([250.5, 120]);
    // Back to the price at which the other tests order.
    await shop.api.send(updateProductCall, {
      params: { id: shop.cup },
      body: { offerPrice: 250.5 },
      token: shop.admin,
    });
  });

  it('MD-5 lets a line of a sold-out or deleted product stay, and adds or raises none', async () => {
    const hat = await addProduct(shop.api, shop.admin, { name: 'Hat', originalPrice: 100, offerPrice: null });
    const bag = await addProduct(shop.api, shop.admin, { name: 'Bag', originalPrice: 200, offerPrice: null });
    const id = await submitOrder(shop.api, orderBody([lineFor(hat, 100, 2), lineFor(bag, 200, 2)]));
    order = (await shop.read(id)).data;
    await shop.api.send(updateProductCall, {
      params: { id: hat },
      body: { soldOut: true },
      token: shop.admin,
    });
    await shop.api.send(deleteProductCall, { params: { id: bag }, token: shop.admin });
    const body = correctionOf(order);
    const withQuantities = (first: number, second: number) =>
      body.products.map((line, index) => ({ ...line, quantity: index === 0 ? first : second }));
    const refusals = await Promise.all(
      [
        withQuantities(3, 2),
        withQuantities(2, 3),
        [...body.products, shop.added({ id: hat, size: 'N/A' })],
        [...body.products, shop.added({ id: bag, size: 'N/A' })],
      ].map(async (products) => (await shop.send(order, { ...body, products })).refusal),
    );

    expect(refusals.map(({ code, field, message }) => [code, field, message])).toEqual([
      ['notOrderable', 'products[0].quantity', "Hat is sold out. Its quantity can't be increased."],
      [
        'notOrderable',
        'products[1].quantity',
        "Bag is no longer in the shop. Its quantity can't be increased.",
      ],
      ['notOrderable', 'products[2].id', 'Hat is sold out.'],
      ['notOrderable', 'products[2].id', 'This product is no longer in the shop.'],
    ]);
    const { data } = await shop.correct(order, { ...body, products: withQuantities(1, 2), total: 500 + 60 });
    expect(data.products.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it.each<[string, (body: CorrectOrderBody) => unknown, string]>([
    ['a correction that changes nothing', (body) => body, 'products'],
    ['an order without lines', (body) => ({ ...body, products: [] }), 'products'],
    [
      'a size that the product does not have',
      (body) => ({ ...body, products: [shop.added({ size: 'XS' })] }),
      'products[0].size',
    ],
    [
      'a line of another product',
      (body) => ({ ...body, products: [shop.added({ line: 0 })] }),
      'products[0].line',
    ],
    [
      'a line that the order does not have',
      (body) => ({ ...body, products: [shop.added({ line: 7 })] }),
      'products[0].line',
    ],
    [
      'a line twice',
      (body) => ({ ...body, products: [...body.products, ...body.products] }),
      'products[0].line',
    ],
    ['two lines alike', (body) => ({ ...body, products: [shop.added(), shop.added()] }), 'products[0]'],
    [
      'too many pieces',
      (body) => ({ ...body, products: [shop.added({ quantity: 1000 })] }),
      'products[0].quantity',
    ],
    ['no piece', (body) => ({ ...body, products: [shop.added({ quantity: 0 })] }), 'products[0].quantity'],
    [
      'a phone number that is too short',
      (body) => ({ ...body, customerData: { ...body.customerData, mobileNumber: '0171' } }),
      'customerData.mobileNumber',
    ],
    [
      'a delivery area that does not exist',
      (body) => ({ ...body, customerData: { ...body.customerData, deliveryArea: 'Moon' } }),
      'customerData.deliveryArea',
    ],
    ['a body without the revision', (body) => ({ ...body, revision: undefined }), 'revision'],
  ])('MD-5 refuses %s', async (_name, change, field) => {
    const before = await shop.read(order._id);
    const { status, refusal } = await shop.send(order, change(correctionOf(order)) as CorrectOrderBody);

    expect({ status, code: refusal.code, field: refusal.field }).toEqual({
      status: 400,
      code: 'invalid',
      field,
    });
    expect(await shop.read(order._id)).toEqual(before);
  });
});
