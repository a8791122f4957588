import type { Product } from '#domain/products/product.ts';
import type { ApiState } from '../client/shopApi.ts';
import { productsApi } from './productsApi.ts';

const { listProducts, productPages } = productsApi.endpoints;
const { selectCachedArgsForQuery } = productsApi.util;

/** A product that a cached list contains; a list that the server rendered has it without its description. */
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
