import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const home = 'হোম';
export const noReturns = 'ফেরত নেওয়া হয় না';
export const daysToReturn = (days: string): string => `${digits(days)}ের মধ্যে ফেরত, যেকোনো কারণে`;
export const freeDelivery = 'ফ্রি ডেলিভারি';
export const deliveryToEveryDistrict = 'সব জেলায় ডেলিভারি';
export const cashOnDelivery = 'ক্যাশ অন ডেলিভারি';
export const payNothingInAdvance = 'আগে কোনো টাকা দিতে হয় না। পার্সেল হাতে পেয়ে ডেলিভারিম্যানকে টাকা দিন।';
export const payChargeInAdvance =
  'পার্সেল হাতে পেয়ে ডেলিভারিম্যানকে টাকা দিন। কিছু অর্ডারে আমরা আগে শুধু ডেলিভারি চার্জটুকু চাই।';
export const about = ({ name, nameBengali }: Pick<ShopSettings, 'name' | 'nameBengali'>): string =>
  `${nameBengali || name} সম্পর্কে`;
export const seeOurProducts = 'আমাদের পণ্য দেখুন';
export const contactUs = 'যোগাযোগ করুন';
export const whatWePromise = 'আমাদের অঙ্গীকার';
export const contactWithUs = 'আমাদের সাথে যোগাযোগ';
export const callUs = 'কল করুন';
export const support = 'সাপোর্ট';
export const careers = 'চাকরি';
export const visitUs = 'আমাদের ঠিকানা';
export const dropYourMessage = 'মেসেজ লিখুন';
export const name = 'নাম';
export const email = 'ই-মেইল';
export const phone = 'ফোন';
export const message = 'মেসেজ';
export const sendMessage = 'মেসেজ পাঠান';
export const formCannotDeliver = (phone: string): string =>
  `এই ফর্ম থেকে এখনো মেসেজ পাঠানো যায় না, তাই আপনার মেসেজটি যায়নি। ${phone} নম্বরে কল করুন, অথবা নিজের ই-মেইল থেকে পাঠান: সেখানে লেখাটি তৈরি আছে।`;
export const callNow = 'এখনই কল করুন';
export const sendByEmail = 'ই-মেইলে পাঠান';
export const messageFrom = (name: string): string => `${name}-এর মেসেজ`;
export const addressMayBeMistyped = 'লিংকে ভুল থাকতে পারে, অথবা পেজটি সরানো হয়েছে।';
export const seeAllProducts = 'সব পণ্য দেখুন';
export const page = 'পেজ';
export const thePage = 'পেজটি';

export type Complete = Matches<typeof import('../../en/storefront/pages.ts'), typeof import('./pages.ts')>;
