import { lineOf, linesTotal, notPicked } from '#domain/cart.ts';
import { orderDate, orderTime } from '#domain/dates.ts';
import { deliveryCharge } from '#domain/delivery.ts';
import { sum } from '#domain/money.ts';
import type { Order, OrderLine, OrderMove } from '#domain/order.ts';
import type { Product } from '#domain/product.ts';
import { afterMove, moveRefusal, type OrderSnapshot } from '#machines/orderMoves.ts';
import { type DemoCustomer, demoBuyer, otherCustomers } from './demoCustomers.ts';
import { demoId } from './demoProducts.ts';
import { type OrderScenario, orderScenarios, type Step } from './orderScenarios.ts';
import { type Random, seededRandom } from './seededRandom.ts';

/** An order with the data stored outside of it: time of placing, the customer's account, and its moves. */
export interface DemoOrder {
  readonly order: Order;
  readonly placedAt: Date;
  readonly customerUid: string | null;
  readonly history: readonly OrderMove[];
}

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

const dayMilliseconds = 24 * 60 * 60 * 1000;
const later = (start: Date, days: number): Date => new Date(start.getTime() + days * dayMilliseconds);
const between = (luck: Random, [low, high]: readonly [number, number]): number =>
  low + (high - low) * luck.number();

const buyLine = (product: Product, luck: Random): OrderLine[] => {
  const line = lineOf(product, {
    color: product.colors.length > 0 ? luck.pick(product.colors) : notPicked,
    size: product.sizes.length > 0 ? luck.pick(product.sizes) : notPicked,
    quantity: luck.number() < 0.75 ? 1 : luck.whole(2, 4),
  });
  return line === null ? [] : [line];
};

/** Moves of a new order, each checked by the machine; the last move is `lasts` days after `placedAt`. */
const walk = (
  steps: readonly Step[],
  placedAt: Date,
  lasts: number,
): { standing: OrderSnapshot; history: OrderMove[] } => {
  let standing: OrderSnapshot = { orderStatus: 'Pending', deliveredAt: null };
  const history = steps.map(([type, by], place): OrderMove => {
    const at = later(placedAt, (lasts * (place + 1)) / steps.length).toISOString();
    const refusal = moveRefusal(standing, { type, by, at });
    if (refusal !== null) throw new Error(`The demo order cannot ${type}: ${refusal}.`);
    const from = standing.orderStatus;
    standing = afterMove(standing, { type, by, at });
    return { event: type, from, to: standing.orderStatus, by, at };
  });
  return { standing, history };
};

const customerData = (buyer: DemoCustomer, subTotal: number, luck: Random): Order['customerData'] => {
  const { uid: _, ...person } = buyer;
  const deliveryArea = buyer.district === 'Dhaka' ? 'Inside of Dhaka' : 'Outside of Dhaka';
  return {
    ...person,
    comment: luck.pick(comments),
    deliveryArea,
    paymentSystem: 'Cash On Delivery',
    deliveryCharge: deliveryCharge(deliveryArea, subTotal),
  };
};

/** One order that went through the steps of the scenario. */
export const demoOrder = (
  course: OrderScenario,
  buyer: DemoCustomer,
  products: readonly Product[],
  luck: Random,
  now: Date,
): DemoOrder => {
  const placedAt = later(now, -between(luck, course.placed));
  const lines = luck.some(products, luck.whole(1, 4)).flatMap((product) => buyLine(product, luck));
  const subTotal = linesTotal(lines);
  const data = customerData(buyer, subTotal, luck);
  const { standing, history } = walk(course.steps, placedAt, between(luck, course.lasts));
  const seconds = Math.floor(placedAt.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  const order: Order = {
    _id: seconds + demoId('order', String(luck.number()), data.email).slice(8),
    date: orderDate(placedAt),
    time: orderTime(placedAt),
    subTotal,
    total: sum([subTotal, data.deliveryCharge]),
    ...standing,
    products: lines,
    customerData: data,
  };
  return { order, placedAt, customerUid: buyer.uid, history };
};

/** The demo shop's orders: 60 orders of the last 30 days, in all statuses. */
export const demoOrders = (products: readonly Product[], now: Date): DemoOrder[] => {
  const luck = seededRandom(20_260_101);
  return orderScenarios.flatMap((course) =>
    Array.from({ length: course.count }, (_, place) =>
      demoOrder(course, place < course.own ? demoBuyer : luck.pick(otherCustomers), products, luck, now),
    ),
  );
};
