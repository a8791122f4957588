import type { HomeSection } from '#domain/shop/homeSections.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import type { Matches } from '../../matches.ts';
import { dateWords } from '../dates.ts';

export const shopSettingsLabels: Readonly<Record<keyof ShopSettings, string>> = {
  name: 'নাম (ইংরেজি)',
  nameBengali: 'বাংলা নাম',
  digitsInBengali: 'বাংলা পেজে সংখ্যা',
  accent: 'প্রধান রং',
  logo: 'লোগো',
  icon: 'আইকন',
  sharingPicture: 'শেয়ারের ছবি',
  description: 'বিবরণ (ইংরেজি)',
  descriptionBengali: 'বাংলা বিবরণ',
  notice: 'নোটিশ',
  helpline: 'হেল্পলাইন',
  callingHours: 'কল করার সময়',
  phones: 'ফোন নম্বর',
  supportEmail: 'সাপোর্টের ই-মেইল',
  careersEmail: 'চাকরির ই-মেইল',
  address: 'ঠিকানা (ইংরেজি)',
  addressBengali: 'বাংলা ঠিকানা',
  country: 'দেশ',
  messengerUrl: 'মেসেঞ্জার',
  socialUrl: 'সোশ্যাল পেজ',
  deliveryPartners: 'ডেলিভারি পার্টনার',
  paymentPartners: 'পেমেন্ট পার্টনার',
  socialNetworks: 'সোশ্যাল মিডিয়া',
  homeSections: 'হোম পেজের অংশগুলো',
  promoTitle: 'ব্যানারের শিরোনাম (ইংরেজি)',
  promoText: 'ব্যানারের লেখা (ইংরেজি)',
  promoButton: 'ব্যানারের বাটন (ইংরেজি)',
  promoTitleBengali: 'ব্যানারের বাংলা শিরোনাম',
  promoTextBengali: 'ব্যানারের বাংলা লেখা',
  promoButtonBengali: 'ব্যানারের বাংলা বাটন',
  promoLink: 'ব্যানারের লিংক',
  promoImage: 'ব্যানারের ছবি',
  promoColor: 'ব্যানারের রং',
  chargeInside: 'ঢাকার ভিতরে ডেলিভারি চার্জ',
  chargeOutside: 'ঢাকার বাইরে ডেলিভারি চার্জ',
  freeDeliveryOver: 'কত টাকার বেশি হলে ডেলিভারি ফ্রি',
  piecesLimit: 'এক পণ্য সর্বোচ্চ কত পিস',
  returnDays: 'কত দিনের মধ্যে ফেরত',
  insideDaysFrom: 'ঢাকার ভিতরে ডেলিভারি, সবচেয়ে কম দিন',
  insideDaysTo: 'ঢাকার ভিতরে ডেলিভারি, সবচেয়ে বেশি দিন',
  outsideDaysFrom: 'ঢাকার বাইরে ডেলিভারি, সবচেয়ে কম দিন',
  outsideDaysTo: 'ঢাকার বাইরে ডেলিভারি, সবচেয়ে বেশি দিন',
  orderPrefix: 'অর্ডার নম্বরের শুরুর অক্ষর',
  shipsAtCustody: 'কুরিয়ার পার্সেল পেলে অর্ডার “পথে আছে” হবে',
  cancelsReturning: 'কুরিয়ার পার্সেল ফেরত আনলে অর্ডার বাতিল হবে',
  usesOwnRider: 'নিজস্ব রাইডার দিয়ে ডেলিভারি',
  pathaoStoreId: 'Pathao স্টোর',
  takesAdvances: 'অগ্রিম ডেলিভারি চার্জ চাওয়া',
  advanceBelowShare: 'ডেলিভারির হার এর কম হলে অগ্রিম (%)',
  advanceOver: 'অর্ডার এর বেশি হলে অগ্রিম (৳)',
  advanceForNewOutside: 'ঢাকার বাইরের নতুন নম্বরে অগ্রিম',
  courierPrices: 'কুরিয়ারের রেট চার্ট',
};
export const homeSectionNames: Readonly<Record<HomeSection, string>> = {
  top: 'ক্যাটাগরি ও স্লাইড',
  bestSelling: 'সবচেয়ে বেশি বিক্রি',
  assurances: 'ডেলিভারি, পেমেন্ট ও ফেরত',
  newArrivals: 'নতুন এসেছে',
  popularCategories: 'জনপ্রিয় ক্যাটাগরি',
  mostPopular: 'সবচেয়ে জনপ্রিয় পণ্য',
  promo: 'প্রোমো ব্যানার',
  hundredTaka: '১০০ টাকার পণ্য',
  newsletter: 'নিউজলেটার',
};
export const secretLabels = {
  s3AccessKeyId: 'S3 অ্যাক্সেস কী-র আইডি',
  s3SecretAccessKey: 'S3 গোপন অ্যাক্সেস কী',
  steadfastApiKey: 'Steadfast API কী',
  steadfastSecretKey: 'Steadfast গোপন কী',
  steadfastWebhookToken: 'Steadfast ওয়েবহুক টোকেন',
  pathaoClientId: 'Pathao ক্লায়েন্ট আইডি',
  pathaoClientSecret: 'Pathao ক্লায়েন্টের গোপন কী',
  pathaoUsername: 'Pathao ব্যবহারকারীর নাম',
  pathaoPassword: 'Pathao পাসওয়ার্ড',
  pathaoWebhookSecret: 'Pathao ওয়েবহুকের গোপন কী',
  sslCommerzStoreId: 'SSLCommerz স্টোর আইডি',
  sslCommerzStorePassword: 'SSLCommerz স্টোরের পাসওয়ার্ড',
};
export const pictureStorage = 'ছবির স্টোরেজ (S3)';
export const secretPurposes = {
  pictures: 'সার্ভারের এনভায়রনমেন্টে S3_ENDPOINT ও S3_BUCKET যে বাকেটের নাম দেয়, তার জন্য।',
  steadfast: 'পার্সেল বুক করার কী, আর এর মেসেজ চেনার টোকেন।',
  pathao: 'পার্সেল বুক করার অ্যাকাউন্ট, আর এর মেসেজ চেনার গোপন কী।',
  sslCommerz: 'যে স্টোরে অগ্রিম ডেলিভারি চার্জ আসে। অগ্রিম না চাইলে লাগবে না।',
};
export const fromTheEnvironment = (variable: string): string =>
  `সার্ভারের এনভায়রনমেন্ট থেকে (${variable}); এখানে বদলানো যায় না।`;
export const unreadableSecret = 'সেভ করা আছে, কিন্তু সার্ভারের এখনকার কী দিয়ে পড়া যাচ্ছে না। আবার লিখুন।';
export const secretIsSet = (ending: string, by: string, at: string): string =>
  `দেওয়া আছে${ending === '' ? '' : `, শেষে …${ending}`}, দিয়েছেন ${by}, ${dateWords(at)}`;
export const secretNotSet = 'দেওয়া নেই';
export const secretIsUnused = 'আগে সেভ করা; এই কী যে সেবার, শপ এখন আর তা ব্যবহার করে না।';
export const courierNotSetUp = 'সংযোগ দেওয়া নেই। এখান থেকে পার্সেল বুক করতে নিচে API কী লিখুন।';
export const courierIncomplete = (missing: string): string => `তৈরি নয়। বাকি আছে: ${missing}।`;
export const courierIsSetUp = 'সংযোগ দেওয়া আছে।';
export const webhookAdvice = {
  steadfast:
    'Steadfast পোর্টালের Webhook অংশে: Callback URL হিসেবে এই লিংক, আর Auth Token (Bearer) হিসেবে নিচের ওয়েবহুক টোকেন দিন।',
  pathao:
    'Pathao পোর্টালের Developers API অংশে: Callback URL হিসেবে এই লিংক, Secret হিসেবে নিচের ওয়েবহুকের গোপন কী দিন, আর সব event বাছুন। সেভ করার সময় Pathao লিংকটি পরীক্ষা করে।',
};

export type Complete = Matches<
  typeof import('../../en/domain/settingNames.ts'),
  typeof import('./settingNames.ts')
>;
