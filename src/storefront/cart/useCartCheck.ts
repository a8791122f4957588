import { useSelector } from 'react-redux';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import {
  acceptedLine,
  type CheckedProducts,
  checkLines,
  type LineFinding,
} from '#domain/checkout/cartCheck.ts';
import { selectSelectedKeys } from '#slices/cartSlice.ts';
import { useProductsOfLines } from '../products/useProductsOfLines.ts';

const nothingKnown: CheckedProducts = { askedIds: [], products: [] };

/** Compares the lines with the products of the shop, which are fetched when the cart is opened and when another product comes (SH-5). */
export const useCartCheck = (lines: readonly CartLine[]) => {
  const { currentData: checked = nothingKnown, isError } = useProductsOfLines(lines, {
    refetchOnMountOrArgChange: true,
  });
  const selectedKeys = useSelector(selectSelectedKeys);
  const findings = checkLines(lines, checked, (line) => selectedKeys.includes(lineKey(line)));
  /** `null` when the shop takes the line as it is, or has not answered yet. */
  const findingOf = (line: CartLine): LineFinding | null => findings.get(lineKey(line)) ?? null;
  return {
    findingOf,
    /** The lines that the shop takes, at its prices. */
    accepted: lines.flatMap((line) => acceptedLine(line, findingOf(line)) ?? []),
    isFailed: isError,
  };
};

export type CartCheck = ReturnType<typeof useCartCheck>;
