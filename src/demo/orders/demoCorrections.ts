import type { CorrectedLine } from '#domain/orders/correctionRefusals.ts';
import type { Order } from '#domain/orders/order.ts';
import {
  type CorrectedCustomer,
  correctOrder,
  type OrderCorrection,
} from '#domain/orders/orderCorrection.ts';
import { hasChanges, type OrderChanges } from '#domain/orders/orderRevision.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import type { Random } from '../seededRandom.ts';
import { orderRandom } from './orderRandom.ts';

/** The corrections that the demo shop's staff made to some orders. */

/** A correction of a demo order, while it was Pending. */
export interface DemoCorrection {
  readonly changes: OrderChanges;
  readonly at: Date;
}

/** What `withCorrection` needs of a demo order. */
interface Correctable {
  readonly order: Order;
  readonly placedAt: Date;
  readonly history: readonly OrderMove[];
  readonly corrections: readonly DemoCorrection[];
}

const customerOf = ({ customerData }: Order): CorrectedCustomer => {
  const { name, mobileNumber, district, address, addressType, deliveryArea, comment } = customerData;
  // The type of an order allows other texts as area and type of address; a demo order has those that the form offers.
  return { name, mobileNumber, district, address, addressType, deliveryArea, comment } as CorrectedCustomer;
};

const linesOf = ({ products }: Order): CorrectedLine[] =>
  products.map(({ id, color, size, quantity }, index) => ({ line: index, id, color, size, quantity }));

const correctionKinds = ['longerAddress', 'withoutLastLine', 'fewerPieces'] as const;
/** Which part of the orders is corrected. */
const correctedShare = 0.13;
const quarterHourMs = 15 * 60_000;

/**
 * One of three corrections: without the last line, with one piece less in each line that has several, or with a longer address
 * and a comment. An order that the first two do not fit gets the third.
 */
const correctionOf = (order: Order, random: Random): OrderCorrection => {
  const customerData = customerOf(order);
  const products = linesOf(order);
  const kind = random.pick(correctionKinds);
  if (kind === 'withoutLastLine' && products.length > 1)
    return { customerData, products: products.slice(0, -1) };
  if (kind === 'fewerPieces' && products.some(({ quantity }) => quantity > 1))
    return {
      customerData,
      products: products.map((line) => ({ ...line, quantity: Math.max(1, line.quantity - 1) })),
    };
  const address = `${order.customerData.address}, ${random.pick(['4th floor', 'beside the mosque', 'flat 5B'])}`;
  return { customerData: { ...customerData, address, comment: 'Call after 5 pm.' }, products };
};

/**
 * Corrects about one of eight orders, before its first move, and returns the others as they are; the same order is always
 * treated alike.
 */
export const withCorrection = <Made extends Correctable>(made: Made): Made => {
  const { order, placedAt, history } = made;
  const random = orderRandom(order._id, 'correction');
  if (random.number() > correctedShare) return made;
  const {
    order: corrected,
    changes,
    refusals,
  } = correctOrder(order, correctionOf(order, random), {
    // These corrections add no line and change no option, so they need no product.
    productOf: () => undefined,
    terms: defaultOrderTerms,
  });
  if (refusals.length > 0 || !hasChanges(changes)) return made;
  const at = correctionTime(placedAt, history);
  return { ...made, order: corrected, corrections: [{ changes, at }] };
};

/** A quarter of an hour after the order was placed, or half way to its first move if that is earlier. */
const correctionTime = (placedAt: Date, history: readonly OrderMove[]): Date => {
  const soon = placedAt.getTime() + quarterHourMs;
  const firstMoveAt = history[0]?.at;
  // Not in the future: by its scenario, a pending order was placed longer ago.
  if (firstMoveAt === undefined) return new Date(soon);
  const halfWay = (placedAt.getTime() + Date.parse(firstMoveAt)) / 2;
  return new Date(Math.min(soon, halfWay));
};
