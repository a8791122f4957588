import { notPicked } from '#domain/checkout/cart.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { productTitle } from '#domain/products/product.ts';
import { nameOf } from '#messages/domain/names.ts';

/** A line of an order in a few words, such as `Panjabi, Red, M`. */
export const lineTitle = (line: Pick<OrderLine, 'name' | 'color' | 'size'>): string =>
  [
    productTitle(line),
    ...[line.color, line.size].filter((choice) => choice !== notPicked && choice !== '').map(nameOf),
  ].join(', ');
