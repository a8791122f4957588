import { changePrices, isPercent, priceRefusalMessages } from '#domain/products/priceChange.ts';
import type { Prices, Product } from '#domain/products/product.ts';
import { typedNumber } from '#domain/values/typedText.ts';

/** A product whose prices would change, with the prices that it would get. */
export interface PreviewedPrices {
  readonly product: Product;
  readonly prices: Prices;
}

/** A product that keeps its prices, and why. */
interface RefusedProduct {
  readonly product: Product;
  readonly reason: string;
}

/** The dry run of a price change. */
export interface PricesPreview {
  readonly changing: readonly PreviewedPrices[];
  readonly refused: readonly RefusedProduct[];
}

/** The change in per cent that the form holds, negative for lower prices; `null` for an input that is no possible change. */
export const readPercent = (text: string, direction: 'raise' | 'lower'): number | null => {
  const amount = typedNumber(text);
  const percent = direction === 'raise' ? amount : -amount;
  return amount > 0 && isPercent(percent) ? percent : null;
};

/** The dry run: what a change by per cent would do to each product; writes nothing (MD-15). */
export const previewPrices = (products: readonly Product[], percent: number): PricesPreview => {
  const changing: PreviewedPrices[] = [];
  const refused: RefusedProduct[] = [];
  for (const product of products) {
    const change = changePrices(product, percent);
    if (change.kind === 'changed') changing.push({ product, prices: change.prices });
    else refused.push({ product, reason: priceRefusalMessages[change.reason] });
  }
  return { changing, refused };
};
