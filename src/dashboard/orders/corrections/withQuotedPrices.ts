import type { Failure } from '#api/client/failure.ts';
import type { Product } from '#domain/products/product.ts';
import { type FormLine, remainingLines } from './formLines.ts';

/** The products by id; if the failure has a quote, those of added lines have their prices from the quote. */
export const withQuotedPrices = (
  products: ReadonlyMap<string, Product>,
  lines: readonly FormLine[],
  failure: Failure,
): ReadonlyMap<string, Product> => {
  const quote = failure.kind === 'refused' ? failure.quote : undefined;
  if (quote === undefined) return products;
  const quoted = new Map(products);
  // The quote has a price for each line that was sent, in their order.
  for (const [index, { line: storedIndex, id }] of remainingLines(lines).entries()) {
    const isAdded = storedIndex === null;
    const product = products.get(id);
    const price = quote.products[index]?.originalPrice;
    if (isAdded && product !== undefined && price !== undefined)
      quoted.set(id, { ...product, originalPrice: price, offerPrice: null });
  }
  return quoted;
};
