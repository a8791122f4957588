import type { Failure } from '#api/client/failure.ts';
import type { Product } from '#domain/products/product.ts';
import type { FormLine } from './formLines.ts';

/** The products by id; if the failure has a quote, those of added lines have their prices from the quote. */
export const withQuotedPrices = (
  products: ReadonlyMap<string, Product>,
  lines: readonly FormLine[],
  failure: Failure,
): ReadonlyMap<string, Product> => {
  const quote = failure.kind === 'refused' ? failure.quote : undefined;
  if (quote === undefined) return products;
  const next = new Map(products);
  const active = lines.filter(({ isRemoved }) => !isRemoved);
  for (const [index, { line, id }] of active.entries()) {
    const product = products.get(id);
    const price = quote.products[index]?.originalPrice;
    if (line === null && product !== undefined && price !== undefined)
      next.set(id, { ...product, originalPrice: price, offerPrice: null });
  }
  return next;
};
