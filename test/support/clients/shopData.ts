import { type PlaceOrderBody, placeOrder } from '#contract/orders.ts';
import { ordersSchemas } from '#contract/ordersSchemas.ts';
import { type ProductBody, postProduct } from '#contract/products.ts';
import { productsSchemas } from '#contract/productsSchemas.ts';
import type { Api } from '../servers/startApi.ts';

/** Creates products and orders over the API of a test. */

export const addProduct = async (api: Api, admin: string, body: ProductBody = {}): Promise<string> => {
  const product = {
    name: 'Clay tea cup',
    originalPrice: 300,
    offerPrice: 250.5,
    images: ['/pictures/cup-450.webp'],
    ...body,
  };
  return (await api.get(postProduct, productsSchemas.postProduct, { body: product, token: admin }))
    .insertedId;
};

export const submitOrder = async (api: Api, body: PlaceOrderBody, token?: string): Promise<string> =>
  (await api.get(placeOrder, ordersSchemas.placeOrder, { body, ...(token === undefined ? {} : { token }) }))
    .insertedId;
