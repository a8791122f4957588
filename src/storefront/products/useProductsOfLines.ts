import { useState } from 'react';
import { useProductsByIdQuery } from '#api/products/productsByIdApi.ts';
import type { CartLine } from '#domain/checkout/cart.ts';

interface Options {
  readonly skip?: boolean;
  readonly refetchOnMountOrArgChange?: boolean;
}

/** The products of the lines as the shop has them now. Later lines are not asked for: no line gets another product. */
export const useProductsOfLines = (lines: readonly Pick<CartLine, 'id'>[], options?: Options) => {
  // Sorted, so that the same products in another order are the same query, and the cart makes one request for all its uses.
  const [ids] = useState(() => [...new Set(lines.map(({ id }) => id))].toSorted());
  return useProductsByIdQuery(ids, options);
};
