import { type PlaceOrderBody, placeOrderCall } from '#contract/orders/orders.ts';
import { type ProductBody, postProductCall } from '#contract/products/products.ts';
import type { Api } from '../servers/startApi.ts';

/** Creates products and orders over the API of a test; `admin` is an admin's token. */

/** A cup for 250.5 taka, unless the body says otherwise. */
export const addProduct = async (api: Api, admin: string, body: ProductBody = {}): Promise<string> => {
  const product = {
    name: 'Clay tea cup',
    originalPrice: 300,
    offerPrice: 250.5,
    images: ['/pictures/cup-450.webp'],
    ...body,
  };
  return (await api.call(postProductCall, { body: product, token: admin })).insertedId;
};

export const submitOrder = async (api: Api, body: PlaceOrderBody, token?: string): Promise<string> =>
  (
    await api.call(placeOrderCall, {
      body,
      ...(token === undefined ? {} : { token }),
    })
  ).insertedId;
