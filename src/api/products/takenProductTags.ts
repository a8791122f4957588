import type { ApiState } from '../client/shopApi.ts';
import { findCachedProduct } from './findCachedProduct.ts';
import { productsApi } from './productsApi.ts';

const { getProduct } = productsApi.endpoints;

/** Tags of those products with these ids of which an order may have taken the last piece: all but those that are not counted (GS-1). */
export const takenProductTags = (state: ApiState, ids: readonly string[]) =>
  ids
    .filter((id) => {
      const product = getProduct.select(id)(state).data ?? findCachedProduct(state, id);
      return product === undefined || product.stock !== undefined;
    })
    .map((id) => ({ type: 'Product' as const, id }));
