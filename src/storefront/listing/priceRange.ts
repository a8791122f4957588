import { amountLimit } from '#domain/shop/constants.ts';
import { isAmount } from '#domain/values/money.ts';
import { typedNumber } from '#domain/values/typedText.ts';

/** Taka, both ends included; an omitted end is unlimited. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
}

/** An amount as typed or from an address; `undefined` when empty or invalid. */
const parseAmount = (text: string | null): number | undefined => {
  const amount = typedNumber((text ?? '').replace(/\s/g, ''));
  return isAmount(amount) && amount <= amountLimit ? amount : undefined;
};

/** The range between two texts; its ends are swapped if they are reversed. */
export const parsePriceRange = (from: string | null, to: string | null): PriceRange => {
  const min = parseAmount(from);
  const max = parseAmount(to);
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};

const textIn = (data: FormData, name: string): string | null => {
  const value = data.get(name);
  return typeof value === 'string' ? value : null;
};

/** The range that the fields `min` and `max` of a form hold. */
export const priceRangeIn = (data: FormData): PriceRange =>
  parsePriceRange(textIn(data, 'min'), textIn(data, 'max'));

export const readPriceRange = (search: URLSearchParams): PriceRange =>
  parsePriceRange(search.get('min'), search.get('max'));

/** The parameters of the address with this range; an unlimited end is left out. */
export const withPriceRange = (search: URLSearchParams, { min, max }: PriceRange): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, end] of [
    ['min', min],
    ['max', max],
  ] as const) {
    if (end === undefined) next.delete(name);
    else next.set(name, String(end));
  }
  return next;
};
