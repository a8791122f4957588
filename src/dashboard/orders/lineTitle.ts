import { pickedChoices } from '#domain/checkout/pickedChoices.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { productTitle } from '#domain/products/product.ts';

/** A line of an order in a few words, such as `Panjabi, Red, M`. */
export const lineTitle = (line: Pick<OrderLine, 'name' | 'color' | 'size'>): string =>
  [productTitle(line), ...pickedChoices(line)].join(', ');
