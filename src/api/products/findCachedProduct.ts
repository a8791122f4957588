import type { Product } from '#domain/products/product.ts';
import type { ApiState } from '../client/shopApi.ts';
import { productsApi } from './productsApi.ts';

const { listProducts, productPages } = productsApi.endpoints;
const { selectCachedArgsForQuery } = productsApi.util;

/** The product with this id from a cached list. Its description is empty if the server rendered that list. */
export const findCachedProduct = (state: ApiState, id: string): Product | undefined => {
  const wholeLists = selectCachedArgsForQuery(state, 'listProducts').flatMap(
    (args) => listProducts.select(args)(state).data ?? [],
  );
  const pages = selectCachedArgsForQuery(state, 'productPages').flatMap(
    (args) => productPages.select(args)(state).data?.pages ?? [],
  );
  const cachedProducts = [...wholeLists, ...pages.flatMap(({ items }) => items)];
  return cachedProducts.find(({ _id }) => _id === id);
};
