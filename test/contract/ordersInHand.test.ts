import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import {
  listOrdersInHandCall,
  putDownOrderCall,
  takeOrderInHandCall,
} from '#contract/orders/ordersInHand.ts';
import { inHandLasts } from '#domain/orders/orderInHand.ts';
import { ordersInHand } from '#server/database/schema/schema.ts';
import { staffPerson } from '../support/clients/signInStaff.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { adminPerson } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('orders in hand on $name', (at) => {
  let shop: ParcelShop;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  beforeEach(() => shop.api.db.delete(ordersInHand));
  afterAll(() => shop?.api.close());

  type Who = 'admin' | 'staff';
  const take = (who: Who, id: string, { takesOver = false } = {}) =>
    shop.api.send(takeOrderInHandCall, { params: { id }, body: { takesOver }, token: shop.tokens[who] });
  const seenBy = async (who: Who) =>
    (await shop.api.call(listOrdersInHandCall, { token: shop.tokens[who] })).inHand.map(
      ({ orderId, by, isOwn }) => ({ orderId, by, isOwn }),
    );

  it('DK-15 tells colleagues who has an order, and keeps it with whoever came first', async () => {
    const id = await shop.order();
    await take('staff', id);
    await take('admin', id);

    expect(await seenBy('admin')).toEqual([{ orderId: id, by: staffPerson.name, isOwn: false }]);
    expect(await seenBy('staff')).toEqual([{ orderId: id, by: staffPerson.name, isOwn: true }]);
  });

  it('DK-15 gives an order to whoever takes it over, and to one of two who take it at once', async () => {
    const [first, second] = [await shop.order(), await shop.order()];
    await take('staff', first);
    await take('admin', first, { takesOver: true });
    expect(await seenBy('staff')).toEqual([{ orderId: first, by: adminPerson.name, isOwn: false }]);

    const answers = await Promise.all([take('staff', second), take('admin', second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await seenBy('staff')).filter(({ orderId }) => orderId === second)).toHaveLength(1);
  });

  it('DK-15 ends two minutes after the last time, or when the order is put down by its holder', async () => {
    const id = await shop.order();
    await take('staff', id);
    shop.api.pass(inHandLasts - 10_000);
    await take('staff', id);
    shop.api.pass(inHandLasts - 10_000);
    expect(await seenBy('admin')).toHaveLength(1);
    shop.api.pass(10_000);
    expect(await seenBy('admin')).toEqual([]);

    await take('admin', id);
    const putDown = (who: Who) =>
      shop.api.call(putDownOrderCall, { params: { id }, token: shop.tokens[who] });
    expect([await putDown('staff'), await putDown('admin')]).toEqual([
      { deletedCount: 0 },
      { deletedCount: 1 },
    ]);
    expect(await seenBy('staff')).toEqual([]);
  });

  it('DK-15 is for one order of an account at a time, and leaves no rows behind', async () => {
    const [first, second] = [await shop.order(), await shop.order()];
    await take('staff', first);
    await take('staff', second);
    expect(await seenBy('staff')).toEqual([{ orderId: second, by: staffPerson.name, isOwn: true }]);
    shop.api.pass(inHandLasts);
    await take('admin', first);
    expect(await shop.api.db.$count(ordersInHand)).toBe(1);
  });

  it('DK-15 forbids a colleague no move, and ends with the order', async () => {
    const id = await shop.order();
    await take('staff', id);
    const moved = await shop.api.send(setOrderStatusCall, {
      params: { id },
      body: { status: 'Cancelled', from: 'Pending' },
      token: shop.tokens.admin,
    });
    const deleted = await shop.api.send(deleteOrderCall, { params: { id }, token: shop.tokens.admin });
    expect([moved.status, deleted.status]).toEqual([200, 200]);
    expect(await seenBy('staff')).toEqual([]);
    expect((await take('staff', id)).status).toBe(404);
  });
});
