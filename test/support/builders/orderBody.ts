import type { PlaceOrderBody } from '#contract/orders/orders.ts';
import type { PhoneOrderBody } from '#contract/orders/phoneOrders.ts';
import { linesTotal } from '#domain/checkout/cart.ts';
import { type DeliveryArea, deliveryCharge } from '#domain/checkout/delivery.ts';
import type { CustomerData, OrderLine } from '#domain/orders/order.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';

/** A line at a price in taka. The server takes name and picture from the product, whatever the browser sends. */
export const lineFor = (id: string, originalPrice: number, quantity = 1): OrderLine => ({
  id,
  name: 'as the browser calls it',
  imageUrl: '/as-the-browser-has-it.png',
  color: 'Red',
  size: 'N/A',
  quantity,
  originalPrice,
});

const customer = {
  name: 'Rahima Khatun',
  email: 'rahima@people.example',
  mobileNumber: '01711000222',
  district: 'Dhaka',
  address: 'House 3, Road 7, Mirpur',
  comment: '',
  addressType: 'Home',
  paymentSystem: 'Cash On Delivery',
};

/** An order body with the sums that a shopper would see. */
export const orderBody = (
  lines: readonly OrderLine[],
  changes: Partial<CustomerData> = {},
): PlaceOrderBody => {
  const area = (changes.deliveryArea ?? 'Inside of Dhaka') as DeliveryArea;
  const subTotal = linesTotal(lines);
  const charge = deliveryCharge(defaultOrderTerms, area, subTotal);
  return {
    date: '02 Mar, 2026',
    time: '03:07 pm',
    subTotal,
    total: subTotal + charge,
    orderStatus: 'Pending',
    products: [...lines],
    customerData: { ...customer, deliveryArea: area, deliveryCharge: charge, ...changes },
  };
};

/** The body of an order on the phone with the sums that staff would see. */
export const phoneOrderBody = (
  lines: readonly OrderLine[],
  changes: Partial<CustomerData> = {},
): PhoneOrderBody => {
  const { products, customerData, subTotal, total } = orderBody(lines, { email: '', ...changes });
  return { products, customerData, subTotal, total };
};
