import { useState } from 'react';
import { useSelector } from 'react-redux';
import { shopChanged } from '#api/client/shopSlice.ts';
import { useShop } from '#api/client/useShop.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type CartLine, lineKey, repriced, setQuantity, withoutLines } from '#domain/checkout/cart.ts';
import { limitReason } from '#domain/checkout/orderLimits.ts';
import { pricesCorrected, selectCartLines } from '#slices/cartSlice.ts';
import type { OrderQuote } from './orderOutcome.ts';

/** Whether a line was in the cart during this checkout and no longer is: another tab may have ordered it. */
const useHasLeftCart = (lines: readonly CartLine[]): boolean => {
  const inCart = useSelector(selectCartLines).map(lineKey);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const unseen = inCart.filter((key) => !seen.includes(key));
  // Set while rendering: React renders again at once, without showing the outdated result.
  if (unseen.length > 0) setSeen([...seen, ...unseen]);
  return lines.map(lineKey).some((key) => seen.includes(key) && !inCart.includes(key));
};

/** The lines of a checkout, with their quantities and prices. */
export const useCheckoutLines = (initial: readonly CartLine[]) => {
  const dispatch = useShopDispatch();
  const shop = useShop();
  const [lines, setLines] = useState(initial);
  const [previous, setPrevious] = useState<readonly CartLine[]>([]);
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
      setPrevious(lines);
      setLines((current) => repriced(current, products));
      dispatch(pricesCorrected([...products]));
      dispatch(shopChanged(terms));
    },
    /** The line's price in taka before `reprice`; `undefined` when unchanged. */
    previousPrice: ({ originalPrice, ...line }: CartLine): number | undefined => {
      const price = previous.find((other) => lineKey(other) === lineKey(line))?.originalPrice;
      return price === originalPrice ? undefined : price;
    },
  };
};

export type CheckoutLines = ReturnType<typeof useCheckoutLines>;
