import { type CartLine, linesTotal } from '#domain/cart.ts';
import type { FilledCheckout } from '#domain/checkout.ts';
import { customerDataSchema } from '#domain/checkout.ts';
import { orderDate, orderTime } from '#domain/dates.ts';
import { type DeliveryArea, deliveryCharge } from '#domain/delivery.ts';
import { sum } from '#domain/money.ts';
import type { CustomerData, OrderLine } from '#domain/order.ts';

/** What is sent to place an order: what the shopper was shown, with the clock at the first pressing. */
export interface OrderPayload {
  readonly date: string;
  readonly time: string;
  readonly subTotal: number;
  readonly total: number;
  readonly orderStatus: 'Pending';
  readonly products: OrderLine[];
  readonly customerData: CustomerData;
}

/** Taka. The charge is nothing until an area is chosen. */
export interface OrderSums {
  readonly subTotal: number;
  readonly charge: number;
  readonly total: number;
}

export const orderSums = (lines: readonly CartLine[], area: DeliveryArea | ''): OrderSums => {
  const subTotal = linesTotal(lines);
  const charge = deliveryCharge(area, subTotal);
  return { subTotal, charge, total: sum([subTotal, charge]) };
};

const orderLine = ({ id, name, imageUrl, color, size, quantity, originalPrice }: CartLine): OrderLine => ({
  id,
  name,
  imageUrl,
  color,
  size,
  quantity,
  originalPrice,
});

/** The body of a form that is right; spaces around what was typed are left out. */
export const orderPayload = (lines: readonly CartLine[], form: FilledCheckout, now: Date): OrderPayload => {
  const { subTotal, charge, total } = orderSums(lines, form.deliveryArea);
  return {
    date: orderDate(now),
    time: orderTime(now),
    subTotal,
    total,
    orderStatus: 'Pending',
    products: lines.map(orderLine),
    customerData: { ...customerDataSchema.cast(form, { stripUnknown: true }), deliveryCharge: charge },
  };
};
