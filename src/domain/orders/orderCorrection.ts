import type { InferType } from 'yup';
import { lineKey, linesTotal } from '../checkout/cart.ts';
import { customerDataSchema } from '../checkout/checkoutForm.ts';
import { deliveryCharge, isDeliveryArea } from '../checkout/delivery.ts';
import { imageInColor, type Product, salePrice } from '../products/product.ts';
import { isDeliveredFree, type OrderTerms } from '../shop/orderTerms.ts';
import { sum } from '../values/money.ts';
import {
  type CorrectedLine,
  type CorrectionRefusal,
  correctionRefusals,
  type LinePair,
} from './correctionRefusals.ts';
import type { CustomerData, Order, OrderLine } from './order.ts';
import {
  amountsOf,
  correctableFields,
  type FieldChange,
  type LineChange,
  type OrderChanges,
  revisedLine,
} from './orderRevision.ts';

/**
 * Corrections of an order by staff (MD-5). A line that stays keeps the price at which it was ordered, an added one
 * has the shop's present price. The delivery charge stays, unless staff choose another area or the delivery becomes free or is no
 * longer free: then the shop's present terms set it.
 */

/** The rules of the checkout form for the data that may be corrected. */
export const correctedCustomerSchema = customerDataSchema.pick([...correctableFields]);
export type CorrectedCustomer = InferType<typeof correctedCustomerSchema>;

/** The contents that staff want the order to have; a line of the order that no corrected line continues is taken out. */
export interface OrderCorrection {
  readonly customerData: CorrectedCustomer;
  readonly products: readonly CorrectedLine[];
}

export interface CorrectionResult {
  /** The corrected order, without lines that have no price, which are refused. */
  readonly order: Order;
  readonly changes: OrderChanges;
  /** Empty when the correction is possible. */
  readonly refusals: readonly CorrectionRefusal[];
}

/** The products and terms that the shop has at present. */
export interface ShopOffer {
  /** The product with an id; `undefined` when it is gone. */
  readonly productOf: (id: string) => Product | undefined;
  readonly terms: OrderTerms;
}

/** The line after the correction; `null` for an added product that is gone or has no price. */
const correctedLine = ({ wanted, ordered, product }: LinePair): OrderLine | null => {
  const { id, color, size, quantity } = wanted;
  if (ordered !== undefined) {
    const isRecolored = product !== undefined && color !== ordered.color;
    const imageUrl = isRecolored ? imageInColor(product, color) : undefined;
    return { ...ordered, imageUrl: imageUrl ?? ordered.imageUrl, color, size, quantity };
  }
  const price = product === undefined ? null : salePrice(product);
  if (product === undefined || price === null) return null;
  return {
    id,
    name: product.name,
    imageUrl: imageInColor(product, color) ?? '',
    color,
    size,
    quantity,
    // The wire's name (API-5) for what one piece costs, also if that is the offer price.
    originalPrice: price,
  };
};

const isAlike = (one: OrderLine, other: OrderLine): boolean =>
  lineKey(one) === lineKey(other) && one.quantity === other.quantity;

/** A line after the correction; `line` is the index of the order's line that it continues, `null` for an added one. */
interface PlacedLine {
  readonly line: number | null;
  readonly corrected: OrderLine;
}

/** The changes of the lines that the order had, in their sequence, then the added lines. */
const lineChanges = (order: Order, lines: readonly PlacedLine[]): LineChange[] => {
  const ownChanges = order.products.flatMap((ordered, index): LineChange[] => {
    const continued = lines.find(({ line }) => line === index);
    if (continued === undefined) return [{ from: revisedLine(ordered), to: null }];
    const { corrected } = continued;
    if (isAlike(ordered, corrected)) return [];
    return [{ from: revisedLine(ordered), to: revisedLine(corrected) }];
  });
  const added = lines.filter(({ line }) => line === null);
  return [...ownChanges, ...added.map(({ corrected }) => ({ from: null, to: revisedLine(corrected) }))];
};

/** The charge in taka after a correction (see the top of this file). */
const correctedCharge = (order: Order, area: string, subTotal: number, terms: OrderTerms): number => {
  const { deliveryArea, deliveryCharge: present } = order.customerData;
  if (!isDeliveryArea(area)) return present;
  if (area !== deliveryArea) return deliveryCharge(terms, area, subTotal);
  if (subTotal === order.subTotal) return present;
  // The shop may have changed its limit since the order: still only more goods make the delivery free, and only fewer end that.
  if (subTotal > order.subTotal) return isDeliveredFree(terms, subTotal) ? 0 : present;
  // An order does not tell why its delivery is free. At or below today's limit it may well be because the area had no charge.
  return present === 0 && isDeliveredFree(terms, order.subTotal)
    ? deliveryCharge(terms, area, subTotal)
    : present;
};

/** The fields of the customer's data that the correction changes. */
const fieldChanges = (before: CustomerData, after: CorrectedCustomer): FieldChange[] =>
  correctableFields
    .map((field) => ({ field, from: before[field], to: after[field] }))
    .filter(({ from, to }) => from !== to);

/** The order after the correction, what changes, and what is refused. The customer's data must fit `correctedCustomerSchema`. */
export const correctOrder = (
  order: Order,
  { customerData, products }: OrderCorrection,
  { productOf, terms }: ShopOffer,
): CorrectionResult => {
  const pairs = products.map((wanted, index): LinePair => {
    const ordered = wanted.line === null ? undefined : order.products[wanted.line];
    return { index, wanted, ordered, product: productOf(wanted.id) };
  });
  const lines = pairs.flatMap((pair): PlacedLine[] => {
    const corrected = correctedLine(pair);
    return corrected === null ? [] : [{ line: pair.wanted.line, corrected }];
  });
  const subTotal = linesTotal(lines.map(({ corrected }) => corrected));
  const charge = correctedCharge(order, customerData.deliveryArea, subTotal, terms);
  const corrected: Order = {
    ...order,
    customerData: { ...order.customerData, ...customerData, deliveryCharge: charge },
    products: lines.map((line) => line.corrected),
    subTotal,
    total: sum([subTotal, charge]),
  };
  return {
    order: corrected,
    changes: {
      fields: fieldChanges(order.customerData, customerData),
      lines: lineChanges(order, lines),
      from: amountsOf(order),
      to: amountsOf(corrected),
    },
    refusals: correctionRefusals(pairs),
  };
};
