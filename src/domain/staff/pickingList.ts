import { lineKey } from '../checkout/cart.ts';
import { type Order, type OrderLine, orderName } from '../orders/order.ts';
import { compareTexts } from '../values/compareTexts.ts';

/** How many pieces of a picking line go to one order. */
export interface PickedFor {
  readonly orderId: string;
  /** The order's number, or its id. */
  readonly name: string;
  readonly quantity: number;
}

/** One product in one colour and size, with the pieces that all orders together need. */
interface PickingLine {
  readonly key: string;
  readonly line: OrderLine;
  readonly quantity: number;
  /** In the sequence of the given orders. */
  readonly orders: readonly PickedFor[];
}

const compareLines = ({ line: one }: PickingLine, { line: other }: PickingLine): number =>
  compareTexts(one.name.toLowerCase(), other.name.toLowerCase()) ||
  compareTexts(one.id, other.id) ||
  compareTexts(one.color, other.color) ||
  compareTexts(one.size, other.size);

/**
 * The list with these pieces added for the order. Orders come one after the other, so the pieces of a second line of the same order are
 * added to the last entry.
 */
const withPieces = (orders: readonly PickedFor[], order: Order, quantity: number): PickedFor[] => {
  const last = orders.at(-1);
  if (last?.orderId === order._id)
    return [...orders.slice(0, -1), { ...last, quantity: last.quantity + quantity }];
  return [...orders, { orderId: order._id, name: orderName(order), quantity }];
};

/**
 * The products of the orders summed by product, colour and size, with the orders that each goes to; sorted by
 * product name, colour and size, so that a product is fetched once (MD-7).
 */
export const pickingList = (orders: readonly Order[]): PickingLine[] => {
  const lines = new Map<string, PickingLine>();
  for (const order of orders) {
    for (const line of order.products) {
      const key = lineKey(line);
      const picked = lines.get(key) ?? { key, line, quantity: 0, orders: [] };
      lines.set(key, {
        ...picked,
        quantity: picked.quantity + line.quantity,
        orders: withPieces(picked.orders, order, line.quantity),
      });
    }
  }
  return Array.from(lines.values()).toSorted(compareLines);
};
