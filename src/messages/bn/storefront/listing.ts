import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const categoryDescription = (name: string, shop: string, country: string): string =>
  `${shop}: ${name}, সারা ${country === 'Bangladesh' ? 'বাংলাদেশে' : country} ক্যাশ অন ডেলিভারি।`;
export const shopDescription = (shop: string, country: string): string =>
  `${shop}: সব পণ্য, সারা ${country === 'Bangladesh' ? 'বাংলাদেশে' : country} ক্যাশ অন ডেলিভারি।`;
export const allProducts = 'সব পণ্য';
export const productsNamed = (text: string): string => `“${text}” নামের পণ্য`;
export const productCount = (_count: number, written: string): string => `${digits(written)}টি পণ্য`;
export const chosenFilters = 'বাছাই করা ফিল্টার';
export const remove = 'সরান';
export const clearAll = 'সব মুছুন';
export const filter = 'ফিল্টার';
export const withChosen = (label: string, count: number): string => `${label} (${digits(count)})`;
export const filters = 'ফিল্টার';
export const price = 'দাম';
export const color = 'রং';
export const size = 'সাইজ';
export const type = 'ধরন';
export const rating = 'রেটিং';
export const availability = 'স্টক ও অফার';
export const starsAndUp = (stars: number | string): string => `${digits(stars)} স্টার বা বেশি`;
export const onOffer = 'অফারে আছে';
export const inStock = 'স্টকে আছে';
export const upTo = (price: string): string => `${digits(price)} পর্যন্ত`;
export const from = (price: string): string => `${digits(price)} থেকে`;
export const sizeOf = (size: string): string => `সাইজ ${size}`;
export const sortBy = 'সাজান';
export const newestFirst = 'নতুন আগে';
export const priceLowToHigh = 'দাম: কম থেকে বেশি';
export const priceHighToLow = 'দাম: বেশি থেকে কম';
export const bestRated = 'বেশি রেটিং আগে';
export const theProducts = 'পণ্যগুলো';
export const products = 'পণ্য';
export const moreProducts = 'আরও পণ্য';
export const loading = 'লোড হচ্ছে…';
export const loadMore = 'আরও দেখুন';
export const nothingMatches = 'এই ফিল্টারে কোনো পণ্য নেই।';
export const noProductNamed = (text: string): string => `“${text}” নামে কোনো পণ্য নেই`;
export const tryAnotherWord = 'বানান দেখে নিন, বা অন্য শব্দ দিয়ে খুঁজুন।';
export const clearAllFilters = 'সব ফিল্টার মুছুন';
export const seeAllProducts = 'সব পণ্য দেখুন';

export type Complete = Matches<
  typeof import('../../en/storefront/listing.ts'),
  typeof import('./listing.ts')
>;
