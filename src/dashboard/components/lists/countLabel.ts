import { formatCount } from '#domain/values/groupDigits.ts';

/** `1 order`, `1,240 orders`; the noun is plural and ends in s. */
export const countLabel = (count: number, noun: string): string =>
  `${formatCount(count)} ${count === 1 ? noun.slice(0, -1) : noun}`;
