import type { Matches } from '../../matches.ts';
import { digits, groupDigits } from '../language.ts';

export const hostKeepsCategories = 'এই শপের ক্যাটাগরি সার্ভারে ঠিক করা আছে; এখানে বদলানো যায় না।';
export const theCategories = 'ক্যাটাগরি';
export const addCategory = 'ক্যাটাগরি যোগ করুন';
export const introduction =
  'মেনু, হোম পেজ ও পণ্যের ফর্মে ক্যাটাগরি এই ক্রমে থাকে। নাম বদলালে বা এক করলে পণ্যগুলোও সাথে যায়, আর আগের লিংক নতুন লিংকে নিয়ে যায়।';
export const noCategoriesYet = 'এখনো কোনো ক্যাটাগরি নেই';
export const addTheFirstOne = 'পণ্য সাজাতে প্রথম ক্যাটাগরি যোগ করুন।';
export const edit = (name: string): string => `${name} বদলান`;
export const merge = (name: string): string => `${name} অন্যটির সাথে এক করুন`;
export const remove = (name: string): string => `${name} সরান`;
export const mergeItInstead = 'এতে পণ্য আছে: না সরিয়ে অন্য একটির সাথে এক করুন';
export const rowsToMend = 'এই সারিগুলো ঠিক না করা পর্যন্ত কিছু সেভ হবে না:';
export const row = (row: number, message: string): string => `সারি ${digits(row)}: ${message}`;
export const andMore = (count: number): string => `আরও ${digits(count)}টি`;
export const name = 'নাম';
export const nameInBengali = 'বাংলা নাম';
export const shownBesideTheName = 'নামের পাশে দেখানো হয়।';
export const placeAmongTheTiles = 'টাইলের মধ্যে জায়গা';
export const tileHint = '১ হলো হোম পেজের প্রথম টাইল; টাইল না চাইলে খালি রাখুন।';
export const picture = 'ছবি';
export const cancel = 'থাক';
export const saving = 'সেভ হচ্ছে…';
export const save = 'সেভ করুন';
export const tileOfTheHomePage = (tile: number): string => `হোম পেজের টাইল ${digits(tile)}`;
export const addSubCategoryTo = (name: string): string => `সাব-ক্যাটাগরি যোগ করুন: ${name}`;
export const addSubCategory = 'সাব-ক্যাটাগরি যোগ করুন';
export const subCategoriesOf = (name: string): string => `${name}: সাব-ক্যাটাগরি`;
export const chooseAllCategoriesAgain = 'সব ক্যাটাগরি আবার বাছুন';
export const theTwelve = 'বারোটি ক্যাটাগরি';
export const theTwelveHint = 'Women Items থেকে Fashion and Accessories পর্যন্ত';
export const none = 'একটিও না';
export const noneHint = 'নিজে একটি একটি করে যোগ করুন';
export const fromAFile = 'ফাইল থেকে';
export const fromAFileHint = 'টেক্সট বা CSV, সাব-ক্যাটাগরিসহ';
export const chooseYourCategories = 'আপনার ক্যাটাগরি বাছুন';
export const theShopBeginsWith = 'শপ যা দিয়ে শুরু হবে';
export const fileOfCategories = 'ক্যাটাগরির ফাইল';
export const formOfTheFile =
  'UTF-8-এ লেখা। প্রতিটি ক্যাটাগরির জন্য একটি লাইন; সাব-ক্যাটাগরি তার ক্যাটাগরির নিচে একটু ডানে সরিয়ে, অথবা দ্বিতীয় কলামে লেখা। পরের কলামে বাংলা নাম থাকতে পারে।';
export const chooseTheseCategories = 'এই ক্যাটাগরিগুলো নিন';
export const mergeInto = 'কোনটির সাথে এক করবেন';
export const chooseACategory = 'ক্যাটাগরি বাছুন';
export const merging = 'এক করা হচ্ছে…';
export const mergeButton = 'এক করুন';
export const fileIsNotUtf8 =
  'ফাইলটি UTF-8-এ লেখা নয়, তাই বাংলা অক্ষর হারিয়ে যাবে। “CSV UTF-8” হিসেবে বা UTF-8 টেক্সট হিসেবে সেভ করুন।';
export const quotationMarkIsMissing = (line: number | null): string =>
  `ফাইলটি পড়া যাচ্ছে না: ${line === null ? '' : `${digits(line)} নম্বর লাইনের কাছে `}একটি উদ্ধৃতি চিহ্ন (") বাদ পড়েছে।`;
export const fileIsTooLarge = 'ফাইল সর্বোচ্চ ২ MB হতে পারে।';
export const fileIsNoText = 'এটি টেক্সট ফাইল নয়। টেক্সট বা CSV হিসেবে সেভ করুন।';
export const fileHasNoCategory = 'ফাইলে কোনো ক্যাটাগরি নেই।';
export const notChanged = 'ক্যাটাগরি বদলানো হয়নি';
export const notKnownWhetherChanged = 'ক্যাটাগরি বদলানো হয়েছে কি না জানা যায়নি';
export const shopHasTheTwelve = 'শপে বারোটি ক্যাটাগরি আছে।';
export const shopHasNoCategories = 'শপে এখন কোনো ক্যাটাগরি নেই। নিজের ক্যাটাগরি যোগ করুন।';
export const shopHasThoseOfTheFile = 'শপে এখন ফাইলের ক্যাটাগরিগুলো আছে।';
export const fileCannotBeRead = 'ফাইলটি পড়া যাচ্ছে না।';
export const addSubCategoryHeading = (name: string): string => `নতুন সাব-ক্যাটাগরি: ${name}`;
export const pleaseFillInTheName = 'নাম লিখুন';
export const categories = 'ক্যাটাগরি';
export const isShown = (name: string): string => `${name} এখন দেখানো হচ্ছে।`;
export const isHidden = (name: string): string => `${name} এখন লুকানো।`;
export const isRemoved = (name: string): string => `${name} সরানো হয়েছে।`;
export const isSaved = (name: string): string => `${name} সেভ হয়েছে।`;
export const isMerged = (name: string, target: string): string => `${name} এখন ${target}-এর সাথে এক হয়েছে।`;
export const hasNoProducts = (name: string): string => `${name}: কোনো পণ্য নেই।`;
export const show = (name: string): string => `${name} দেখান`;
export const hide = (name: string): string => `${name} লুকান`;
export const hidden = 'লুকানো';
export const fileHas = (count: number): string => `ফাইলে ${digits(groupDigits(count))}টি ক্যাটাগরি আছে:`;
export const hasAPictureAlready = 'একটি ছবি আছে; অন্য ছবি বাছুন';
export const pictureSize = '১৯২ × ১৯২ পিক্সেল বা বড়';
export const subCategoryCount = (count: number): string => `${digits(count)}টি সাব-ক্যাটাগরি`;
export const productCount = (count: number): string => `${digits(groupDigits(count))}টি পণ্য`;
export const whatMergingDoes = (name: string, products: number): string =>
  `এর ${digits(groupDigits(products))}টি পণ্য আপনি যে ক্যাটাগরি বাছবেন সেখানে চলে যাবে, এর লিংক সেখানে নিয়ে যাবে, আর ${name} থাকবে না।`;
export const subCategoriesMoveToo = 'ক্যাটাগরির সাথে তার সাব-ক্যাটাগরিও যাবে।';

export type Complete = Matches<
  typeof import('../../en/dashboard/categories.ts'),
  typeof import('./categories.ts')
>;
