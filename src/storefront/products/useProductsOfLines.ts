import { useState } from 'react';
import { useProductsByIdQuery } from '#api/products/productsByIdApi.ts';
import type { CartLine } from '#domain/checkout/cart.ts';

interface Options {
  readonly skip?: boolean;
  readonly refetchOnMountOrArgChange?: boolean;
}

type Line = Pick<CartLine, 'id'>;

// Sorted, so that the same products in another order are the same query, and the cart makes one request for all its uses.
const idsOf = (lines: readonly Line[]): readonly string[] =>
  [...new Set(lines.map(({ id }) => id))].toSorted();

/**
 * The products of the lines as the shop has them now. They are asked for again when a line of another product comes, as from another tab,
 * but not when one goes.
 */
export const useProductsOfLines = (lines: readonly Line[], options?: Options) => {
  const [ids, setIds] = useState(() => idsOf(lines));
  const hasAll = lines.every(({ id }) => ids.includes(id));
  if (!hasAll) setIds(idsOf(lines));
  return useProductsByIdQuery(ids, options);
};
