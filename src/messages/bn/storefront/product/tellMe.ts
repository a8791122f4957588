import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const willCallWhenItIsBack = (number: string, days: number): string =>
  `আবার এলে আমরা ${number} নম্বরে কল করব। কলের পর, অথবা ${digits(days)} দিন পর আপনার নম্বর মুছে ফেলা হয়।`;
export const tellMeWhenIsBack = (name: string): string => `${name} আবার এলে আমাকে জানান`;
export const whichOne = 'কোনটি';
export const yourMobileNumber = 'আপনার মোবাইল নম্বর';
export const sending = 'পাঠানো হচ্ছে…';
export const tellMe = 'আমাকে জানান';

export type Complete = Matches<
  typeof import('../../../en/storefront/product/tellMe.ts'),
  typeof import('./tellMe.ts')
>;
