import { count } from 'drizzle-orm';
import type { Db } from '../database/openDatabase.ts';
import { orders, products, users } from '../database/schema.ts';
import { listProducts } from '../products/productsRepository.ts';
import { type DemoCustomer, demoBuyer, otherCustomers } from './demoCustomers.ts';
import { demoOrder } from './demoOrders.ts';
import { demoId, demoProduct, demoRows } from './demoProducts.ts';
import { insertRows } from './insertRows.ts';
import { isEmptyShop } from './isEmptyShop.ts';
import { insertOrders, insertProducts, openDemoShop } from './openDemoShop.ts';
import { type OrderScenario, orderScenarios } from './orderScenarios.ts';
import { type Random, seededRandom } from './seededRandom.ts';
import { userRow } from './shopRows.ts';

/** Target numbers of rows, existing rows included; existing rows stay. */
export interface ShopSize {
  readonly products: number;
  readonly orders: number;
  readonly users: number;
}

const batch = 5000;
const dayMilliseconds = 24 * 60 * 60 * 1000;

const rowsIn = async (db: Db, table: typeof products | typeof orders | typeof users): Promise<number> => {
  const [found] = await db.select({ rows: count() }).from(table);
  return found?.rows ?? 0;
};

/** Calls `fill` with the numbers from `from` to below `to`, in batches. */
const inBatches = async (
  from: number,
  to: number,
  fill: (places: number[]) => Promise<void>,
): Promise<void> => {
  for (let start = from; start < to; start += batch) {
    await fill(Array.from({ length: Math.min(batch, to - start) }, (_, place) => start + place));
  }
};

const growProducts = async (db: Db, size: number, now: Date): Promise<void> =>
  inBatches(await rowsIn(db, products), size, (places) =>
    insertProducts(
      db,
      places.flatMap((place) => {
        const row = demoRows[place % demoRows.length];
        return row === undefined ? [] : [demoProduct(row, 1 + Math.floor(place / demoRows.length), now)];
      }),
    ),
  );

const made = (place: number): DemoCustomer => {
  const pattern = otherCustomers[place % otherCustomers.length] ?? demoBuyer;
  return {
    ...pattern,
    uid: `made-person-${place}`,
    email: `person-${place}@hatkhola.example`,
    mobileNumber: `017${String(place % 100_000_000).padStart(8, '0')}`,
  };
};

const growUsers = async (db: Db, size: number, now: Date): Promise<void> =>
  inBatches(await rowsIn(db, users), size, (places) =>
    insertRows(
      db,
      users,
      places.map((place) => {
        const { uid, name, email } = made(place);
        const user = {
          id: demoId('user', String(uid)),
          uid: String(uid),
          name,
          email,
          role: 'customer' as const,
        };
        return userRow(user, new Date(now.getTime() - (place % 700) * dayMilliseconds));
      }),
    ),
  );

/** The scenario up to 700 days earlier: most orders of an old shop are finished and up to two years old. */
const longAgo = (course: OrderScenario, luck: Random): OrderScenario => {
  const [near, far] = course.placed;
  const back = luck.number() * 700;
  return { ...course, placed: [near + back, far + back] };
};

const over = orderScenarios.filter(
  ({ ends }) => ends === 'Delivered' || ends === 'Cancelled' || ends === 'Return',
);

const growOrders = async (db: Db, size: ShopSize, now: Date): Promise<void> => {
  const { items: goods } = await listProducts(db, { limit: 1000 });
  const start = await rowsIn(db, orders);
  const luck = seededRandom(start + 1);
  const buyer = (): DemoCustomer =>
    size.users > 0 && luck.number() < 0.9 ? made(luck.whole(0, size.users - 1)) : luck.pick(otherCustomers);
  const one = () => {
    const course = luck.number() < 0.85 ? longAgo(luck.pick(over), luck) : luck.pick(orderScenarios);
    const shelf = [...new Set(Array.from({ length: 4 }, () => luck.pick(goods)))];
    return demoOrder(course, buyer(), shelf, luck, now);
  };
  await inBatches(start, size.orders, (places) =>
    db.transaction((transaction) => insertOrders(transaction, places.map(one))),
  );
};

/** Fills the shop up to the size, the demo's own rows first; for performance measurements. */
export const seedShop = async (db: Db, size: ShopSize, now: Date): Promise<void> => {
  if (await isEmptyShop(db)) await openDemoShop(db, now);
  await growProducts(db, size.products, now);
  await growUsers(db, size.users, now);
  await growOrders(db, size, now);
  // The embedded database has no autovacuum, and only vacuumed tables are counted by an index-only scan.
  await db.execute('vacuum analyze');
};
