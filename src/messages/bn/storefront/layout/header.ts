import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const cart = 'কার্ট';
export const favourites = 'পছন্দের তালিকা';
export const withCount = (title: string, count: number): string => `${title}, ${digits(count)}টি পণ্য`;
export const main = 'প্রধান মেনু';
export const homeOf = (name: string): string => `${name}, হোম`;
export const menu = 'মেনু';
export const account = 'অ্যাকাউন্ট';
export const darkTheme = 'গাঢ় থিম';
export const call = (helpline: string): string => `কল করুন ${helpline}`;
export const notice = 'নোটিশ';
export const stopTheNotice = 'নোটিশ থামান';
export const helpline = 'হেল্পলাইন';
export const lightDark = 'হালকা/গাঢ়';
export const home = 'হোম';
export const shops = 'সব পণ্য';

export type Complete = Matches<
  typeof import('../../../en/storefront/layout/header.ts'),
  typeof import('./header.ts')
>;
