import { describe, expect, it, onTestFinished } from 'vitest';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { getOrderCall } from '#contract/orders/orders.ts';
import { receiveReturnCall } from '#contract/products/stock.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { correctionOf } from '../support/builders/correctionOf.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { bookedOrder } from '../support/clients/bookedOrder.ts';
import { addCounted, piecesOf } from '../support/clients/countedGoods.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { openCourierShop } from '../support/servers/courierShop.ts';
import { openParcelShop } from '../support/servers/parcelShop.ts';
import { type DatabaseTarget, testDatabases } from '../support/servers/testDatabases.ts';

// `hear` has the courier say words, each at its minute.

const price = 250.5;

/** A confirmed order of 3 of the shop's 5 counted pots, which staff have given to a courier. */
const openPotShop = async (at: DatabaseTarget) => {
  const shop = await openParcelShop(at);
  const { api, tokens } = shop;
  onTestFinished(() => api.close());
  const pot = await addCounted(api, tokens.admin, 5);
  const order = await submitOrder(api, orderBody([lineFor(pot, price, 3)]));
  await shop.setStatus(order, 'Confirmed');
  const { id: parcel } = await shop.give(order);
  const moveParcel = async (id: string, ...stages: readonly [ConsignmentStage, ...ConsignmentStage[]]) => {
    for (const [index, to] of stages.entries()) {
      const { status } = await shop.move(id, stages[index - 1] ?? 'booked', to);
      expect(status).toBe(200);
    }
  };
  const correctTo = async (quantity: number) => {
    const read = { params: { id: order }, token: tokens.staff };
    const { data, revisions = [] } = await api.call(getOrderCall, read);
    const body = correctionOf(data);
    const { status, refusal } = await api.send(correctOrderCall, {
      ...read,
      body: {
        ...body,
        products: body.products.map((line) => ({ ...line, quantity })),
        revision: revisions.length,
        total: quantity * price + data.customerData.deliveryCharge,
      },
    });
    return status === 200 ? 'corrected' : refusal.reason;
  };
  return {
    ...shop,
    correctTo,
    order,
    parcel,
    moveParcel,
    left: async () => (await piecesOf(api, tokens.admin, pot)).whole,
    receive: () => api.call(receiveReturnCall, { params: { id: order }, token: tokens.staff }),
    drifts: async () => (await auditStock(api.db)).drifts,
  };
};

/** The same, cancelled on its way, received, and confirmed again a minute later. */
const openConfirmedAgain = async (at: DatabaseTarget) => {
  const shop = await openPotShop(at);
  await shop.moveParcel(shop.parcel, 'withCourier');
  shop.api.pass(60_000);
  await shop.setStatus(shop.order, 'Cancelled');
  await shop.receive();
  shop.api.pass(60_000);
  await shop.setStatus(shop.order, 'Confirmed');
  return shop;
};

describe.each(testDatabases())('an order that is confirmed again on $name', (at) => {
  it('CR-7 leaves an order that was confirmed again after its return began as it is when the parcel arrives', async () => {
    const shop = await openCourierShop(at);
    const { order, hear } = await bookedOrder(shop);
    await hear(['Picked', 1], ['Cancelled', 2]);
    expect(await shop.statusOf(order)).toBe('Cancelled');
    shop.api.pass(60_000);
    await shop.setStatus(order, 'Confirmed');
    await hear(['Returned', 3]);

    expect((await shop.parcelOf(order)).stage).toBe('returned');
    expect(await shop.statusOf(order)).toBe('Confirmed');
    expect(await shop.decisions()).toEqual([]);
  });

  it('GS-5 gives back what an order took again after the goods of its first parcel were received', async () => {
    const shop = await openConfirmedAgain(at);
    const takenAgain = await shop.left();
    // The goods of the first parcel are in stock already: that it arrives says nothing of those that were taken again.
    await shop.move(shop.parcel, 'withCourier', 'returned');
    await shop.setStatus(shop.order, 'Cancelled');

    expect([takenAgain, await shop.left(), await shop.drifts()]).toEqual([2, 5, []]);
  });

  it('GS-5 keeps what an order took again out of stock when a courier has had its second parcel', async () => {
    const shop = await openConfirmedAgain(at);
    await shop.move(shop.parcel, 'withCourier', 'returned');
    const { id } = await shop.give(shop.order);
    await shop.moveParcel(id, 'withCourier', 'returning');
    await shop.setStatus(shop.order, 'Cancelled');

    expect([await shop.left(), await shop.drifts()]).toEqual([2, []]);
  });

  it('GS-5 keeps what an order took again out of stock when its first parcel was sent out again', async () => {
    const shop = await openConfirmedAgain(at);
    for (const [from, to] of [
      ['withCourier', 'returned'],
      ['returned', 'withCourier'],
    ] as const)
      await shop.move(shop.parcel, from, to);
    await shop.setStatus(shop.order, 'Cancelled');

    expect([await shop.left(), await shop.drifts()]).toEqual([2, []]);
  });

  it('GS-5 keeps the goods of an order out of stock that was confirmed again before they came back', async () => {
    const shop = await openPotShop(at);
    await shop.moveParcel(shop.parcel, 'withCourier', 'returning');
    for (const status of ['Cancelled', 'Confirmed', 'Cancelled'] as const) {
      shop.api.pass(60_000);
      await shop.setStatus(shop.order, status);
    }

    expect([await shop.left(), await shop.drifts()]).toEqual([2, []]);
  });

  it('GS-5 gives back the goods of a parcel that was by mistake said to be with the courier', async () => {
    const shop = await openPotShop(at);
    await shop.moveParcel(shop.parcel, 'withCourier', 'booked', 'cancelled');
    await shop.setStatus(shop.order, 'Cancelled');

    expect([await shop.left(), await shop.drifts()]).toEqual([5, []]);
  });

  it('GS-5 corrects an order to no fewer pieces while its goods are on their way back, and to fewer once they are here', async () => {
    const shop = await openPotShop(at);
    await shop.moveParcel(shop.parcel, 'withCourier', 'returning');
    const fewer = await shop.correctTo(2);
    const leftThen = await shop.left();
    const more = await shop.correctTo(4);
    await shop.move(shop.parcel, 'returning', 'returned');
    const fewerHere = await shop.correctTo(2);

    expect({
      fewer,
      leftThen,
      more,
      fewerHere,
      left: await shop.left(),
      drifts: await shop.drifts(),
    }).toEqual({
      fewer: 'goodsNotInShop',
      leftThen: 2,
      more: 'corrected',
      fewerHere: 'corrected',
      left: 3,
      drifts: [],
    });
  });

  it('GS-5 corrects an order that was shipped by hand to fewer pieces once its goods were received', async () => {
    const shop = await openPotShop(at);
    await shop.move(shop.parcel, 'booked', 'cancelled');
    const setStatuses = async (...statuses: readonly OrderStatus[]) => {
      for (const status of statuses) {
        shop.api.pass(60_000);
        await shop.setStatus(shop.order, status);
      }
    };
    await setStatuses('Shipping', 'Cancelled', 'Confirmed');
    const away = await shop.correctTo(2);
    await setStatuses('Cancelled');
    await shop.receive();
    await setStatuses('Confirmed');
    const received = await shop.correctTo(2);

    expect([away, received, await shop.left(), await shop.drifts()]).toEqual([
      'goodsNotInShop',
      'corrected',
      3,
      [],
    ]);
  });
});
