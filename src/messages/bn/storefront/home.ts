import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const homeDelivery = 'হোম ডেলিভারি';
export const toEveryDistrict = 'সব জেলায়';
export const freeShipping = 'ফ্রি ডেলিভারি';
export const onOrdersOver = (amount: string): string => `${digits(amount)}-এর বেশি অর্ডারে`;
export const cashOnDelivery = 'ক্যাশ অন ডেলিভারি';
export const payWhenItIsInYourHands = 'হাতে পেয়ে টাকা দিন';
export const payForGoodsOnDelivery = 'পণ্যের দাম দিন হাতে পেয়ে';
export const daysToReturn = (days: string): string => `${digits(days)}ের মধ্যে ফেরত`;
export const forAnyReason = 'যেকোনো কারণে';
export const bestSelling = 'সবচেয়ে বেশি বিক্রি';
export const newArrivals = 'নতুন এসেছে';
export const theSlides = 'স্লাইড';
export const offers = 'অফার';
export const slideOf = (shop: string, place: number): string => `${shop}, স্লাইড ${digits(place)}`;
export const shopNow = 'এখনই কিনুন';
export const seeNewArrivals = 'নতুন এসেছে';
export const showLess = 'কম দেখুন';
export const showAll = 'সব দেখুন';
export const theProducts = 'পণ্যগুলো';
export const all = 'সব';
export const mostPopularItems = 'সবচেয়ে জনপ্রিয় পণ্য';
export const categoriesOfMostPopular = 'সবচেয়ে জনপ্রিয় পণ্যের ক্যাটাগরি';
export const showMeMore = 'আরও দেখুন';
export const moreProducts = 'আরও পণ্য';
export const newsletter = 'নিউজলেটার';
export const newsFrom = (name: string): string => `${name} থেকে খবর`;
export const newArrivalsAndOffers = 'নতুন পণ্য ও অফারের খবর, মাঝে মাঝে।';
export const emailAddress = 'ই-মেইল ঠিকানা';
export const subscribe = 'সাবস্ক্রাইব করুন';
export const newsletterHasNotStarted =
  'আমাদের নিউজলেটার এখনো শুরু হয়নি, তাই আপনার ঠিকানা কোথাও পাঠানো হয়নি। শুরু হওয়া পর্যন্ত সব খবর এই পেজেই পাবেন।';
export const popularCategories = 'জনপ্রিয় ক্যাটাগরি';

export type Complete = Matches<typeof import('../../en/storefront/home.ts'), typeof import('./home.ts')>;
