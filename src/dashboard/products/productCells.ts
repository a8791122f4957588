import { adminNameLength } from '#domain/constants.ts';
import { formatTaka } from '#domain/money.ts';
import { type Product, productTitle } from '#domain/product.ts';

/** The first 20 characters of the name, and "..." where more follow (AP-1). */
export const shortName = (product: Pick<Product, 'name'>): string => {
  const letters = Array.from(productTitle(product));
  return letters.length > adminNameLength
    ? `${letters.slice(0, adminNameLength).join('')}...`
    : letters.join('');
};

/** What stands in a cell that the product leaves empty. */
export const nothing = '–';

export const priceCell = (amount: number | null): string => (amount === null ? nothing : formatTaka(amount));
