import { amountLimit } from '../shop/constants.ts';
import { formatTaka, fromPoisha, isAmount, toPoisha } from '../values/money.ts';
import { type Prices, salePrice } from './product.ts';

/**
 * Change of prices by per cent (MD-15): the only place that rounds a price. A price in whole taka stays whole: it is
 * rounded to the nearest taka; a price with poisha to the nearest poisha. A half is rounded up.
 */

/** The least and the greatest per cent of one change, in steps of a hundredth. */
export const percentLimits = { min: -90, max: 900 } as const;

/** Least price in taka (AP-5). */
const leastPrice = 1;
/** 100 % in hundredths of a per cent. */
const hundredPercent = 10_000;
/** One taka in poisha. */
const wholeTaka = 100;

/** Why a price change leaves a product as it is. */
export type PriceRefusal = 'noPrice' | 'tooLow' | 'tooHigh' | 'unchanged';

/** The new prices, or why they stay. */
type PriceChange =
  | { readonly kind: 'changed'; readonly prices: Prices }
  | { readonly kind: 'refused'; readonly reason: PriceRefusal };

/** Whole hundredths of a per cent. */
const hundredthsOf = (percent: number): number => Math.round(percent * 100);

/** Whether the number is a change in per cent that can be made: not zero, within the limits, two decimals. */
export const isPercent = (percent: number): boolean =>
  // For the two decimals, which amounts of taka have too.
  isAmount(percent) &&
  hundredthsOf(percent) !== 0 &&
  percent >= percentLimits.min &&
  percent <= percentLimits.max;

/** A host may store an absent price as 0. */
const hasPrice = (price: number | null): price is number => price !== null && price > 0;

/** The amount in taka after the change. Exact: for amounts up to `amountLimit` all integers stay below 2^53. */
const changedAmount = (amount: number, percent: number): number => {
  const poisha = toPoisha(amount);
  /** Poisha to whose multiple the new amount is rounded. */
  const unit = poisha % wholeTaka === 0 ? wholeTaka : 1;
  const dividend = poisha * (hundredPercent + hundredthsOf(percent));
  const divisor = hundredPercent * unit;
  // The nearest integer to `dividend / divisor`, a half up, without a fraction on the way.
  const units = Math.floor((2 * dividend + divisor) / (2 * divisor));
  return fromPoisha(units * unit);
};

/**
 * The prices after a change by per cent (`isPercent`): both change alike, and the offer price is never above the
 * original price. Prices below 1 taka or above the limit are refused, and so is a change that rounding undoes.
 */
export const changePrices = ({ originalPrice, offerPrice }: Prices, percent: number): PriceChange => {
  const original = hasPrice(originalPrice) ? changedAmount(originalPrice, percent) : null;
  const changedOffer = hasPrice(offerPrice) ? changedAmount(offerPrice, percent) : null;
  const offer = changedOffer !== null && original !== null ? Math.min(changedOffer, original) : changedOffer;
  const amounts = [original, offer].filter((amount) => amount !== null);
  if (amounts.length === 0) return { kind: 'refused', reason: 'noPrice' };
  if (amounts.some((amount) => amount < leastPrice)) return { kind: 'refused', reason: 'tooLow' };
  if (amounts.some((amount) => amount > amountLimit)) return { kind: 'refused', reason: 'tooHigh' };
  const prices = { originalPrice: original ?? originalPrice, offerPrice: offer ?? offerPrice };
  return haveSamePrices(prices, { originalPrice, offerPrice })
    ? { kind: 'refused', reason: 'unchanged' }
    : { kind: 'changed', prices };
};

const samePrice = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : toPoisha(one) === toPoisha(other);

/** Whether both pairs of prices are equal to the poisha. */
export const haveSamePrices = (one: Prices, other: Prices): boolean =>
  samePrice(one.originalPrice, other.originalPrice) && samePrice(one.offerPrice, other.offerPrice);

/** One sentence for each reason for which a price stays. English, like all sentences that a screen translates by `shownText`. */
export const priceRefusalMessages: Readonly<Record<PriceRefusal, string>> = {
  noPrice: 'It has no price.',
  tooLow: 'A price would fall below ৳1.',
  tooHigh: 'A price would exceed the highest allowed price.',
  unchanged: 'After rounding, its prices stay the same.',
};

/** The refusal of a change to prices that are no longer those that staff saw. */
export const changedMeanwhileMessage = (prices: Prices): string => {
  const price = salePrice(prices);
  return `Its price has changed since: ${price === null ? 'it has none now' : `it is ${formatTaka(price)} now`}.`;
};
