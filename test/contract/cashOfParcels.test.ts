import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideCall, listDecisionsCall } from '#contract/consignments/decisions.ts';
import { deleteOrderCall } from '#contract/orders/orders.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { auditCash } from '#server/cash/auditCash.ts';
import { cashHistories } from '#server/cash/cashRepository.ts';
import { consignments } from '#server/database/schema/schema.ts';
import { bookedOrder } from '../support/clients/bookedOrder.ts';
import { openCourierShop } from '../support/servers/courierShop.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** What is stored of the parcel's cash: the columns, and each move with its entries. */
const cashOf = async ({ api }: Pick<ParcelShop, 'api'>, id: string) => {
  const [row] = await api.db.select().from(consignments).where(eq(consignments.id, id));
  const history = (await cashHistories(api.db, [id])).get(id) ?? [];
  return {
    state: row?.cashState,
    outstanding: row?.outstanding,
    heldSince: row?.heldSince?.toISOString() ?? null,
    moves: history.map(
      ({ type, by, entries }) =>
        `${type} by ${by}: ${entries.map(({ kind, amount }) => `${kind} ${amount}`).join(', ')}`,
    ),
  };
};

describe.each(testDatabases())('the cash of parcels on $name', (at) => {
  let shop: ParcelShop;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  afterAll(() => shop?.api.close());

  /** A parcel that staff have moved through the stages. */
  const movedParcel = async (...stages: readonly ConsignmentStage[]) => {
    const order = await shop.confirmed();
    const parcel = await shop.give(order);
    let from: ConsignmentStage = 'booked';
    for (const to of stages) {
      expect((await shop.move(parcel.id, from, to)).status).toBe(200);
      from = to;
    }
    return { order, parcel };
  };

  it('CA-1, CA-2 is collected when staff say that the parcel is delivered, with the rounding that leads to the order’s total', async () => {
    const { parcel, order } = await movedParcel('withCourier', 'delivered');

    // The cup for 250.50 and the delivery are 310.50; couriers collect whole taka.
    expect(parcel.amount).toBe(311);
    const [shown] = await shop.parcelsOf(order);
    expect(await cashOf(shop, parcel.id)).toEqual({
      state: 'collected',
      outstanding: 31_100,
      heldSince: shown?.stageAt,
      moves: ['COLLECT by staff: collect 31100, rounding -50'],
    });
    expect(shown).toMatchObject({
      cashState: 'collected',
      outstanding: 311,
      heldSince: shown?.stageAt,
    });
    expect(await auditCash(shop.api.db)).toEqual({
      consignments: 1,
      moves: 1,
      outstanding: 31_100,
      drifts: [],
    });
  });

  it('CA-1 is void for a parcel that came back, and for one that was cancelled', async () => {
    const returned = await movedParcel('withCourier', 'returning', 'returned');
    const cancelled = await movedParcel('cancelled');
    const noCash = { state: 'void', outstanding: 0, heldSince: null, moves: ['VOID by staff: '] };
    expect([await cashOf(shop, returned.parcel.id), await cashOf(shop, cancelled.parcel.id)]).toEqual([
      noCash,
      noCash,
    ]);
  });

  it('CA-1 CR-1 is due again for a parcel that was given up and is opened again, and collected as any other', async () => {
    const returned = await movedParcel('withCourier', 'returning', 'returned', 'withCourier');
    const cancelled = await movedParcel('cancelled', 'booked');
    const reopened = [await cashOf(shop, returned.parcel.id), await cashOf(shop, cancelled.parcel.id)];
    await shop.move(returned.parcel.id, 'withCourier', 'delivered');

    const moves = ['VOID by staff: ', 'COLLECT by staff: ', 'REVERSE by staff: '];
    const due = { state: 'due', outstanding: 0, heldSince: null, moves };
    expect(reopened).toEqual([due, due]);
    expect(await cashOf(shop, returned.parcel.id)).toMatchObject({
      state: 'collected',
      outstanding: 31_100,
      moves: [...moves, 'COLLECT by staff: collect 31100, rounding -50'],
    });
    expect((await auditCash(shop.api.db)).drifts).toEqual([]);
  });

  it('CA-1 follows the courier’s word, and what it corrects before a statement', async () => {
    const couriers = await openCourierShop(at);
    // The courier says words, each at its minute, some with the taka that it has collected.
    const { parcel, hear } = await bookedOrder(couriers);
    await hear(['Picked', 1]);
    expect((await cashOf(couriers, parcel.id)).moves).toEqual([]);

    await hear(['Delivered', 2, parcel.amount]);
    // `amount` is in taka, `outstanding` in poisha.
    const whole = parcel.amount * 100;
    expect(await cashOf(couriers, parcel.id)).toMatchObject({ state: 'collected', outstanding: whole });
    await hear(['Delivered', 3, parcel.amount - 10]);
    const { state, outstanding, moves } = await cashOf(couriers, parcel.id);
    expect({ state, outstanding }).toEqual({ state: 'collected', outstanding: whole - 1000 });
    expect(moves.map((move) => move.split(':')[0])).toEqual([
      'COLLECT by courier',
      'REVERSE by courier',
      'COLLECT by courier',
    ]);
    expect((await auditCash(couriers.api.db)).drifts).toEqual([]);
  });

  it('CA-1 CR-8 expects nothing of a delivery that is taken back, by the courier or by hand', async () => {
    const couriers = await openCourierShop(at);
    const token = couriers.tokens.staff;
    /** A parcel of which the courier has collected the whole amount, with the function that says its next words. */
    const delivered = async () => {
      const { parcel, hear } = await bookedOrder(couriers);
      await hear(['Delivered', 2, parcel.amount]);
      return { ...parcel, hear };
    };
    const [believed, moved] = [await delivered(), await delivered()];
    await believed.hear(['Returned', 4]);
    const { decisions } = await couriers.api.call(listDecisionsCall, { token });
    const body = { kind: 'takenBack', choice: 'believeCourier', note: '' } as const;
    await couriers.api.call(decideCall, { params: { id: decisions[0]?.id ?? '' }, body, token });
    await couriers.move(moved.id, 'delivered', 'returning');
    await couriers.move(moved.id, 'returning', 'returned');

    for (const { id, amount } of [believed, moved])
      expect(await cashOf(couriers, id)).toMatchObject({
        state: 'void',
        outstanding: 0,
        moves: [
          `COLLECT by courier: collect ${amount * 100}, rounding -50`,
          `REVERSE by staff: collect ${-amount * 100}, rounding 50`,
          'VOID by staff: ',
        ],
      });
    expect((await auditCash(couriers.api.db)).drifts).toEqual([]);
  });

  it('CA-1 keeps an order as long as a courier holds its money', async () => {
    const { order } = await movedParcel('withCourier', 'delivered');
    await shop.setStatus(order, 'Shipping');
    await shop.setStatus(order, 'Delivered');
    const refused = await shop.api.send(deleteOrderCall, { params: { id: order }, token: shop.tokens.admin });
    expect([refused.status, refused.refusal.reason]).toEqual([409, 'moneyOpen']);
  });
});
