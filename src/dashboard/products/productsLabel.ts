import { formatCount } from '#domain/groupDigits.ts';

/** `1 product`, `1,240 products`. */
export const productsLabel = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
