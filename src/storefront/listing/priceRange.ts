import { amountLimit } from '#domain/constants.ts';

/** Taka, both ends included; an end that is left out is open. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
}

/** An amount as typed or as it stands in an address; `undefined` for nothing and for nonsense. */
const amountIn = (text: string | null): number | undefined => {
  const written = text?.trim() ?? '';
  if (!/^\d+(\.\d{1,2})?$/.test(written)) return undefined;
  const amount = Number(written);
  return amount <= amountLimit ? amount : undefined;
};

/** The range from two texts. Ends given the wrong way round are turned. */
export const priceRange = (from: string | null, to: string | null): PriceRange => {
  const min = amountIn(from);
  const max = amountIn(to);
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};

export const rangeIn = (search: URLSearchParams): PriceRange =>
  priceRange(search.get('min'), search.get('max'));

/** The address with that range; an open end needs no word. */
export const withRange = (search: URLSearchParams, { min, max }: PriceRange): URLSearchParams => {
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
