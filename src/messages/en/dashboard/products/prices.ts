import { groupDigits } from '../../language.ts';

const productsLabel = (count: number): string =>
  `${groupDigits(count)} ${count === 1 ? 'product' : 'products'}`;

export const oldAndNewPrices = 'Old and new prices';
export const price = 'Price';
export const offer = 'Offer';
export const before = 'before:';
export const after = 'after:';
export const raise = 'Raise';
export const lower = 'Lower';
export const percentLimits = (raise: number, lower: number): string =>
  `A number up to ${raise} to raise or ${lower} to lower, with at most two decimals.`;
export const direction = 'Direction';
export const perCent = 'Per cent';
export const howPricesAreRounded = 'Prices in whole taka are rounded to the taka, others to the poisha.';
export const youCanSafelyPressAgain = (error: string): string =>
  `${error} You can safely press again. Products whose price has changed since are left out.`;
export const cancel = 'Cancel';
export const changing = 'Changing…';
export const notChanged = 'Not changed';
export const ok = 'OK';
export const changeThePricesOf = (count: number): string => `Change the prices of ${productsLabel(count)}`;
export const changeProducts = (count: number): string => `Change ${productsLabel(count)}`;
export const wouldChange = (count: number): string => `${productsLabel(count)} would change:`;
export const wouldStay = (count: number): string => `${productsLabel(count)} would stay`;
export const pricesWereChanged = (changed: number, refused: number): string =>
  `The prices of ${productsLabel(changed)} were changed${refused > 0 ? `, those of ${refused} were not` : ''}`;
