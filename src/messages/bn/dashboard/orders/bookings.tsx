import type { ReactNode } from 'react';
import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const theBookings = 'বুকিংয়ের ফল';
export const close = 'বন্ধ করুন';
export const back = 'ফিরে যান';
export const asking = 'জানতে চাওয়া হচ্ছে…';
export const askForPrices = 'রেট জানুন';
export const checking = 'দেখা হচ্ছে…';
export const booking = 'বুক হচ্ছে…';
export const parcelsBeingBooked = 'পার্সেল, বুক হচ্ছে';
export const resultOfEachOrder = 'প্রতিটি অর্ডারের ফল';
export const inTheFile = 'ফাইলে আছে';
export const openTheOrder = 'অর্ডারটি খুলুন';
export const ordersToBook = 'বুক করার অর্ডার';
export const ready = 'তৈরি';
export const thanaIn = (district: string): string => `থানা (${district})`;
export const weightG = 'ওজন (গ্রাম)';
export const toCollect = 'আদায় করতে হবে';
export const priceNotTold = 'রেট জানায়নি';
export const priceOf = (price: string): string => `রেট ${digits(price)}`;
export const noteForTheCourierOptional = 'কুরিয়ারের জন্য নোট (না দিলেও চলে)';
export const chooseACourier = 'কুরিয়ার বাছুন';
export const courier = 'কুরিয়ার';
export const uploadTheFile = (name: string, source: string): string =>
  `ফাইলটি ${name}-এর পোর্টালে আপলোড করুন। ${source}`;
export const nameOfYourShopAt = (name: string): string => `${name}-এ আপনার শপের নাম`;
export const enterTheNameOfYourShop = 'আপনার শপের নাম লিখুন';
export const nobodyIsCalled = 'কোনো কুরিয়ারকে জানানো হয় না: পার্সেলটি সাথে সাথেই বুক করা ধরা হয়।';
export const toCollectForExchange = 'বদলির জন্য আদায় করতে হবে (৳)';
export const weightOfEach = 'প্রতিটি পার্সেলের ওজন (গ্রাম)';
export const eachCanBeChanged = 'পরের ধাপে আলাদা করে বদলানো যাবে।';
export const cancel = 'থাক';
export const checkTheOrders = 'অর্ডারগুলো দেখুন';
export const checkTheExchange = 'বদলি দেখুন';
export const fileNotMade = 'ফাইল তৈরি করা যায়নি।';
export const noParcelForTheFile =
  'ডাউনলোড করার মতো কিছু নেই: প্রতিটি পার্সেল হয় আগেই বুক করা, নয়তো পার্সেল বা অর্ডারটি বাতিল।';
export const makingTheFile = 'ফাইল তৈরি হচ্ছে…';
export const downloadFileFor = (name: string): string => `${name}-এর ফাইল ডাউনলোড করুন`;
export const onlyTheNewestInTheFile = (most: number): string => `ফাইলে শুধু সর্বশেষ ${digits(most)}টি পার্সেল আছে।`;
export const fileToUpload = (name: string): string => `${name}: আপলোডের ফাইল`;
export const beingBooked = 'বুক হচ্ছে…';
export const waits = (said: string): string => `অপেক্ষা করছে: ${said}`;
export const correctAndBookAgain = 'অর্ডার সংশোধন করে আবার বুক করুন।';
export const notAnswered = 'বুকিংয়ের উত্তর আসেনি।';
export const notAnsweredSaid = (said: string): string => `বুকিংয়ের উত্তর আসেনি: ${said}`;
export const lookInThePortal =
  'কুরিয়ারের পোর্টালে দেখুন। পার্সেল সেখানে থাকলে কোডসহ এর অবস্থা “বুক করা হয়েছে” করুন; না থাকলে বাতিল করে আবার বুক করুন।';
export const orders = (_number: number, count: string): string => `${digits(count)}টি অর্ডার`;
export const bookWithCourier = (number: number, count: string): string =>
  `কুরিয়ারে ${orders(number, count)} বুক করুন`;
export const bookExchangeWithCourier = 'কুরিয়ারে বদলি বুক করুন';
export const checkOrders = (number: number, count: string, courier: string): string =>
  `${courier}: ${orders(number, count)} দেখে নিন`;
export const checkExchange = (courier: string): string => `${courier}: বদলি দেখে নিন`;
export const onlyTheFirstOrders = (most: number): string => `একবারে শুধু প্রথম ${digits(most)}টি অর্ডার বুক হয়।`;
export const readyOf = (ready: number, all: number): string =>
  `${digits(all)}টির মধ্যে ${digits(ready)}টি তৈরি।`;
export const givenOf = (given: number, ready: number): string =>
  `${digits(ready)}টির মধ্যে ${digits(given)}টি বুক করতে দেওয়া হয়েছে।`;
export const makeTheFileOf = (_number: number, count: string): string =>
  `${digits(count)}টি অর্ডারের ফাইল তৈরি করুন`;
export const book = (number: number, count: string): string => `${orders(number, count)} বুক করুন`;
export const inTheFileOf = (made: number, all: number): string =>
  `${digits(all)}টির মধ্যে ${digits(made)}টি ফাইলে আছে।`;
export const finishedOf = (finished: number, all: number): string =>
  `${digits(all)}টির মধ্যে ${digits(finished)}টি শেষ।`;
export const youCanCloseThis = (parcelsLink: ReactNode): ReactNode => (
  <>এটি বন্ধ করতে পারেন: এর মধ্যে পার্সেলগুলো বুক হতে থাকবে, পাবেন এখানে: {parcelsLink}।</>
);
export const notBooked = 'বুক হয়নি।';
export const notKnownWhetherBooked = (said: string): string =>
  `বুক হয়েছে কি না, বোঝা যায়নি। নিশ্চিন্তে আবার চেষ্টা করুন। ${said}`;
export const notBookedSaid = (said: string): string => `বুক হয়নি: ${said}`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/bookings.tsx'),
  typeof import('./bookings.tsx')
>;
