import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const all = (rows: string): string => `সব ${digits(rows)}টি`;
/** The end of each definition of a breakdown: of which orders its columns show shares. */
const aboutShares =
  'ডেলিভারির হার শেষ হওয়া অর্ডারের মধ্যে, ফেরতের হার ডেলিভারি হওয়া অর্ডারের মধ্যে; চলমান অর্ডার এর কোনোটিতে নেই।';
export const noFeeYet = 'ফি এখনো নেই';
export const cashIn = 'ক্যাশ এসেছে';
export const byCategory = 'ক্যাটাগরি অনুযায়ী';
export const aboutCategories = `যেসব অর্ডারে এই ক্যাটাগরির পণ্য আছে; বিক্রি শুধু এই পণ্যগুলোর, ডেলিভারি চার্জ ছাড়া। ${aboutShares}`;
export const ordersAndSalesByCategory = 'ক্যাটাগরি অনুযায়ী অর্ডার ও বিক্রি';
export const byDistrict = 'জেলা অনুযায়ী';
export const aboutDistricts = `অর্ডারের ঠিকানার জেলা অনুযায়ী। ${aboutShares}`;
export const ordersAndSalesByDistrict = 'জেলা অনুযায়ী অর্ডার ও বিক্রি';
export const noDistrict = 'জেলা নেই';
export const byCourier = 'কুরিয়ার অনুযায়ী';
export const aboutCouriers = `অর্ডারের সবচেয়ে নতুন পার্সেলের কুরিয়ার অনুযায়ী। খরচ এই দিনগুলোতে কুরিয়ারকে দেওয়া পার্সেলের। ${aboutShares}`;
export const ordersSalesAndCostByCourier = 'কুরিয়ার অনুযায়ী অর্ডার, বিক্রি ও খরচ';
export const byHour = 'ঘণ্টা অনুযায়ী';
export const aboutHours = `ঢাকার সময়ে কোন ঘণ্টায় অর্ডার এসেছে, সব দিন মিলিয়ে। ${aboutShares}`;
export const cameBack = 'ফেরত এসেছে';
export const ofAll = 'মোটের মধ্যে';
export const returnedAtTheDoor = 'দরজা থেকে ফেরত';
export const doorReturnsByMonth = 'মাস অনুযায়ী দরজা থেকে ফেরত পার্সেল';
export const doorReturnsByDistrict = 'জেলা অনুযায়ী দরজা থেকে ফেরত পার্সেল';
export const notCounted = 'এই শপের সার্ভার হিসাব করে না।';
export const notExported = 'হিসাব এক্সপোর্ট করা যায়নি।';
export const theFigures = 'হিসাব';
export const byDay = 'দিন অনুযায়ী';
export const ordersByHour = (_count: number, orders: string): string =>
  `ঘণ্টা অনুযায়ী ${digits(orders)}টি অর্ডার। সংখ্যাগুলো নিচের টেবিলে আছে।`;
export const theNumbers = 'সংখ্যাগুলো';
export const ordersAndSalesByHour = 'ঘণ্টা অনুযায়ী অর্ডার ও বিক্রি';
export const otherDays = 'অন্য দিন';
export const enterADay = 'একটি তারিখ দিন।';
export const beforeTheFirstDay = 'এই তারিখটি শুরুর তারিখের আগে।';
export const atMostDays = (days: number): string => `একসাথে সর্বোচ্চ ${digits(days)} দিনের হিসাব করা যায়।`;
export const days = 'দিন';
export const from = 'শুরুর তারিখ';
export const to = 'শেষ তারিখ';
export const orders = 'অর্ডার';
export const aboutOrders = 'এই দিনগুলোতে আসা সব অর্ডার, বাতিলগুলোও।';
export const sales = 'বিক্রি';
export const perOrder = (amount: string): string => `প্রতি অর্ডারে ${digits(amount)}`;
export const aboutSales = 'ডেলিভারি চার্জসহ এই অর্ডারগুলোর মোট, বাতিল ও ফেরত ছাড়া।';
export const delivered = 'ডেলিভারি হয়েছে';
export const aboutDelivered =
  'এই অর্ডারগুলোর মধ্যে যেগুলো ডেলিভারি বা বাতিল হয়েছে, তার কতটা ডেলিভারি হয়েছে, পরে ফেরত এলেও।';
export const returned = 'ফেরত এসেছে';
export const aboutReturned = 'এই দিনগুলোর ডেলিভারি হওয়া অর্ডারের মধ্যে যেগুলো ফেরত এসেছে।';
export const costOfDelivery = 'ডেলিভারির খরচ';
export const aboutCost =
  'এই দিনগুলোতে কুরিয়ারকে দেওয়া পার্সেলের ফি: স্টেটমেন্ট থেকে, না হলে রেট চার্ট থেকে, তা-ও না হলে কুরিয়ারের কথা থেকে।';
export const aboutDoorReturnCost =
  'এই দিনগুলোতে কুরিয়ারকে দেওয়া যেসব পার্সেল ফেরত এসেছে বা ফেরার পথে, তার খরচ; ডেলিভারির খরচের অংশ।';
export const aboutCashIn = 'কুরিয়ার থেকে আসা যে টাকা এই দিনগুলোতে নিশ্চিত করা হয়েছে।';
export const cashOutstanding = 'বকেয়া ক্যাশ';
export const aboutOutstanding = 'শপের যত টাকা এখন কুরিয়ারের কাছে, দিন যা-ই হোক।';
export const theFirstAlone = (rows: number): string => `শুধু প্রথম ${digits(rows)}টি`;
export const ofFinished = (delivered: string, finished: string, open: string): string =>
  `শেষ হওয়া ${digits(finished)}টির মধ্যে ${digits(delivered)}টি, চলমান ${digits(open)}টি`;
export const ofDelivered = (returned: string, delivered: string): string =>
  `ডেলিভারি হওয়া ${digits(delivered)}টির মধ্যে ${digits(returned)}টি`;
export const figures = 'হিসাব';
export const category = 'ক্যাটাগরি';
export const district = 'জেলা';
export const courier = 'কুরিয়ার';
export const month = 'মাস';
export const hour = 'ঘণ্টা';
export const cost = 'খরচ';
export const outstanding = 'বকেয়া';
export const pieces = 'পিস';
export const open = 'চলমান';
export const aboutDoorReturns =
  'এই দিনগুলোতে কুরিয়ারকে দেওয়া যেসব পার্সেল ফেরত এসেছে বা ফেরার পথে, যে মাসে দেওয়া হয়েছে সেই মাস ও অর্ডারের জেলা অনুযায়ী। “মোটের মধ্যে” মানে সেই মাসে বা সেই জেলায় দেওয়া সব পার্সেলের মধ্যে।';
export const span = (from: string, to: string): string => `${digits(from)} থেকে ${digits(to)}`;
export const comparedWith = (shown: string, days: number, before: string): string =>
  `${digits(shown)} (ঢাকার সময়ে ${digits(days)} দিন), ${digits(before)}-এর তুলনায়।`;
export const lastDays = (days: number): string => `${digits(days)} দিন`;
export const percent = (number: number): string => `${digits(number)}%`;
export const inTheDaysBefore = (value: string): string => `আগের দিনগুলোতে ${digits(value)}`;
export const percentFrom = (change: string, before: string): string =>
  `${digits(before)} থেকে ${digits(change)}%`;
export const pointsFrom = (change: string, before: string): string =>
  `${digits(before)} থেকে ${digits(change)} পয়েন্ট`;
export const cancelled = (count: string): string => `${digits(count)}টি বাতিল`;
export const waiting = (count: string): string => `${digits(count)}টি পাঠানো বাকি`;
export const onTheirWay = (count: string): string => `${digits(count)}টি পথে আছে`;
export const parcels = (_number: number, count: string): string => `${digits(count)}টি পার্সেল`;
export const ofParcels = (some: string, _number: number, count: string): string =>
  `${digits(count)}টি পার্সেলের মধ্যে ${digits(some)}টি`;
export const withoutFee = (some: string, _number: number, count: string): string =>
  `${digits(count)}টি পার্সেলের মধ্যে ${digits(some)}টির ফি এখনো নেই`;

export type Complete = Matches<typeof import('../../en/dashboard/figures.ts'), typeof import('./figures.ts')>;
