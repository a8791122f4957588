import { linesTotal, notPicked } from '#domain/checkout/cart.ts';
import { deliveryCharge } from '#domain/checkout/delivery.ts';
import { toCartLine } from '#domain/checkout/toCartLine.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { orderNumberCount, orderNumberOf } from '#domain/orders/orderNumber.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import type { Product } from '#domain/products/product.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { dayMs, orderDate, orderTime } from '#domain/values/dates.ts';
import { sum } from '#domain/values/money.ts';
import { afterMove, moveRefusal, type OrderSnapshot } from '#machines/orderMoves.ts';
import { type DemoCustomer, demoBuyer, otherCustomers } from '../accounts/demoCustomers.ts';
import { demoId } from '../demoId.ts';
import { type Random, seededRandom } from '../seededRandom.ts';
import { type DemoCorrection, withCorrection } from './demoCorrections.ts';
import { type OrderScenario, orderScenarios, type Step } from './orderScenarios.ts';

/** An order with what the shop stores beside it. */
export interface DemoOrder {
  readonly order: Order & { readonly number: string };
  readonly placedAt: Date;
  /** The customer's account; `null` for an order without one. */
  readonly customerUid: string | null;
  /** The moves of the order, oldest first. */
  readonly history: readonly OrderMove[];
  /** Corrections before the order was shipped, oldest first. */
  readonly corrections: readonly DemoCorrection[];
}

/** What customers write with an order; many write nothing. */
const comments = [
  '',
  '',
  '',
  'Please call before delivery.',
  'বিকাল ৫টার পর ডেলিভারি দিলে ভালো হয়।',
  'Gift for my sister, please pack it well.',
  'দয়া করে ভালোভাবে প্যাক করে দিবেন।',
  'Leave it with the guard if I am not at home.',
];

/** Days later; earlier for a negative number. */
const later = (start: Date, days: number): Date => new Date(start.getTime() + days * dayMs);
/** A random number in the range, not rounded. */
const between = (random: Random, [low, high]: readonly [number, number]): number =>
  low + (high - low) * random.number();

/** The line of an order for the product, with random options; no line for a product that cannot be ordered. */
const buyLine = (product: Product, random: Random): OrderLine[] => {
  const line = toCartLine(product, {
    color: product.colors.length > 0 ? random.pick(product.colors) : notPicked,
    size: product.sizes.length > 0 ? random.pick(product.sizes) : notPicked,
    quantity: random.number() < 0.75 ? 1 : random.integer(2, 4),
  });
  return line === null ? [] : [line];
};

/** The moves that the steps make with a new order, each checked by the machine. The last one is `days` days after `placedAt`. */
const movesOf = (
  steps: readonly Step[],
  placedAt: Date,
  days: number,
): { snapshot: OrderSnapshot; history: OrderMove[] } => {
  let snapshot: OrderSnapshot = {
    orderStatus: 'Pending',
    deliveredAt: null,
    returnDays: defaultOrderTerms.returnDays,
  };
  const history = steps.map(([type, by], index): OrderMove => {
    const at = later(placedAt, (days * (index + 1)) / steps.length).toISOString();
    const from = snapshot.orderStatus;
    const after = afterMove(snapshot, { type, by, at });
    // The machine has refused the move: an accepted one leads to another status.
    if (after.orderStatus === from)
      throw new Error(`The demo order cannot ${type}: ${moveRefusal(snapshot, { type, by, at })}.`);
    snapshot = after;
    return { event: type, from, to: snapshot.orderStatus, by, at };
  });
  return { snapshot, history };
};

const customerData = (buyer: DemoCustomer, subTotal: number, random: Random): Order['customerData'] => {
  const { uid: _, ...person } = buyer;
  const deliveryArea = buyer.district === 'Dhaka' ? 'Inside of Dhaka' : 'Outside of Dhaka';
  return {
    ...person,
    comment: random.pick(comments),
    deliveryArea,
    paymentSystem: 'Cash On Delivery',
    deliveryCharge: deliveryCharge(defaultOrderTerms, deliveryArea, subTotal),
  };
};

/** An order for some of the products, after the steps of the scenario. */
export const demoOrder = (
  scenario: OrderScenario,
  buyer: DemoCustomer,
  products: readonly Product[],
  random: Random,
  now: Date,
): DemoOrder => {
  const placedAt = later(now, -between(random, scenario.age));
  const lines = random.some(products, random.integer(1, 4)).flatMap((product) => buyLine(product, random));
  const subTotal = linesTotal(lines);
  const customer = customerData(buyer, subTotal, random);
  const { snapshot, history } = movesOf(scenario.steps, placedAt, between(random, scenario.duration));
  // As in a real shop, ids begin with the time.
  const seconds = Math.floor(placedAt.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  const restOfId = demoId('order', String(random.number()), customer.email).slice(8);
  // Seven hexadecimal digits give 268 million numbers, more than there are order numbers.
  const numberIndex = Number.parseInt(restOfId.slice(-7), 16) % orderNumberCount;
  const order: DemoOrder['order'] = {
    _id: seconds + restOfId,
    number: orderNumberOf(numberIndex, defaultShopSettings.orderPrefix),
    date: orderDate(placedAt),
    time: orderTime(placedAt),
    subTotal,
    total: sum([subTotal, customer.deliveryCharge]),
    ...snapshot,
    printedAt: null,
    packed: null,
    products: lines,
    customerData: customer,
  };
  return withCorrection({ order, placedAt, customerUid: buyer.uid, history, corrections: [] });
};

/** The demo shop's orders: 60 orders of the last 30 days, in all statuses. */
export const demoOrders = (products: readonly Product[], now: Date): DemoOrder[] => {
  // Any number: the same one makes the same orders.
  const random = seededRandom(20_260_101);
  return orderScenarios.flatMap((scenario) =>
    Array.from({ length: scenario.count }, (_, index) =>
      demoOrder(
        scenario,
        // The first orders of a scenario are those of the demo customer.
        index < scenario.byDemoCustomer ? demoBuyer : random.pick(otherCustomers),
        products,
        random,
        now,
      ),
    ),
  );
};
