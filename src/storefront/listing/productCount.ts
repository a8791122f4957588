import { formatCount } from '#domain/groupDigits.ts';

/** `24 products`, `1 product`. */
export const productCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
