import { useState } from 'react';
import { useProductsByIdQuery } from '#api/products/productsByIdApi.ts';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import {
  acceptedLine,
  type CheckedProducts,
  checkLine,
  type LineFinding,
} from '#domain/checkout/cartCheck.ts';

const nothingKnown: CheckedProducts = { askedIds: [], products: [] };

/** Compares the lines with the products of the shop, which are fetched once, when the cart is opened (SH-5). */
export const useCartCheck = (lines: readonly CartLine[]) => {
  // Sorted, so that the same products in another order are the same query.
  const [idsAtOpening] = useState(() => [...new Set(lines.map(({ id }) => id))].toSorted());
  const { currentData: checked = nothingKnown, isError } = useProductsByIdQuery(idsAtOpening, {
    refetchOnMountOrArgChange: true,
    skip: idsAtOpening.length === 0,
  });
  const findings = new Map<string, LineFinding | null>(
    lines.map((line) => [lineKey(line), checkLine(line, checked)]),
  );
  const findingOf = (line: CartLine): LineFinding | null => findings.get(lineKey(line)) ?? null;
  return {
    findingOf,
    /** The lines that the shop takes, at its prices. */
    accepted: lines.flatMap((line) => acceptedLine(line, findingOf(line)) ?? []),
    isFailed: isError,
  };
};

export type CartCheck = ReturnType<typeof useCartCheck>;
