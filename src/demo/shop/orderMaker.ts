import { orderNumberCount, orderNumberOf } from '#domain/orders/orderNumber.ts';
import { isOrderable } from '#domain/products/product.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import type { Db } from '#server/database/database.ts';
import { orders } from '#server/database/schema/schema.ts';
import { openCatalog } from '#server/products/catalog.ts';
import type { DemoCustomer } from '../accounts/demoCustomers.ts';
import { generatedCustomer } from '../accounts/generatedCustomer.ts';
import { type DemoOrder, demoOrder } from '../orders/demoOrders.ts';
import { type OrderScenario, orderScenarios } from '../orders/orderScenarios.ts';
import { type Random, seededRandom } from '../seededRandom.ts';

/** How many orders a shop shall have, and how many accounts place them; guests place all if there are none. */
interface OrderVolume {
  readonly orders: number;
  readonly users: number;
}

const finishedScenarios = orderScenarios.filter(
  ({ finalStatus }) => finalStatus === 'Delivered' || finalStatus === 'Cancelled' || finalStatus === 'Return',
);

/** Which part of the orders of an old shop is finished, and how many days older than in the demo these are at most. */
const oldOrders = { share: 0.85, furtherDays: 700 };

/** A random scenario for one order, with its age in days: most orders of an old shop are finished and up to two years old. */
const drawScenario = (random: Random): OrderScenario => {
  const isOld = random.number() < oldOrders.share;
  const scenario = random.pick(isOld ? finishedScenarios : orderScenarios);
  const [low, high] = scenario.age;
  const ageInDemo = low + (high - low) * random.number();
  const age = ageInDemo + (isOld ? random.number() * oldOrders.furtherDays : 0);
  return { ...scenario, age: [age, age] };
};

const ageOf = ({ age: [days] }: OrderScenario): number => days;

/** Scenarios for `count` orders, oldest order first, since a real shop stores its orders in this order. */
const drawScenarios = (count: number, random: Random): OrderScenario[] => {
  const scenarios = Array.from({ length: count }, () => drawScenario(random));
  return scenarios.toSorted((first, second) => ageOf(second) - ageOf(first));
};

/** Returns a function that gives an order number which no order has: among many random ones, some would be equal. */
const freeNumbers = async (db: Db, random: Random): Promise<() => string> => {
  const stored = await db.select({ number: orders.number }).from(orders);
  const taken = new Set(stored.map(({ number }) => number));
  const next = (): string => {
    const number = orderNumberOf(random.integer(0, orderNumberCount - 1), defaultShopSettings.orderPrefix);
    if (taken.has(number)) return next();
    taken.add(number);
    return number;
  };
  return next;
};

/**
 * Who places an order: for nine of ten one of the accounts, if there are any, else a guest. Without accounts there is a guest for each four
 * orders, and at least ten.
 */
const buyerOf = (size: OrderVolume, random: Random): DemoCustomer => {
  if (size.users > 0 && random.number() < 0.9) return generatedCustomer(random.integer(0, size.users - 1));
  const guests = Math.max(10, Math.ceil(size.orders / 4));
  return { ...generatedCustomer(size.users + random.integer(0, guests - 1)), uid: null };
};

/**
 * Returns a function that makes the orders of a large shop when it is called with `start`, `start + 1` and so on; oldest first,
 * and the same for the same shop. `start` is the number of orders that the shop has already.
 */
export const orderMaker = async (
  db: Db,
  size: OrderVolume,
  start: number,
  now: Date,
): Promise<(index: number) => DemoOrder> => {
  // A thousand products are variety enough for any number of orders.
  const { items } = await openCatalog(db).list({ limit: 1000 });
  const catalog = items.filter(isOrderable);
  // A seed for each `start`: orders that are added to a shop later are not the first ones again.
  const random = seededRandom(start + 1);
  const freeNumber = await freeNumbers(db, random);
  const scenarios = drawScenarios(size.orders - start, random);
  return (index) => {
    const scenario = scenarios[index - start] ?? drawScenario(random);
    // At most four: one that is picked twice counts once.
    const chosenProducts = [...new Set(Array.from({ length: 4 }, () => random.pick(catalog)))];
    const made = demoOrder(scenario, buyerOf(size, random), chosenProducts, random, now);
    return { ...made, order: { ...made.order, number: freeNumber() } };
  };
};
