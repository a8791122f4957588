import { useState } from 'react';
import { useSelector } from 'react-redux';
import { shopChanged } from '#api/client/shopSlice.ts';
import { useShop } from '#api/client/useShop.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type CartLine, lineKey, repriced, setQuantity, withoutLines } from '#domain/checkout/cart.ts';
import { limitReason } from '#domain/checkout/orderLimits.ts';
import { pricesCorrected, selectCartLines } from '#slices/cartSlice.ts';
import type { OrderQuote } from './orderFailure.ts';

/** Whether a line was in the cart during this checkout and no longer is: another tab may have ordered it. */
const useHasLeftCart = (lines: readonly CartLine[]): boolean => {
  const keysInCart = useSelector(selectCartLines).map(lineKey);
  const [seenKeys, setSeenKeys] = useState<readonly string[]>([]);
  const newKeys = keysInCart.filter((key) => !seenKeys.includes(key));
  // Set while rendering: React renders again at once, without showing the outdated result.
  if (newKeys.length > 0) setSeenKeys([...seenKeys, ...newKeys]);
  return lines.map(lineKey).some((key) => seenKeys.includes(key) && !keysInCart.includes(key));
};

/** The lines of a checkout, with their quantities and prices. */
export const useCheckoutLines = (initial: readonly CartLine[]) => {
  const dispatch = useShopDispatch();
  const shop = useShop();
  const [lines, setLines] = useState(initial);
  /** The lines before the last `reprice`. */
  const [previousLines, setPreviousLines] = useState<readonly CartLine[]>([]);
  return {
    lines,
    /** Why the lines exceed the limits of one order; `null` if they do not. */
    limit: limitReason(lines, shop),
    hasLeftCart: useHasLeftCart(lines),
    setQuantity: (key: string, quantity: number) =>
      setLines((current) => setQuantity(current, key, quantity)),
    remove: (key: string) => setLines((current) => withoutLines(current, [key])),
    /** Takes over the server's prices, which the cart gets too, and its terms. */
    reprice: ({ products, terms }: OrderQuote) => {
      setPreviousLines(lines);
      setLines((current) => repriced(current, products));
      dispatch(pricesCorrected([...products]));
      dispatch(shopChanged(terms));
    },
    /** The line's price in taka before `reprice`; `undefined` when unchanged. */
    previousPrice: (line: CartLine): number | undefined => {
      const previousLine = previousLines.find((other) => lineKey(other) === lineKey(line));
      // The field `originalPrice` of a line is what the shopper pays, with an offer too (`CartLine`).
      const price = previousLine?.originalPrice;
      return price === line.originalPrice ? undefined : price;
    },
  };
};

export type CheckoutLines = ReturnType<typeof useCheckoutLines>;
