import type { PlaceOrderBody } from '#contract/orders.ts';
import { placeOrder } from '#contract/orders.ts';
import { ordersChecks } from '#contract/ordersSchemas.ts';
import { type ProductBody, postProduct } from '#contract/products.ts';
import { productsChecks } from '#contract/productsSchemas.ts';
import { linesTotal } from '#domain/cart.ts';
import { type DeliveryArea, deliveryCharge } from '#domain/delivery.ts';
import type { CustomerData, OrderLine } from '#domain/order.ts';
import type { Api } from '../servers/startApi.ts';

/** Creates products and orders over the API. */

export const addProduct = async (api: Api, admin: string, body: ProductBody = {}): Promise<string> => {
  const product = {
    name: 'Clay tea cup',
    originalPrice: 300,
    offerPrice: 250.5,
    images: ['/pictures/cup-450.webp'],
    ...body,
  };
  return (await api.get(postProduct, productsChecks.postProduct, { body: product, token: admin })).insertedId;
};

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
  const charge = deliveryCharge(area, subTotal);
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

export const placeFor = async (api: Api, body: PlaceOrderBody, token?: string): Promise<string> =>
  (await api.get(placeOrder, ordersChecks.placeOrder, { body, ...(token === undefined ? {} : { token }) }))
    .insertedId;
