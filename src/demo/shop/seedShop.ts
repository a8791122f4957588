import { count } from 'drizzle-orm';
import { orderNumberCount, orderNumberOf } from '#domain/orders/orderNumber.ts';
import type { Product } from '#domain/products/product.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import type { Db } from '#server/database/database.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { orders, products, users } from '#server/database/schema/schema.ts';
import { openCatalog } from '#server/products/catalog.ts';
import { type DemoCustomer, demoBuyer, otherCustomers } from '../accounts/demoCustomers.ts';
import { demoProduct, demoRows } from '../catalog/demoProducts.ts';
import { demoId } from '../demoId.ts';
import { demoOrder } from '../orders/demoOrders.ts';
import { type OrderScenario, orderScenarios } from '../orders/orderScenarios.ts';
import { type Random, seededRandom } from '../seededRandom.ts';
import { insertRows } from './insertRows.ts';
import { isEmptyShop } from './isEmptyShop.ts';
import { insertOrders, insertProducts, insertReviews, openDemoShop } from './openDemoShop.ts';
import { userRow } from './shopRows.ts';

/** Target numbers of rows, existing rows included; existing rows stay. */
export interface ShopSize {
  readonly products: number;
  readonly orders: number;
  readonly users: number;
}

/** Rows that are generated and inserted at a time. */
const batch = 5000;
const dayMilliseconds = 24 * 60 * 60 * 1000;

const countRows = async (db: Db, table: typeof products | typeof orders | typeof users): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(table);
  return row?.count ?? 0;
};

/** Calls `fill` with the numbers from `from` to below `to`, in batches. */
const inBatches = async (
  from: number,
  to: number,
  fill: (indexes: number[]) => Promise<void>,
): Promise<void> => {
  for (let start = from; start < to; start += batch) {
    await fill(Array.from({ length: Math.min(batch, to - start) }, (_, index) => start + index));
  }
};

/** As in a shop that has traded for long: some products are sold out, some have no picture yet. */
const withGaps = (product: Product, index: number): Product => ({
  ...product,
  soldOut: index % 14 === 3,
  ...(index % 40 === 7 ? { images: [], imageColors: [] } : {}),
});

const growProducts = async (db: Db, size: number, now: Date): Promise<void> =>
  inBatches(await countRows(db, products), size, (indexes) =>
    insertProducts(
      db,
      indexes.flatMap((index) => {
        const row = demoRows[index % demoRows.length];
        return row === undefined
          ? []
          : [withGaps(demoProduct(row, 1 + Math.floor(index / demoRows.length), now), index)];
      }),
    ),
  );

const generatedCustomer = (index: number): DemoCustomer => {
  const pattern = otherCustomers[index % otherCustomers.length] ?? demoBuyer;
  return {
    ...pattern,
    uid: `made-person-${index}`,
    email: `person-${index}@hatkhola.example`,
    mobileNumber: `017${String(index % 100_000_000).padStart(8, '0')}`,
  };
};

const growUsers = async (db: Db, size: number, now: Date): Promise<void> =>
  inBatches(await countRows(db, users), size, (indexes) =>
    insertRows(
      db,
      users,
      indexes.map((index) => {
        const { uid, name, email } = generatedCustomer(index);
        const user = {
          id: demoId('user', String(uid)),
          uid: String(uid),
          name,
          email,
          role: 'customer' as const,
        };
        return userRow(user, new Date(now.getTime() - (index % 700) * dayMilliseconds));
      }),
    ),
  );

/** The scenario up to 700 days earlier: most orders of an old shop are finished and up to two years old. */
const movedBack = (scenario: OrderScenario, random: Random): OrderScenario => {
  const [near, far] = scenario.age;
  const days = random.number() * 700;
  return { ...scenario, age: [near + days, far + days] };
};

const finishedScenarios = orderScenarios.filter(
  ({ finalStatus }) => finalStatus === 'Delivered' || finalStatus === 'Cancelled' || finalStatus === 'Return',
);

const growOrders = async (db: Db, size: ShopSize, now: Date): Promise<void> => {
  const { items } = await openCatalog(db).list({ limit: 1000 });
  // An order shows the picture of what was bought.
  const catalog = items.filter(({ images }) => images.length > 0);
  const start = await countRows(db, orders);
  const random = seededRandom(start + 1);
  const buyer = (): DemoCustomer =>
    size.users > 0 && random.number() < 0.9
      ? generatedCustomer(random.integer(0, size.users - 1))
      : random.pick(otherCustomers);
  const stored = await db.select({ number: orders.number }).from(orders);
  const taken = new Set(stored.map(({ number }) => number));
  // Among many random numbers some are equal.
  const freeNumber = (): string => {
    const number = orderNumberOf(random.integer(0, orderNumberCount - 1), defaultShopSettings.orderPrefix);
    if (taken.has(number)) return freeNumber();
    taken.add(number);
    return number;
  };
  const nextOrder = () => {
    const scenario =
      random.number() < 0.85
        ? movedBack(random.pick(finishedScenarios), random)
        : random.pick(orderScenarios);
    const choice = [...new Set(Array.from({ length: 4 }, () => random.pick(catalog)))];
    const made = demoOrder(scenario, buyer(), choice, random, now);
    return { ...made, order: { ...made.order, number: freeNumber() } };
  };
  await inBatches(start, size.orders, (indexes) =>
    transaction(db, async (tx) => {
      const made = indexes.map(nextOrder);
      await insertOrders(tx, made, now);
      await insertReviews(tx, made, now);
    }),
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
