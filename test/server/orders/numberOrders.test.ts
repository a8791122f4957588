import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sum } from '#domain/money.ts';
import { orderNumberOf, parseOrderNumber } from '#domain/orderNumber.ts';
import { type Database, openDatabase } from '#server/database/openDatabase.ts';
import { newId } from '#server/database/queries/newId.ts';
import { orders } from '#server/database/schema/schema.ts';
import { insertOrder } from '#server/orders/insertOrder.ts';
import { numberOrders, scheduleNumbering } from '#server/orders/numberOrders.ts';
import { listOrders } from '#server/orders/ordersRepository.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { type TestDatabase, testDatabases } from '../../support/servers/testDatabases.ts';

const { products: lines, customerData, subTotal, total } = anOrder();

describe.each(testDatabases())('the orders of an older version on $name', ({ make }) => {
  let made: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    made = await make();
    database = await openDatabase(made.settings);
  });
  beforeEach(async () => {
    await database.db.delete(orders);
  });
  afterAll(async () => {
    await database?.close();
    await made?.remove();
  });

  const place = async (): Promise<string> => {
    const id = newId(new Date());
    const order = { id, placedAt: new Date(), status: 'Pending' as const, customerUid: null };
    await insertOrder(database.db, { ...order, lines, customerData, subTotal, total });
    return id;
  };
  /** An order as a process without order numbers places it. */
  const placeUnnumbered = async (): Promise<string> => {
    const id = await place();
    await database.db.update(orders).set({ number: null, nameKey: null }).where(eq(orders.id, id));
    return id;
  };
  const numbersOf = async (): Promise<(string | null)[]> =>
    (await listOrders(database.db, { owner: null })).items.map(({ number }) => number);

  it('MD-2 get different numbers, also more of them than fit into one statement', async () => {
    const newer = await place();
    const [row] = await database.db.select().from(orders);
    if (row === undefined) throw new Error('The order is missing.');
    const older = Array.from({ length: 450 }, () => ({
      ...row,
      id: newId(new Date()),
      number: null,
      nameKey: null,
    }));
    await database.db.insert(orders).values(older);

    const counts = await Promise.all([numberOrders(database.db), numberOrders(database.db)]);

    const numbers = await numbersOf();
    expect({ count: sum(counts), different: new Set(numbers).size }).toEqual({ count: 450, different: 451 });
    expect(numbers.map((number) => parseOrderNumber(number ?? ''))).toEqual(numbers);
    expect((await listOrders(database.db, { owner: null, search: newer })).items[0]?.number).toBe(row.number);
    expect(await numberOrders(database.db)).toBe(0);
  });

  it('MD-2 get another number when a drawn one is taken, or drawn twice', async () => {
    for (let count = 0; count < 3; count += 1) await placeUnnumbered();
    const draws = [7, 7, 7, 7, 8, 9].map(orderNumberOf);

    await numberOrders(database.db, { draw: () => draws.shift() ?? '' });

    expect(new Set(await numbersOf())).toEqual(new Set([7, 8, 9].map(orderNumberOf)));
  });

  it('MD-1 OL-2 are found before they have a number', async () => {
    const id = await placeUnnumbered();
    const searches = [id.slice(8), 'rahima khatun', 'RAHIMA@', '00111', '+880 1700-000111', 'rahimb'];
    const totals = [];
    for (const search of searches)
      totals.push((await listOrders(database.db, { owner: null, search })).total);
    expect(totals).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it('MD-2 are numbered at once and again at intervals, until the shop closes', async () => {
    await placeUnnumbered();
    const failed = vi.fn<(error: unknown) => void>();
    const stop = scheduleNumbering(database.db, { every: 5, failed });
    await vi.waitFor(async () => expect(await numbersOf()).not.toContain(null));
    await placeUnnumbered();
    await vi.waitFor(async () => expect(await numbersOf()).not.toContain(null));
    await stop();
    await placeUnnumbered();
    expect(await numbersOf()).toContain(null);
    expect(failed).not.toHaveBeenCalled();
  });
});
