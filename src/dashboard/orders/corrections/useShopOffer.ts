import { useState } from 'react';
import type { RefusedFailure } from '#api/client/failure.ts';
import { shopChanged } from '#api/client/shopSlice.ts';
import { useShop } from '#api/client/useShop.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import type { Product } from '#domain/products/product.ts';
import { type FormLine, remainingLines } from './formLines.ts';

/** The products by id. If the refusal has a quote, the products of added lines get their prices from it. */
const withQuotedPrices = (
  products: ReadonlyMap<string, Product>,
  lines: readonly FormLine[],
  { quote }: RefusedFailure,
): ReadonlyMap<string, Product> => {
  if (quote === undefined) return products;
  const quoted = new Map(products);
  // The quote has a price for each line that was sent, in their order.
  for (const [index, { indexInOrder, id }] of remainingLines(lines).entries()) {
    const isAdded = indexInOrder === null;
    const product = products.get(id);
    // A quote's `originalPrice` is what one piece costs today, with or without an offer.
    const price = quote.products[index]?.originalPrice;
    if (isAdded && product !== undefined && price !== undefined)
      quoted.set(id, { ...product, originalPrice: price, offerPrice: null });
  }
  return quoted;
};

/**
 * What the shop offers to an order that staff enter or correct: its terms, and products. `known` are the first products; others are added
 * as staff find them. The amounts of the order are computed from both.
 */
export const useShopOffer = (known: readonly Product[]) => {
  const dispatch = useShopDispatch();
  const terms = useShop();
  const [products, setProducts] = useState<ReadonlyMap<string, Product>>(
    () => new Map(known.map((product) => [product._id, product])),
  );
  return {
    products,
    offer: { productOf: (id: string) => products.get(id), terms },
    addToOffer: (product: Product) => setProducts((current) => new Map(current).set(product._id, product)),
    /** Takes over the prices and terms of today that came with a refusal: the form then shows what the order comes to by now. */
    takeQuote: (lines: readonly FormLine[], refusal: RefusedFailure) => {
      // Without a quote neither of the two changes anything.
      dispatch(shopChanged(refusal.quote?.terms));
      // In `current`, not in `products`: staff may have added a product while the answer was awaited.
      setProducts((current) => withQuotedPrices(current, lines, refusal));
    },
  };
};
