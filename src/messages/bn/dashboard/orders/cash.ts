import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const parcelsNotFollowed = 'এই শপের সার্ভার পার্সেলের খোঁজ রাখে না।';
export const handovers = 'ক্যাশ জমা';
export const cashNotExported = 'ক্যাশের হিসাব এক্সপোর্ট করা যায়নি।';
export const theCash = 'ক্যাশের হিসাব';
export const nobodyHoldsCash = 'কারও কাছে ক্যাশ নেই';
export const nobodyHoldsCashText = 'কুরিয়ার ও রাইডার যা আদায় করেছেন কিন্তু জমা দেননি, তা এখানে দেখা যাবে।';
export const aboutCash = 'কুরিয়ার ও রাইডার যা আদায় করেছেন কিন্তু শপ পায়নি, ডেলিভারির পর কত দিন হলো সেই হিসাবে।';
export const cashOf = (rider: string): string => `${rider}-এর ক্যাশ`;
export const parcelsOf = (rider: string): string => `${rider}-এর পার্সেল`;
export const cashHandedOver = 'জমা দেওয়া ক্যাশ (৳)';
export const oneReceiptHasAtMost = (parcels: number): string =>
  `এক রসিদে সর্বোচ্চ ${digits(parcels)}টি পার্সেল থাকতে পারে।`;
export const takeTheCash = 'ক্যাশ নিন';
export const takeTheCashTitle = 'রাইডারের ক্যাশ নেওয়া';
export const rider = 'রাইডার';
export const chooseARider = 'রাইডার বাছুন';
export const theParcels = 'পার্সেলগুলো';
export const noRiderYet = 'এখনো কোনো রাইডার নেই';
export const aRiderIsNamed =
  'একটি নিশ্চিত অর্ডার খুলে পার্সেলটি নিজস্ব রাইডারকে দিন: সেখানে যে নাম লিখবেন তা এখানে দেখা যাবে।';
export const viewTheConfirmedOrders = 'নিশ্চিত অর্ডারগুলো দেখুন';
export const theRiders = 'রাইডারদের তালিকা';
export const hasNoCash = (rider: string): string => `${rider}-এর জমা দেওয়ার মতো ক্যাশ নেই`;
export const appearsOnceGiven = 'রাইডারকে পার্সেল দিলে এখানে দেখা যাবে।';
export const notMarkedAsDelivered = 'ডেলিভারি হয়েছে বলে লেখা নেই';
export const inTheCashBox = 'ক্যাশ বাক্সে';
export const notConfirmed = 'নিশ্চিত করা হয়নি';
export const handoversNoun = 'ক্যাশ জমা';
export const takeCash = 'ক্যাশ নিন';
export const noCashWasHandedOver = 'কোনো ক্যাশ জমা হয়নি';
export const takeItOnCash = 'ক্যাশ পেজ থেকে রাইডারের ক্যাশ নিন।';
export const takeTheCashOf = (rider: string): string => `${rider}-এর ক্যাশ নিন`;
export const heldBy = 'যার কাছে আছে';
export const noRiderIsNamed = 'রাইডারের নাম নেই';
export const ownRider = 'নিজস্ব রাইডার';
export const cashOutstanding = 'বকেয়া ক্যাশ';
export const taken = 'নেওয়া হয়েছে';
export const parcels = 'পার্সেল';
export const parcel = 'পার্সেল';
export const name = 'নাম';
export const toHandOver = 'জমা দিতে হবে';
export const handedOver = 'জমা হয়েছে';
export const total = 'মোট';
export const short = 'কম';
export const tooMuch = 'বেশি';
export const theReceipt = 'রসিদ';
export const print = 'প্রিন্ট করুন';
export const theCashWasNotConfirmed = 'ক্যাশ নিশ্চিত করা যায়নি।';
export const anAdminConfirms = 'এই ক্যাশ যে ক্যাশ বাক্সে আছে, তা একজন অ্যাডমিন নিশ্চিত করবেন।';
export const cashIsInTheBox = 'ক্যাশ ক্যাশ বাক্সে আছে';
export const english = 'ইংরেজি';
export const close = 'বন্ধ করুন';
export const copied = 'কপি হয়েছে।';
export const copyByHand = 'নিজে কপি করে নিন: ব্রাউজার এই পেজকে কপি করতে দিচ্ছে না।';
export const theCashWasNotTaken = 'ক্যাশ নেওয়া যায়নি।';
export const chooseAtLeastOneParcel = 'অন্তত একটি পার্সেল বাছুন।';
export const cash = 'ক্যাশ';
export const parcelCount = (_number: number, count: string): string => `${digits(count)}টি পার্সেল`;
export const allParcels = (_number: number, count: string): string => `সব ${digits(count)}টি পার্সেল`;
export const parcelsComeTo = (_number: number, count: string): string => `${digits(count)}টি পার্সেলের মোট`;
export const heldSince = (day: string): string => `${digits(day)} থেকে`;
export const shortBy = (amount: string): string => `${digits(amount)} কম`;
export const tooMuchBy = (amount: string): string => `${digits(amount)} বেশি`;
export const isShortBy = (rider: string, amount: string): string => `${rider} ${digits(amount)} কম দিচ্ছেন।`;
export const givesTooMuch = (rider: string, amount: string): string =>
  `${rider} ${digits(amount)} বেশি দিচ্ছেন।`;
export const receipt = 'রসিদ';
export const receiptNamed = (name: string): string => `রসিদ ${name}`;
export const cashReceipt = (name: string): string => `ক্যাশ রসিদ ${name}`;
export const all = 'সব';
export const actions = 'কাজ';
export const remind = 'মনে করিয়ে দিন';
export const remindHolder = (holder: string): string => `${holder}-কে মনে করিয়ে দিন`;
export const textHasTheLongestHeld = (parcels: string, all: string): string =>
  `সবচেয়ে বেশি দিন ধরে থাকা ${digits(parcels)}টি পার্সেল লেখায় আছে, মোট ${digits(all)}টির মধ্যে।`;
export const theseAreHeldTheLongest = (parcels: string, all: string): string =>
  `মোট ${digits(all)}টির মধ্যে সবচেয়ে বেশি দিন ধরে থাকা ${digits(parcels)}টি পার্সেল এখানে আছে। এগুলোর ক্যাশ জমা হলে বাকিগুলো দেখা যাবে।`;
export const copy = 'কপি করুন';
export const copyText = (language: string): string => `কপি করুন, ${language}`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/cash.ts'),
  typeof import('./cash.ts')
>;
