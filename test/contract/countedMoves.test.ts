import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import {
  deleteOrderCall,
  getOrderCall,
  setOrderStatusCall,
  setOrderStatusesCall,
} from '#contract/orders/orders.ts';
import { getTrackedCall, listTrackingLinksCall } from '#contract/orders/tracking.ts';
import { deleteProductCall, updateProductCall } from '#contract/products/products.ts';
import { listStockMovesCall, receiveReturnCall } from '#contract/products/stock.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted, piecesOf } from '../support/clients/countedGoods.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

const price = 250.5;
const buyer = personOf('buyer');

describe.each(testDatabases())('counted goods of orders that change on $name', (at) => {
  let api: Api;
  let admin: string;
  let customer: string;
  beforeAll(async () => {
    ({ api, admin } = await openTestShop(at));
    customer = await api.signIn(buyer);
  });
  afterAll(() => api?.close());
  afterEach(async () => {
    expect((await auditStock(api.db)).drifts).toEqual([]);
  });

  const left = async (id: string): Promise<number | undefined> => (await piecesOf(api, admin, id)).whole;
  const move = (id: string, status: OrderStatus, token = admin) =>
    api.send(setOrderStatusCall, { params: { id }, body: { status }, token });
  const place = (product: string, quantity: number) =>
    submitOrder(api, orderBody([lineFor(product, price, quantity)]), customer);
  const reasonsOf = async (id: string) =>
    (await api.call(listStockMovesCall, { params: { id }, token: admin })).data.map(
      ({ reason, change }) => `${reason} ${change}`,
    );

  it('GS-5 gives back what a cancelled order holds, and takes it again when it is confirmed', async () => {
    const pot = await addCounted(api, admin, 5);
    const order = await place(pot, 3);
    await move(order, 'Cancelled', customer);
    const cancelled = await left(pot);
    await move(order, 'Confirmed', customer);

    expect([cancelled, await left(pot)]).toEqual([5, 2]);
    expect(await reasonsOf(pot)).toEqual(['confirmedAgain -3', 'cancelled 3', 'placed -3', 'received 5']);
  });

  it('GS-5 refuses to confirm again what others have bought, with the line, and leaves the order', async () => {
    const pot = await addCounted(api, admin, 5, { name: 'Pot' });
    const order = await place(pot, 3);
    await move(order, 'Cancelled');
    await place(pot, 4);

    const { status, refusal } = await move(order, 'Confirmed');

    expect({ status, ...refusal, requestId: 'r' }).toEqual({
      status: 409,
      code: 'soldOut',
      message: 'Only 1 piece of Pot is left.',
      field: 'products[0].quantity',
      left: 1,
      requestId: 'r',
      sentence: 'only1PieceOfIsLeft',
      values: ['Pot'],
    });
    const { data, history } = await api.call(getOrderCall, { params: { id: order }, token: admin });
    expect([data.orderStatus, history.length, await left(pot)]).toEqual(['Cancelled', 1, 1]);
  });

  it('GS-5 confirms as many of several orders as there are pieces for', async () => {
    const pot = await addCounted(api, admin, 6);
    const orders = [await place(pot, 2), await place(pot, 2), await place(pot, 2)];
    const bulk = (status: OrderStatus) =>
      api.call(setOrderStatusesCall, {
        body: { status, orders: orders.map((id) => ({ id })) },
        token: admin,
      });
    await bulk('Cancelled');
    const cancelled = await left(pot);
    await place(pot, 3);

    const { results } = await bulk('Confirmed');

    expect(results.map(({ modifiedCount, code }) => [modifiedCount, code])).toEqual([
      [1, undefined],
      [0, 'soldOut'],
      [0, 'soldOut'],
    ]);
    expect([cancelled, await left(pot)]).toEqual([6, 1]);
  });

  it('GS-5 gives back a return once, when staff have received it', async () => {
    const pot = await addCounted(api, admin, 5);
    const order = await place(pot, 2);
    for (const status of ['Confirmed', 'Shipping', 'Delivered'] as const) await move(order, status);
    const early = await api.send(receiveReturnCall, { params: { id: order }, token: admin });
    await move(order, 'Return', customer);
    const returned = await left(pot);
    const { held } = await api.call(getOrderCall, { params: { id: order }, token: admin });
    const received = await Promise.all(
      [1, 2, 3].map(() => api.call(receiveReturnCall, { params: { id: order }, token: admin })),
    );

    expect([early.status, early.refusal.code, returned, held]).toEqual([409, 'moveRefused', 3, 2]);
    expect(received.map(({ pieces }) => pieces).toSorted((one, other) => one - other)).toEqual([0, 0, 2]);
    expect(await left(pot)).toBe(5);
  });

  it('GS-5 SH-4 tells when a return was received, and staff by whom, on its page and by its link', async () => {
    const order = await place(await addCounted(api, admin, 5), 2);
    for (const status of ['Confirmed', 'Shipping', 'Delivered'] as const) await move(order, status);
    await move(order, 'Return', customer);
    const { links } = await api.call(listTrackingLinksCall, { query: { orders: order }, token: customer });
    const told = async () => [
      (await api.call(getOrderCall, { params: { id: order }, token: admin })).received,
      (await api.call(getOrderCall, { params: { id: order }, token: customer })).received,
      (await api.call(getTrackedCall, { body: { token: links[0]?.token ?? '' } })).received,
    ];
    expect(await told()).toEqual([undefined, undefined, undefined]);
    await api.call(receiveReturnCall, { params: { id: order }, token: admin });
    const at = expect.any(String);
    expect(await told()).toEqual([{ at, by: expect.stringMatching(/./) }, { at }, { at }]);
  });

  it('GS-5 gives back an order that was cancelled on its way when its goods have come back', async () => {
    const pot = await addCounted(api, admin, 5);
    const order = await place(pot, 2);
    for (const status of ['Confirmed', 'Shipping', 'Cancelled'] as const) await move(order, status);
    const onItsWay = await left(pot);
    await api.call(receiveReturnCall, { params: { id: order }, token: admin });

    expect([onItsWay, await left(pot)]).toEqual([3, 5]);
  });

  it('GS-5 keeps goods that are on their way out of stock when their order is confirmed again and cancelled', async () => {
    const pot = await addCounted(api, admin, 5);
    const order = await place(pot, 2);
    for (const status of ['Confirmed', 'Shipping', 'Cancelled', 'Confirmed', 'Cancelled'] as const)
      await move(order, status);
    const onItsWay = await left(pot);
    await api.call(receiveReturnCall, { params: { id: order }, token: admin });

    expect([onItsWay, await left(pot)]).toEqual([3, 5]);
  });

  it('GS-5 gives back what a deleted order holds if it was cancelled on its way, and nothing of a delivered one', async () => {
    const pot = await addCounted(api, admin, 9);
    const [lost, sold] = [await place(pot, 2), await place(pot, 3)];
    for (const status of ['Confirmed', 'Shipping', 'Cancelled'] as const) await move(lost, status);
    for (const status of ['Confirmed', 'Delivered'] as const) await move(sold, status);
    for (const id of [lost, sold]) await api.call(deleteOrderCall, { params: { id }, token: admin });

    expect(await left(pot)).toBe(6);
  });

  it('GS-5 takes and gives back the difference of a correction, and refuses more than is left', async () => {
    const pot = await addCounted(api, admin, 5);
    const order = await place(pot, 2);
    const correct = async (quantity: number) => {
      const { data, revisions = [] } = await api.call(getOrderCall, { params: { id: order }, token: admin });
      const { deliveryCharge, email: _1, paymentSystem: _2, ...customerData } = data.customerData;
      const line = { line: 0, id: pot, color: 'Red', size: 'N/A', quantity };
      return api.send(correctOrderCall, {
        params: { id: order },
        body: {
          customerData,
          products: [line],
          revision: revisions.length,
          total: quantity * price + deliveryCharge,
        },
        token: admin,
      });
    };
    const more = await correct(4);
    const afterMore = await left(pot);
    const tooMany = await correct(6);
    const fewer = await correct(1);

    expect([more.status, afterMore, tooMany.status, fewer.status]).toEqual([200, 1, 409, 200]);
    expect([tooMany.refusal.code, tooMany.refusal.left]).toEqual(['soldOut', 1]);
    expect(await left(pot)).toBe(4);
    expect(await reasonsOf(pot)).toEqual(['corrected 3', 'corrected -2', 'placed -2', 'received 5']);
  });

  it('GS-1 gives back nothing of an order from before the counting, which needs pieces when it is confirmed again', async () => {
    const pot = await addProduct(api, admin);
    const order = await place(pot, 2);
    await api.call(updateProductCall, { params: { id: pot }, body: { stockCount: 'whole' }, token: admin });
    await move(order, 'Cancelled');
    const cancelled = await left(pot);
    const again = await move(order, 'Confirmed');

    expect([cancelled, again.status, again.refusal.code]).toEqual([0, 409, 'soldOut']);
  });

  it('GS-3 writes off the pieces of a deleted product; its orders still move', async () => {
    const pot = await addCounted(api, admin, 5);
    const order = await place(pot, 2);
    await api.call(deleteProductCall, { params: { id: pot }, token: admin });

    expect((await move(order, 'Cancelled')).status).toBe(200);
    expect(await reasonsOf(pot)).toEqual([
      'productDeleted -2',
      'cancelled 2',
      'productDeleted -3',
      'placed -2',
      'received 5',
    ]);
  });

  it.each([
    ['changed', sql`update stock_moves set change = 1`],
    ['deleted', sql`delete from stock_moves`],
    ['emptied', sql`truncate stock_moves`],
  ])('GS-3 has a ledger that is never %s', async (_how, statement) => {
    await addCounted(api, admin, 5);
    await expect(api.db.execute(statement)).rejects.toMatchObject({
      cause: { constraint: 'stock_moves_appended' },
    });
  });

  it('GS-3 stock:audit names pieces that are not what the ledger says', async () => {
    const pot = await addCounted(api, admin, 5);
    await api.db.execute(sql`update stock set pieces = 4 where product_id = ${pot}`);
    const { drifts } = await auditStock(api.db);
    await api.db.execute(sql`update stock set pieces = 5 where product_id = ${pot}`);

    expect(drifts).toEqual([`Item ${pot} has 4 pieces, but its ledger comes to 5.`]);
  });
});
