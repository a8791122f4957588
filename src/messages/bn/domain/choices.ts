import type { ProductType } from '#domain/products/productChoices.ts';
import type { Matches } from '../../matches.ts';

const types: Readonly<Record<ProductType, string>> = {
  'New Arrivals': 'নতুন এসেছে',
  'Most Popular': 'সবচেয়ে জনপ্রিয়',
  'Best Selling': 'সবচেয়ে বেশি বিক্রি',
};

const names: Readonly<Record<string, string>> = {
  ...types,
  'N/A': 'বাছা হয়নি',
  Black: 'কালো',
  Gray: 'ধূসর',
  White: 'সাদা',
  Red: 'লাল',
  Green: 'সবুজ',
  Blue: 'নীল',
  Yellow: 'হলুদ',
  Pink: 'গোলাপি',
  Orange: 'কমলা',
  Purple: 'বেগুনি',
};

export const choiceName = (choice: string): string =>
  Object.hasOwn(names, choice) ? (names[choice] ?? choice) : choice;

export type Complete = Matches<typeof import('../../en/domain/choices.ts'), typeof import('./choices.ts')>;
