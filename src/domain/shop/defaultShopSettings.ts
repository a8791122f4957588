import { builtAccent } from './accentColor.ts';
import { defaultAdvanceSettings } from './advanceSettings.ts';
import { defaultPriceSettings } from './courierPrices.ts';
import { defaultCourierSettings } from './courierSettings.ts';
import { defaultDeliveryDays } from './deliveryDays.ts';
import { homeSections } from './homeSections.ts';
import { defaultOrderTerms } from './orderTerms.ts';
import { promoPicture } from './promo.ts';
import type { BengaliSettings, ShopSettings } from './shopSettings.ts';

/** The Bengali texts of settings that were saved without any. The shop's Bengali name is not among them: every version has one. */
export const noBengaliTexts: Readonly<Record<keyof BengaliSettings, string>> = {
  descriptionBengali: '',
  addressBengali: '',
  promoTitleBengali: '',
  promoTextBengali: '',
  promoButtonBengali: '',
};

/** The settings of a new shop: the texts of the specification (FT-5, CN-1), until its admin changes them (SP-2). */
export const defaultShopSettings: ShopSettings = {
  name: 'Hatkhola',
  nameBengali: 'হাটখোলা',
  digitsInBengali: 'bengali',
  accent: builtAccent,
  logo: null,
  icon: null,
  sharingPicture: null,
  orderPrefix: 'HK',
  description:
    'Hatkhola is an online shop for Bangladesh: imported goods, cash on delivery and a 7-day return, delivered to every district.',
  descriptionBengali:
    'হাটখোলা বাংলাদেশের একটি অনলাইন শপ: আমদানি করা পণ্য, ক্যাশ অন ডেলিভারি, ৭ দিনের মধ্যে ফেরত, প্রতিটি জেলায় ডেলিভারি।',
  helpline: '09600-000111',
  callingHours: 'between 10 am and 8 pm',
  phones: ['01700-000111', '01800-000222'],
  supportEmail: 'support@hatkhola.example',
  careersEmail: 'careers@hatkhola.example',
  address: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
  addressBengali: 'বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫',
  country: 'Bangladesh',
  messengerUrl: 'https://wa.me/8801700000111',
  socialUrl: 'https://www.facebook.com/',
  notice:
    'হাটখোলায় স্বাগতম! সারা বাংলাদেশে ক্যাশ অন ডেলিভারি। ৫,০০০ টাকার বেশি অর্ডারে ডেলিভারি একদম ফ্রি। যেকোনো কারণে ৭ দিনের মধ্যে রিটার্ন। যেকোনো প্রয়োজনে আমাদের হেল্পলাইনে কল করুন।',
  deliveryPartners: ['Pathao', 'Steadfast', 'RedX', 'Paperfly', 'Sundarban'],
  paymentPartners: ['Cash On Delivery', 'bKash', 'Nagad', 'Rocket', 'Upay'],
  socialNetworks: ['Facebook', 'Instagram', 'YouTube', 'TikTok', 'LinkedIn'],
  homeSections,
  // In place of an empty title or text, the banner has that of the specification (`promoTexts`).
  promoTitle: '',
  promoText: '',
  promoButton: 'Go shopping',
  promoTitleBengali: '',
  promoTextBengali: '',
  promoButtonBengali: 'কেনাকাটা করুন',
  promoLink: '/shop',
  promoImage: promoPicture,
  promoColor: '#0b4434',
  ...defaultOrderTerms,
  ...defaultDeliveryDays,
  ...defaultCourierSettings,
  ...defaultAdvanceSettings,
  ...defaultPriceSettings,
};
