import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const picturesOf = (name: string): string => `${name}: ছবি`;
export const picture = (place: number, count: number): string =>
  `${digits(count)}টি ছবির ${digits(place)} নম্বর`;
export const makeSmaller = 'ছোট করুন';
export const makeLarger = 'বড় করুন';
export const close = 'বন্ধ করুন';
export const pictureOf = (name: string, place: number, count: number): string =>
  `${name}, ${digits(count)}টি ছবির ${digits(place)} নম্বর`;
export const previousPicture = 'আগের ছবি';
export const nextPicture = 'পরের ছবি';

export type Complete = Matches<
  typeof import('../../../en/storefront/product/zoom.ts'),
  typeof import('./zoom.ts')
>;
