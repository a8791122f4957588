import type { Product } from '#domain/products/product.ts';
import type { ApiState } from '../client/shopApi.ts';
import { productsApi } from './productsApi.ts';

const { listProducts, productPages } = productsApi.endpoints;
const { selectCachedArgsForQuery } = productsApi.util;

/** The product with this id from a cached list. Its description is empty if the server rendered that list. */
export const findCachedProduct = (state: ApiState, id: string): Product | undefined =>
  [
    ...selectCachedArgsForQuery(state, 'listProducts').map((args) => listProducts.select(args)(state).data),
    ...selectCachedArgsForQuery(state, 'productPages').flatMap((args) =>
      productPages
        .select(args)(state)
        .data?.pages.map(({ items }) => items),
    ),
  ]
    .flatMap((products) => products ?? [])
    .find(({ _id }) => _id === id);
