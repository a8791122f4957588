import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFiguresCall, readToDoCall } from '#contract/staff/figures.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { toCash } from '#server/cash/cashRepository.ts';
import { moveCash } from '#server/cash/moveCash.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { consignments } from '#server/database/schema/schema.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('the cash among the figures on $name', (at) => {
  let shop: ParcelShop;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  afterAll(() => shop?.api.close());

  /** A parcel that Steadfast has delivered, and whose ৳311 it holds. */
  const delivered = async (): Promise<Consignment> => {
    const parcel = await shop.give(await shop.confirmed());
    await shop.move(parcel.id, 'booked', 'withCourier');
    await shop.move(parcel.id, 'withCourier', 'delivered');
    return parcel;
  };
  const payOut = async ({ id }: Consignment): Promise<void> => {
    await transaction(shop.api.db, async (tx) => {
      const [row] = await tx.select().from(consignments).where(eq(consignments.id, id));
      if (row === undefined) throw new Error('There is no such parcel.');
      const actor = { role: 'admin', uid: 'x', name: 'X', at: shop.api.now() } as const;
      // Poisha: of the ৳311 Steadfast keeps ৳60 and pays ৳251.
      const entries = [
        { kind: 'fee', amount: -6000 },
        { kind: 'remit', amount: -25_100 },
      ] as const;
      const named = await moveCash(tx, toCash(row), { type: 'STATEMENT', entries }, actor);
      await moveCash(tx, named, { type: 'PAYOUT', entries: [{ kind: 'payout', amount: -25_100 }] }, actor);
    });
  };
  /** A parcel that RedX has brought back, and for which it bills this fee, in poisha. */
  const billReturned = async (fee: number): Promise<void> => {
    const { id } = await shop.give(await shop.confirmed(), { courier: 'redx' });
    await shop.move(id, 'booked', 'returned');
    await transaction(shop.api.db, async (tx) => {
      const [row] = await tx.select().from(consignments).where(eq(consignments.id, id));
      if (row === undefined) throw new Error('There is no such parcel.');
      const actor = { role: 'admin', uid: 'x', name: 'X', at: shop.api.now() } as const;
      const entries = [
        { kind: 'returnFee', amount: -fee },
        { kind: 'remit', amount: fee },
      ] as const;
      await moveCash(tx, toCash(row), { type: 'STATEMENT', entries }, actor);
    });
  };
  const figures = async () => {
    const { cashIn, outstanding, couriers } = await shop.api.call(readFiguresCall, {
      query: { days: '7' },
      token: shop.tokens.staff,
    });
    return {
      cashIn,
      outstanding,
      couriers: couriers.map(({ courier, ...row }) => [courier, row.cashIn, row.outstanding]),
    };
  };
  const overdue = async () => (await shop.api.call(readToDoCall, { token: shop.tokens.staff })).overdue;

  it('CA-9 tells what couriers hold and what payouts have brought, by courier, and what is overdue', async () => {
    // `null` and not 0 in a shop that has had no parcel.
    expect(await figures()).toEqual({ cashIn: null, outstanding: null, couriers: [] });
    const first = await delivered();
    await delivered();
    expect(await figures()).toEqual({ cashIn: 0, outstanding: 622, couriers: [['steadfast', 0, 622]] });

    await payOut(first);

    expect(await figures()).toEqual({
      cashIn: 251,
      outstanding: 311,
      couriers: [['steadfast', 251, 311]],
    });
    expect(await overdue()).toEqual({ parcels: 0, amount: 0 });
    // Money is overdue after 7 days, and the payout leaves the figures of the last 7 days.
    shop.api.pass(8 * dayMs);
    await shop.signInAgain();
    expect(await overdue()).toEqual({ parcels: 1, amount: 311 });
    expect(await figures()).toEqual({ cashIn: 0, outstanding: 311, couriers: [['steadfast', 0, 311]] });
  });

  it('CA-9 tells what is overdue at one courier, though the shop owes another one more', async () => {
    await delivered();
    shop.api.pass(8 * dayMs);
    await shop.signInAgain();
    const before = await overdue();

    await billReturned(400_000);
    shop.api.pass(8 * dayMs);
    await shop.signInAgain();
    expect(await overdue()).toEqual(before);
  });
});
