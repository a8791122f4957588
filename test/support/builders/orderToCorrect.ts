import type { CorrectedLine } from '#domain/orders/correctionRefusals.ts';
import type { Order } from '#domain/orders/order.ts';
import { correctOrder } from '#domain/orders/orderCorrection.ts';
import type { Product } from '#domain/products/product.ts';
import { defaultOrderTerms, type OrderTerms } from '#domain/shop/orderTerms.ts';
import { anOrder } from './anOrder.ts';
import { aProduct } from './aProduct.ts';
import { correctionOf } from './correctionOf.ts';

/** An order of two red kettles, which have become dearer since, and a shirt that can be added to it. */

export const kettle = aProduct({
  _id: '64b000000000000000000001',
  name: 'Copper Kettle',
  originalPrice: 900,
  offerPrice: null,
  colors: ['Red', 'Blue'],
  sizes: [],
});

export const shirt = aProduct({
  _id: 'shirt',
  name: 'Shirt',
  originalPrice: 400,
  offerPrice: 350,
  sizes: ['M', 'L'],
  colors: [],
});

export const order = anOrder();

/** The order's only line, unchanged. */
export const stays: CorrectedLine = { line: 0, id: kettle._id, color: 'Red', size: 'N/A', quantity: 2 };
export const added: CorrectedLine = { line: null, id: shirt._id, color: 'N/A', size: 'L', quantity: 1 };

/** What comes of a correction that gives an order other lines, in a shop with these products. */
export const correct = (
  products: readonly CorrectedLine[],
  shop: readonly Product[] = [kettle, shirt],
  of: Order = order,
  terms: OrderTerms = defaultOrderTerms,
) =>
  correctOrder(
    of,
    { ...correctionOf(of), products },
    { productOf: (id) => shop.find(({ _id }) => _id === id), terms },
  );
