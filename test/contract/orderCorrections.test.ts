import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCallers } from '#contract/callers.ts';
import { callersSchemas } from '#contract/callersSchemas.ts';
import { type CorrectOrderBody, correctOrder } from '#contract/orderCorrections.ts';
import { orderCorrectionsSchemas } from '#contract/orderCorrectionsSchemas.ts';
import { countDays, exportOrders, getOrder, listOrders, setOrderStatus } from '#contract/orders.ts';
import { ordersSchemas } from '#contract/ordersSchemas.ts';
import { deleteProduct, updateProduct } from '#contract/products.ts';
import type { Order } from '#domain/order.ts';
import { type OrderStatus, orderStatuses } from '#domain/orderStatus.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import { auditOrders } from '#server/orders/auditOrders.ts';
import { correctionOf } from '../support/builders/correctionOf.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const anna = personOf('anna');

/** Statuses that lead to each status. */
const routes: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: [],
  Confirmed: ['Confirmed'],
  Shipping: ['Confirmed', 'Shipping'],
  Delivered: ['Confirmed', 'Delivered'],
  Cancelled: ['Cancelled'],
  Return: ['Confirmed', 'Delivered', 'Return'],
};

describe.each(testDatabases())('corrections of orders on $name', (at) => {
  let api: Api;
  let admin: string;
  let annas: string;
  let cup: string;
  let shirt: string;
  let order: Order;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    annas = await api.signIn(anna);
    cup = await addProduct(api, admin, { colors: ['Red', 'Blue'] });
    shirt = await addProduct(api, admin, {
      name: 'Shirt',
      originalPrice: 700,
      offerPrice: null,
      sizes: ['M', 'L'],
    });
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    const placed = orderBody([lineFor(cup, 250.5, 2)], { email: anna.email });
    order = (await read(await submitOrder(api, placed, annas))).data;
  });

  const read = (id: string, token = admin) =>
    api.get(getOrder, ordersSchemas.getOrder, { params: { id }, token });
  const send = (body: CorrectOrderBody, token = admin) =>
    api.send(correctOrder, { params: { id: order._id }, body, token });
  const correct = (body: CorrectOrderBody) =>
    api.get(correctOrder, orderCorrectionsSchemas.correctOrder, {
      params: { id: order._id },
      body,
      token: admin,
    });
  const move = (status: OrderStatus) =>
    api.send(setOrderStatus, {
      params: { id: order._id },
      body: { status },
      token: status === 'Return' ? annas : admin,
    });
  const added = (changes: Partial<CorrectOrderBody['products'][number]> = {}) => ({
    line: null,
    id: shirt,
    color: 'N/A',
    size: 'L',
    quantity: 1,
    ...changes,
  });

  it('MD-5 corrects data and lines at the shop’s prices and keeps what changed', async () => {
    const body = correctionOf(order, {
      address: 'House 9, Road 2',
      district: 'Sylhet',
      deliveryArea: 'Outside of Dhaka',
      mobileNumber: '01711000333',
    });
    const [line] = body.products;
    const products = line === undefined ? [] : [{ ...line, quantity: 3 }, added()];
    const { data, revisions } = await correct({ ...body, products, total: 751.5 + 700 + 120 });

    const keptLine = order.products[0];
    expect(data).toEqual({
      ...order,
      subTotal: 1451.5,
      total: 1571.5,
      products: [
        { ...keptLine, quantity: 3 },
        {
          id: shirt,
          name: 'Shirt',
          imageUrl: '/pictures/cup-450.webp',
          color: 'N/A',
          size: 'L',
          quantity: 1,
          originalPrice: 700,
        },
      ],
      customerData: {
        ...order.customerData,
        address: 'House 9, Road 2',
        district: 'Sylhet',
        deliveryArea: 'Outside of Dhaka',
        mobileNumber: '01711000333',
        deliveryCharge: 120,
      },
    });
    const cupLine = { id: cup, name: 'Clay tea cup', color: 'Red', size: 'N/A', originalPrice: 250.5 };
    expect(revisions).toEqual([
      {
        by: 'Admin',
        at: expect.stringMatching(/^2026-03-02T09:07:/),
        fields: [
          { field: 'mobileNumber', from: '01711000222', to: '01711000333' },
          { field: 'district', from: 'Dhaka', to: 'Sylhet' },
          { field: 'address', from: 'House 3, Road 7, Mirpur', to: 'House 9, Road 2' },
          { field: 'deliveryArea', from: 'Inside of Dhaka', to: 'Outside of Dhaka' },
        ],
        lines: [
          { from: { ...cupLine, quantity: 2 }, to: { ...cupLine, quantity: 3 } },
          {
            from: null,
            to: { id: shirt, name: 'Shirt', color: 'N/A', size: 'L', quantity: 1, originalPrice: 700 },
          },
        ],
        from: { subTotal: 501, deliveryCharge: 60, total: 561 },
        to: { subTotal: 1451.5, deliveryCharge: 120, total: 1571.5 },
      },
    ]);
    expect(await read(order._id)).toEqual({ data, history: [], revisions });
  });

  it('MD-5 shows the customer what changed, and no name of staff', async () => {
    await correct(correctionOf(order, { comment: 'Ring twice' }));
    const { data, revisions } = await read(order._id, annas);

    expect(data.customerData.comment).toBe('Ring twice');
    expect(revisions?.map(({ by, fields }) => ({ by, fields }))).toEqual([
      { by: null, fields: [{ field: 'comment', from: '', to: 'Ring twice' }] },
    ]);
    const answer = await api.send(getOrder, { params: { id: order._id }, token: annas });
    expect(JSON.stringify(answer.body)).not.toMatch(/Admin|admin-1/);
  });

  it.each(orderStatuses)('MD-5 answers a correction of an order that is %s', async (status) => {
    for (const next of routes[status]) expect((await move(next)).status).toBe(200);
    const before = await read(order._id);
    const answer = await send(correctionOf(order, { address: 'House 9' }));

    if (isCorrectable(status, 'admin')) {
      expect(answer.status).toBe(200);
      expect((await read(order._id)).data.customerData.address).toBe('House 9');
    } else {
      const { code, reason, orderStatus } = answer.refusal;
      expect({ status: answer.status, code, reason, orderStatus }).toEqual({
        status: 409,
        code: 'moveRefused',
        reason: 'notCorrectable',
        orderStatus: status,
      });
      expect(await read(order._id)).toEqual(before);
    }
  });

  it('MD-5 lets exactly one of two staff members win who correct one order at once', async () => {
    const answers = await Promise.all(
      ['House 8', 'House 9'].map((address) => send(correctionOf(order, { address }))),
    );
    const { data, revisions } = await read(order._id);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [lost, won] = answers.toSorted((one, other) => other.status - one.status);
    expect(lost?.refusal).toMatchObject({
      code: 'moveRefused',
      reason: 'correctedMeanwhile',
      message: 'The order was corrected by somebody else meanwhile.',
    });
    expect(revisions).toHaveLength(1);
    expect(data).toEqual(won?.body.data);
  });

  it('MD-5 of a correction and SHIP at once leaves a shipped order with one of both contents', async () => {
    await move('Confirmed');
    const [corrected, shipped] = await Promise.all([
      send(correctionOf(order, { address: 'House 9' })),
      move('Shipping'),
    ]);
    const { data, revisions } = await read(order._id);

    expect(shipped.status).toBe(200);
    expect(data.orderStatus).toBe('Shipping');
    const isCorrected = corrected.status === 200;
    expect({
      status: corrected.status,
      address: data.customerData.address,
      revisions: revisions?.length,
    }).toEqual(
      isCorrected
        ? { status: 200, address: 'House 9', revisions: 1 }
        : { status: 409, address: order.customerData.address, revisions: 0 },
    );
    expect(
      (await send({ ...correctionOf(data, { address: 'Late' }), revision: revisions?.length ?? 0 })).status,
    ).toBe(409);
  });

  it('MD-5 answers a repeated request as before and makes one revision, also when both arrive at once', async () => {
    const body = correctionOf(order, { address: 'House 9' });
    const answers = await Promise.all([send(body), send(body), send(body)]);
    await correct({ ...correctionOf(order, { address: 'House 10' }), revision: 1 });
    await move('Confirmed');
    await move('Shipping');
    const late = await send(body);

    expect([...answers, late].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(late.body.data.customerData.address).toBe('House 10');
    expect((await read(order._id)).revisions).toHaveLength(2);
  });

  it('MD-5 keeps the price of a line that stays, and refuses another total with the shop’s quote', async () => {
    const tea = await addProduct(api, admin, { name: 'Tea', originalPrice: 100, offerPrice: null });
    await api.send(updateProduct, { params: { id: cup }, body: { offerPrice: 290 }, token: admin });
    const body = correctionOf(order);
    const products = [
      ...body.products.map((line) => ({ ...line, quantity: 1, color: 'Blue' })),
      added({ id: tea, size: 'N/A' }),
    ];
    await api.send(updateProduct, { params: { id: tea }, body: { originalPrice: 120 }, token: admin });
    const answer = await send({ ...body, products, total: 250.5 + 100 + 60 });

    expect({ status: answer.status, code: answer.refusal.code, quote: answer.refusal.reckoning }).toEqual({
      status: 409,
      code: 'priceChanged',
      quote: {
        products: [
          { id: cup, originalPrice: 250.5 },
          { id: tea, originalPrice: 120 },
        ],
        subTotal: 370.5,
        deliveryCharge: 60,
        total: 430.5,
      },
    });
    const { data } = await correct({ ...body, products, total: 430.5 });
    expect(data.products.map(({ originalPrice }) => originalPrice)).toEqual([250.5, 120]);
    await api.send(updateProduct, { params: { id: cup }, body: { offerPrice: 250.5 }, token: admin });
  });

  it('MD-5 lets a line of a sold-out or deleted product stay, and adds or raises none', async () => {
    const hat = await addProduct(api, admin, { name: 'Hat', originalPrice: 100, offerPrice: null });
    const bag = await addProduct(api, admin, { name: 'Bag', originalPrice: 200, offerPrice: null });
    const id = await submitOrder(api, orderBody([lineFor(hat, 100, 2), lineFor(bag, 200, 2)]));
    order = (await read(id)).data;
    await api.send(updateProduct, { params: { id: hat }, body: { soldOut: true }, token: admin });
    await api.send(deleteProduct, { params: { id: bag }, token: admin });
    const body = correctionOf(order);
    const withQuantities = (first: number, second: number) =>
      body.products.map((line, index) => ({ ...line, quantity: index === 0 ? first : second }));
    const refusals = await Promise.all(
      [
        withQuantities(3, 2),
        withQuantities(2, 3),
        [...body.products, added({ id: hat, size: 'N/A' })],
        [...body.products, added({ id: bag, size: 'N/A' })],
      ].map(async (products) => (await send({ ...body, products })).refusal),
    );

    expect(refusals.map(({ code, field, message }) => [code, field, message])).toEqual([
      ['notOrderable', 'products[0].quantity', 'Hat is sold out. Its quantity cannot be raised.'],
      [
        'notOrderable',
        'products[1].quantity',
        'Bag is no longer in the shop. Its quantity cannot be raised.',
      ],
      ['notOrderable', 'products[2].id', 'Hat is sold out.'],
      ['notOrderable', 'products[2].id', 'This product is no longer in the shop.'],
    ]);
    const { data } = await correct({ ...body, products: withQuantities(1, 2), total: 500 + 60 });
    expect(data.products.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it.each<[string, (body: CorrectOrderBody) => unknown, string]>([
    ['a correction that changes nothing', (body) => body, 'products'],
    ['an order without lines', (body) => ({ ...body, products: [] }), 'products'],
    [
      'a size that the product has not',
      (body) => ({ ...body, products: [added({ size: 'XS' })] }),
      'products[0].size',
    ],
    [
      'a line of another product',
      (body) => ({ ...body, products: [added({ line: 0 })] }),
      'products[0].line',
    ],
    [
      'a line that the order has not',
      (body) => ({ ...body, products: [added({ line: 7 })] }),
      'products[0].line',
    ],
    [
      'a line twice',
      (body) => ({ ...body, products: [...body.products, ...body.products] }),
      'products[0].line',
    ],
    ['two lines alike', (body) => ({ ...body, products: [added(), added()] }), 'products[0]'],
    [
      'too many pieces',
      (body) => ({ ...body, products: [added({ quantity: 1000 })] }),
      'products[0].quantity',
    ],
    ['no piece', (body) => ({ ...body, products: [added({ quantity: 0 })] }), 'products[0].quantity'],
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
    ['a body without the revision', ({ revision: _, ...body }) => body, 'revision'],
  ])('MD-5 refuses %s', async (_name, change, field) => {
    const before = await read(order._id);
    const { status, refusal } = await send(change(correctionOf(order)) as CorrectOrderBody);

    expect({ status, code: refusal.code, field: refusal.field }).toEqual({
      status: 400,
      code: 'invalid',
      field,
    });
    expect(await read(order._id)).toEqual(before);
  });

  it('MD-5 changes neither the owner’s address nor the payment, whatever the body says', async () => {
    const body = correctionOf(order, { name: 'Rahima Begum' });
    const customerData = {
      ...body.customerData,
      email: 'x@people.example',
      paymentSystem: 'Card',
      deliveryCharge: 0,
    };
    const { data } = await correct({ ...body, customerData });
    expect(data.customerData).toEqual({ ...order.customerData, name: 'Rahima Begum' });
  });

  it('MD-5 shows the corrected order wherever orders are read', async () => {
    const body = correctionOf(order, { name: 'Kulsum Ara', mobileNumber: '01799000444' });
    const products = body.products.map((line) => ({ ...line, quantity: 1 }));
    const salesOf = async () => {
      const { days } = await api.get(countDays, ordersSchemas.countDays, {
        query: { days: 1 },
        token: admin,
      });
      return days[0]?.sales ?? 0;
    };
    const before = await salesOf();
    const { data } = await correct({ ...body, products, total: 310.5 });
    const find = async (search: string) => {
      const found = await api.get(listOrders, ordersSchemas.listOrders, { query: { search }, token: admin });
      return found.find(({ _id }) => _id === order._id);
    };

    expect([await find('kulsum'), await find('01799000444'), await find(order.number ?? '')]).toEqual([
      data,
      data,
      data,
    ]);
    expect(await find('01711000222')).toBeUndefined();
    expect((await salesOf()) - before).toBe(310.5 - 561);
    const csv = await api.send(exportOrders, { token: admin });
    const row = String(csv.body)
      .split('\r\n')
      .find((line) => line.includes(order._id));
    expect(row).toContain('"Kulsum Ara","01799-000444"');
    expect(row).toContain('"1 × Clay tea cup (Red)","250.5","60","310.5"');
    const twin = await submitOrder(api, orderBody([lineFor(cup, 250.5)], { mobileNumber: '01799000444' }));
    const { callers } = await api.get(listCallers, callersSchemas.listCallers, {
      query: { ids: order._id },
      token: admin,
    });
    expect(callers[0]).toMatchObject({ open: 1, repeat: { _id: twin } });
  });

  it('MD-5 ST-9 leaves no drift for the audit to find', async () => {
    await correct(correctionOf(order, { address: 'House 9' }));
    expect((await auditOrders(api.db)).drifts).toEqual([]);
  });
});
