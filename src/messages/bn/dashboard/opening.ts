import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const openYourShop = 'শপ চালু করুন';
export const noChecklistIsKept = 'এই শপের হোস্ট শপ চালু করার চেকলিস্ট রাখে না।';
export const theChecklist = 'চেকলিস্ট';
export const theSteps = 'ধাপগুলো';
export const toDo = 'করতে হবে';
export const done = 'হয়েছে';
export const skipped = 'বাদ দেওয়া';
export const resumeStep = (label: string): string => `আবার ধরুন: ${label}`;
export const resume = 'আবার ধরুন';
export const everyStepIsSettled = 'সব ধাপ হয়েছে বা বাদ দেওয়া হয়েছে: আপনার শপ চালু।';
export const stepsSettled = (settled: number, all: number): string =>
  digits(`${all}টি ধাপের মধ্যে ${settled}টি হয়েছে বা বাদ দেওয়া হয়েছে।`);
export const showThisOnTheDashboard = 'ড্যাশবোর্ডে দেখান';
export const hideThis = 'লুকান';
export const theChecklistIsHidden = 'চেকলিস্ট লুকানো হয়েছে। শপ সেটিংস পেজে আবার পাবেন।';
export const shopSettings = 'শপ সেটিংস';
export const whatLookIs =
  'শপের নাম, লোগো ও রং, বিবরণ আর নোটিশ। বাংলা ও ইংরেজি লেখাগুলো না বদলানো পর্যন্ত সেখানে অন্য শপের নাম থাকে।';
export const keepTheName = 'নাম এটাই থাক';
export const whatPhonesAre =
  'হেল্পলাইন, ফোন নম্বর, মেসেঞ্জার, ই-মেইল আর ঠিকানা। সবগুলো না বদলানো পর্যন্ত গ্রাহকেরা আপনার কাছে পৌঁছাতে পারবেন না।';
export const keepTheNumbers = 'নম্বর এগুলোই থাক';
export const whatChargesAre = 'ঢাকার ভিতরে ও বাইরে ডেলিভারি চার্জ কত, কখন ফ্রি, আর কত দিনের মধ্যে ফেরত দেওয়া যায়।';
export const keepTheCharges = 'চার্জ এটাই থাক';
export const whatCategoriesAre = 'এখনকার ১২টি, একটিও না, অথবা কোনো ফাইল থেকে।';
export const categories = 'ক্যাটাগরি';
export const keepTheCategories = 'ক্যাটাগরি এগুলোই থাক';
export const howProductsAreAdded = 'ফর্ম দিয়ে, অথবা একসাথে অনেকগুলো এই শপের, WooCommerce বা Shopify-এর ফাইল দিয়ে।';
export const addProduct = 'পণ্য যোগ করুন';
export const importProducts = 'পণ্য ইমপোর্ট করুন';
export const howToOrderYourself = 'লগইন করা অবস্থায় নিজে কিছু কিনুন: অর্ডারটি অপেক্ষমাণ অর্ডারে আসবে।';
export const goToTheShop = 'শপে যান';
export const somePagesAreHidden =
  'ডেলিভারি, গোপনীয়তা ও শর্তের পেজ আপনার জন্য লেখা আছে। প্রকাশ না করা পর্যন্ত সেগুলো লুকানো থাকে:';
export const pages = 'পেজ';
export const theChecklistWasNotChanged = 'চেকলিস্ট বদলানো যায়নি';
export const notKnownWhetherChanged = 'চেকলিস্ট বদলানো হয়েছে কি না জানা যায়নি';
export const skip = 'বাদ দিন';

export type Complete = Matches<typeof import('../../en/dashboard/opening.ts'), typeof import('./opening.ts')>;
