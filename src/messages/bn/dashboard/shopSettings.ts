import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const deliveryChargeInAdvance = 'অগ্রিম ডেলিভারি চার্জ';
export const whatAdvancesAre =
  'সন্দেহজনক অর্ডারের গ্রাহককে স্টাফ একটি লিংক পাঠান, যেখানে SSLCommerz দিয়ে ডেলিভারি চার্জ দেওয়া যায়, অর্ডারের ১০% পর্যন্ত। বাকি টাকা পণ্য হাতে পেয়ে দেবেন। আপনার স্টোরের API কী নিচে লেখার পর স্টাফ এটি চাইতে পারবেন।';
export const whatTheShareIsOf = 'এই ফোন নম্বরের শেষ হওয়া অর্ডারের মধ্যে, অন্তত তিনটি থাকলে। খালি রাখলে এই কারণে নয়।';
export const inTakaEmptyForNot = 'পুরো টাকায়। খালি রাখলে এই কারণে নয়।';
export const agreedPrices = 'কুরিয়ারের রেট চার্ট';
export const whatAgreedPricesAre =
  'একটি পার্সেলের জন্য কুরিয়ার কত টাকা নেয়। স্টেটমেন্টে অন্য ফি থাকলে জানানো হয়, আর কুরিয়ারের বিল না আসা পর্যন্ত লাভ ও হিসাবে এই রেট চার্ট ধরা হয়। জোন ধরা হয় ঢাকা থেকে: একই শহর মানে ঢাকার ভিতরে; শহরতলি মানে ঢাকার বাকি অংশ, গাজীপুর ও নারায়ণগঞ্জ; বাইরে মানে বাকি সব জেলা।';
export const couriersWithoutAgreedPrices = 'যেসব কুরিয়ারের রেট চার্ট দেওয়া নেই';
export const addPricesOf = (name: string): string => `${name}-এর রেট চার্ট যোগ করুন`;
export const couriers = 'কুরিয়ার';
export const whoNeedsCouriers =
  'যেসব শপ এই পেজ থেকে পার্সেল বুক করে তাদের জন্য: আপনার কুরিয়ারের API কী নিচে লিখুন। কুরিয়ার যা নিশ্চিত করে অর্ডারের অবস্থা সে অনুযায়ী বদলায়; শুধু রাইডারের কথায় কিছু বদলায় না।';
export const whatTheStoreIs =
  'যেখান থেকে Pathao আপনার পার্সেল নেয়। নিচে “API কী পরীক্ষা করুন” চাপলে আপনার স্টোরের নম্বর দেখা যাবে।';
export const percentOfTheDeliveryFee = 'ডেলিভারি ফির %';
export const taka = 'টাকা';
export const pricesOf = (name: string): string => `${name}-এর রেট চার্ট`;
export const removeThePricesOf = (name: string): string => `${name}-এর রেট চার্ট সরান`;
export const remove = 'সরান';
export const eachFurtherKilogram = 'বাড়তি প্রতি কিলোগ্রাম';
export const eachFurtherKg = 'বাড়তি প্রতি কেজি';
export const addAWeightFor = (name: string): string => `${name}: ওজন যোগ করুন`;
export const addAWeight = 'ওজন যোগ করুন';
export const percentOfTheCollectedMoney = 'আদায় করা টাকার (%)';
export const returnedParcelInAll = 'ফেরত পার্সেল, সব মিলিয়ে';
export const thatFeeIsIn = 'এই ফির একক';
export const connectionsToCouriers = 'কুরিয়ারের সাথে সংযোগ';
export const theCouriers = 'কুরিয়ার';
export const addressForTheWebhooksOf = (name: string): string => `${name}-এর ওয়েবহুকের লিংক`;
export const copyTheAddressFor = (name: string): string => `${name}-এর লিংক কপি করুন`;
export const tryTheKeysOf = (name: string): string => `${name}-এর API কী পরীক্ষা করুন`;
export const tryTheKeys = 'API কী পরীক্ষা করুন';
export const whereTheDigitsAre = 'দাম, গোনা ও তারিখের; ফোন ও অর্ডার নম্বর সবখানে ইংরেজি সংখ্যায়।';
export const homePage = 'হোম পেজ';
export const noCategoryNamed = (name: string): string =>
  `হোম পেজে নেই: শপে “${name}” নামের কোনো ক্যাটাগরি দেখানো হয় না।`;
export const noCategoryIsATile = 'হোম পেজে নেই: টাইলের মধ্যে কোনো ক্যাটাগরির জায়গা নেই।';
export const bengaliHint = 'বাংলা পেজের জন্য। খালি রাখলে সেখানে ইংরেজিটাই দেখানো হবে।';
export const leftEmptyItFollowsFreeDelivery = 'খালি রাখলে আপনার ফ্রি ডেলিভারি অনুযায়ী লেখা হবে।';
export const whereTheBannerLeads = 'শপের কোনো পেজ, যেমন /shop, অথবা অন্য সাইটের লিংক।';
export const behindTheWords = 'লেখার পেছনে; লেখার রং হালকা।';
export const openYourShop = 'শপ চালু করুন';
export const whatOpeningIs = 'নতুন শপ থেকে প্রথম অর্ডার পর্যন্ত ধাপগুলো, কোনটি হয়েছে আর কোনটি বাকি।';
export const seeAllSteps = 'সব ধাপ দেখুন';
export const deliveryAndReturns = 'ডেলিভারি ও ফেরত';
export const whatTermsAre =
  'এগুলো নতুন অর্ডারের জন্য। আগের অর্ডারের চার্জ আর ফেরতের দিন আগের মতোই থাকে। নোটিশ বা বিবরণে টাকা বা দিনের কথা লেখা থাকলে সেগুলোও বদলান।';
export const inTakaZeroIsFree = 'পুরো টাকায়; ০ দিলে ডেলিভারি ফ্রি।';
export const freeDeliveryOver = 'পুরো টাকায়: পণ্যের দাম এর বেশি হলে ডেলিভারি ফ্রি। খালি রাখলে কখনো ফ্রি নয়।';
export const inOneOrder = 'এক অর্ডারে; স্টাফ আরও যোগ করতে পারেন।';
export const fromTheOrderToTheDoor = 'অর্ডার থেকে গ্রাহকের দরজা পর্যন্ত।';
export const shoppersAreToldBoth = 'গ্রাহক দুটিই দেখেন: ২ থেকে ৩ দিনে।';
export const openOrdersFollow = 'বদলালে চলমান অর্ডারেও বদলাবে।';
export const afterTheDelivery = 'ডেলিভারির পর; ০ দিলে ফেরত নেওয়া হয় না।';
export const whatThePrefixIs = '২ থেকে ৪টি ইংরেজি অক্ষর। আগের অর্ডারের নম্বর একই থাকে, আগের মতোই খুঁজে পাওয়া যায়।';
export const productFeed = 'প্রোডাক্ট ফিড';
export const whatTheFeedIsFor =
  'Google Merchant Center ও Meta Commerce Manager এই লিংক থেকে শপের পণ্য পড়ে। সেখানে এটি scheduled feed হিসেবে যোগ করুন।';
export const addressOfTheProductFeed = 'প্রোডাক্ট ফিডের লিংক';
export const pictureOfTheBanner = 'ব্যানারের ছবি';
export const takeTheOriginalPictureAgain = 'শুরুর ছবিটি আবার ব্যবহার করুন';
export const saveNamed = (label: string): string => `${label} সেভ করুন`;
export const save = 'সেভ করুন';
export const saved = 'সেভ হয়েছে।';
export const reallyRemove = (label: string): string => `${label} সরাবেন?`;
export const whatRemovingDoes = 'অন্য একটি না দেওয়া পর্যন্ত এটি দিয়ে যা চলে তা বন্ধ থাকবে।';
export const yesRemoveIt = 'হ্যাঁ, সরান';
export const cancel = 'থাক';
export const removed = 'সরানো হয়েছে!';
export const theKeyIsStillSaved = 'কী-টি এখনো সেভ করা আছে।';
export const removeNamed = (label: string): string => `${label} সরান`;
export const whereTheLogoIs =
  'হেডার, ফুটার, ড্যাশবোর্ড ও ইনভয়েসে। উচ্চতার অন্তত দ্বিগুণ চওড়া ছবি নামের জায়গায় বসে; অন্য ছবি নামের আগে বসে।';
export const whereTheIconIs = 'ব্রাউজারের ট্যাব ও হোম স্ক্রিনে। না দিলে লোগো দেখা যায়।';
export const whereTheSharingPictureIs = 'যে পেজের নিজের ছবি নেই তার লিংক শেয়ার করলে দেখা যায়।';
export const logoAndPictures = 'লোগো ও ছবি';
export const whichPictures = 'JPEG, PNG বা WebP। SVG নেওয়া হয় না, কারণ এতে স্ক্রিপ্ট থাকতে পারে: PNG হিসেবে সেভ করুন।';
export const preview = 'প্রিভিউ';
export const previewOfTheShop = 'শপের প্রিভিউ';
export const addToCart = 'কার্টে যোগ করুন';
export const contactUs = 'যোগাযোগ';
export const sampleOrders = (count: number): string => `${digits(count)}টি অর্ডার`;
export const keys = 'API কী';
export const whatKeysAre =
  'শপ যেসব সার্ভিস ব্যবহার করে তারা এই API কী দিয়ে শপকে চেনে। এগুলো এনক্রিপ্ট করে রাখা হয়, পরে আর কেউ পড়তে পারে না।';
export const theKeys = 'API কী';
export const oneOnEachLine = 'প্রতি লাইনে একটি।';
export const name = 'নাম';
export const whereTheColorIs = 'বাটন, লিংক ও হেডারের উপরের বারের রং। খোলা পেজ আবার লোড হলে নতুন রং দেখা যায়।';
export const whatTheDescriptionIs = 'সার্চ ইঞ্জিন, ফুটার ও “আমাদের কথা” পেজের জন্য একটি বাক্য।';
export const whereTheNoticeIs = 'হেডারের উপরের বারে চলতে থাকে।';
export const contact = 'যোগাযোগ';
export const whereCallingHoursAre = 'যেমন “between 10 am and 8 pm”: কখন গ্রাহককে কল করা হবে।';
export const wherePhonesAre = 'প্রতি লাইনে একটি। প্রথমটি ইনভয়েস ও পার্সেলের লেবেলে থাকে।';
export const openedByMessageUs = '“মেসেজ দিন” চাপলে খোলে।';
export const openedByOurSocialPage = '“আমাদের সোশ্যাল পেজ” চাপলে খোলে।';
export const marksInTheFooter = 'ফুটারের লোগোগুলো';
export const shopSettings = 'শপ সেটিংস';
export const settingsAreKeptElsewhere = 'শপের সেটিংস হোস্টের কাছে থাকে; এখানে বদলানো যায় না।';
export const theSettings = 'সেটিংস';
export const sameCity = 'একই শহর';
export const weight = (value: number): string => `ওজন ${digits(value)}`;
export const upToKg = 'সর্বোচ্চ (কেজি)';
export const removeWeightOf = (value: number, name: string): string => `${name}: ওজন ${digits(value)} সরান`;
export const theSizeIsNotTold = 'ছবির হোস্ট ছবির মাপ জানাচ্ছে না।';
export const theSettingsWereNotSaved = 'সেটিংস সেভ করা যায়নি।';
export const takesMessagesOnceEntered = 'কী-টি দেওয়া হলে শপ এর মেসেজ নেওয়া শুরু করবে।';
export const copyFeedAddress = 'ফিডের লিংক কপি করুন';
export const recommendedSize = (width: number, height: number): string =>
  digits(`${width} × ${height} পিক্সেল হলে ভালো`);
export const atLeastWide = (width: number): string => `অন্তত ${digits(width)} পিক্সেল চওড়া`;
export const exactSize = (width: number, height: number): string => digits(`${width} × ${height} পিক্সেল`);
export const suburbs = 'শহরতলি';
export const outside = 'বাইরে';

export type Complete = Matches<
  typeof import('../../en/dashboard/shopSettings.ts'),
  typeof import('./shopSettings.ts')
>;
