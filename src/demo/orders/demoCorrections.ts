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
  return { name, mobileNumber, district, address, addressType, deliveryArea, comment } as CorrectedCustomer;
};

const linesOf = ({ products }: Order): CorrectedLine[] =>
  products.map(({ id, color, size, quantity }, line) => ({ line, id, color, size, quantity }));

/**
 * One of three corrections: without the last line, with one piece less in each line that has several, or with a longer address
 * and a comment. An order that the first two do not fit gets the third.
 */
const correctionOf = (order: Order, random: Random): OrderCorrection => {
  const [customerData, products] = [customerOf(order), linesOf(order)];
  const fewer = products.map((line) => (line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : line));
  const kind = random.integer(0, 2);
  if (kind === 1 && products.length > 1) return { customerData, products: products.slice(0, -1) };
  if (kind === 2 && products.some(({ quantity }) => quantity > 1)) return { customerData, products: fewer };
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
  if (random.number() > 0.13) return made;
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
  const first = history[0]?.at;
  const soon = placedAt.getTime() + 15 * 60_000;
  const at = new Date(
    first === undefined ? soon : Math.min(soon, (placedAt.getTime() + Date.parse(first)) / 2),
  );
  return { ...made, order: corrected, corrections: [{ changes, at }] };
};
