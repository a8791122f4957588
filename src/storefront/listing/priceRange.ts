import type { ListingFilter } from '#domain/products/productFilter.ts';
import { amountLimit } from '#domain/shop/constants.ts';
import { bareAmount } from '#domain/values/bareAmount.ts';
import { isAmount } from '#domain/values/money.ts';
import { readText } from '#domain/values/parse.ts';
import { latinDigits, typedNumber } from '#domain/values/typedText.ts';

/** An amount as typed or from an address; `undefined` when empty or invalid. */
const parseAmount = (text: unknown): number | undefined => {
  const amount = typedNumber(bareAmount(latinDigits(readText(text))));
  return isAmount(amount) && amount <= amountLimit ? amount : undefined;
};

/** The price range in the fields `min` and `max` of a form or an address; its ends are swapped if they are reversed. */
export const readPriceRange = (
  fields: FormData | URLSearchParams,
): Pick<ListingFilter, 'minPrice' | 'maxPrice'> => {
  const min = parseAmount(fields.get('min'));
  const max = parseAmount(fields.get('max'));
  const isReversed = min !== undefined && max !== undefined && min > max;
  return isReversed ? { minPrice: max, maxPrice: min } : { minPrice: min, maxPrice: max };
};
