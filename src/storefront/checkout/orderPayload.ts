import { type CartLine, linesTotal } from '#domain/checkout/cart.ts';
import { customerDataSchema, type FilledCheckout } from '#domain/checkout/checkoutForm.ts';
import { type DeliveryArea, deliveryCharge } from '#domain/checkout/delivery.ts';
import type { CustomerData, OrderLine } from '#domain/orders/order.ts';
import type { OrderTerms } from '#domain/shop/orderTerms.ts';
import { orderDate, orderTime } from '#domain/values/dates.ts';
import { sum } from '#domain/values/money.ts';

/** The request body of an order: what the shopper was shown, with the date and time of the first press of the button. */
export interface OrderPayload {
  readonly date: string;
  readonly time: string;
  readonly subTotal: number;
  readonly total: number;
  readonly orderStatus: 'Pending';
  readonly products: OrderLine[];
  readonly customerData: CustomerData;
}

/** Taka. The charge is 0 until an area is chosen, and without lines. */
export interface OrderSums {
  readonly subTotal: number;
  readonly charge: number;
  readonly total: number;
}

/** What the lines cost under the shop's terms. */
export const orderSums = (
  terms: OrderTerms,
  lines: readonly CartLine[],
  area: DeliveryArea | '',
): OrderSums => {
  const subTotal = linesTotal(lines);
  const charge = lines.length === 0 ? 0 : deliveryCharge(terms, area, subTotal);
  return { subTotal, charge, total: sum([subTotal, charge]) };
};

/** A line of the request. `originalPrice`, as API-5 names it, is the price of one piece that the shopper saw. */
const orderLine = ({ id, name, imageUrl, color, size, quantity, originalPrice }: CartLine): OrderLine => ({
  id,
  name,
  imageUrl,
  color,
  size,
  quantity,
  originalPrice,
});

/** The request body for a valid form; typed text is trimmed. */
export const orderPayload = (
  terms: OrderTerms,
  lines: readonly CartLine[],
  form: FilledCheckout,
  firstPressedAt: Date,
): OrderPayload => {
  const { subTotal, charge, total } = orderSums(terms, lines, form.deliveryArea);
  return {
    date: orderDate(firstPressedAt),
    time: orderTime(firstPressedAt),
    subTotal,
    total,
    orderStatus: 'Pending',
    products: lines.map(orderLine),
    customerData: { ...customerDataSchema.cast(form, { stripUnknown: true }), deliveryCharge: charge },
  };
};
