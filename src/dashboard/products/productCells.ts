import { adminNameLength } from '#domain/constants.ts';
import { formatTaka } from '#domain/money.ts';
import { type Product, productTitle } from '#domain/product.ts';

/** The first 20 characters of the name, with "..." when it is longer (AP-1). */
export const shortName = (product: Pick<Product, 'name'>): string => {
  const letters = Array.from(productTitle(product));
  return letters.length > adminNameLength
    ? `${letters.slice(0, adminNameLength).join('')}...`
    : letters.join('');
};

/** Shown in a cell for which the product has no value. */
export const nothing = '–';

export const priceCell = (amount: number | null): string => (amount === null ? nothing : formatTaka(amount));
