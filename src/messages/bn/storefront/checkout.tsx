import type { ReactNode } from 'react';
import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const deliveryAndPayment = 'ডেলিভারি ও পেমেন্ট';
export const deliveryArea = 'ডেলিভারি এলাকা';
export const arrivesIn = (days: string): string => `${digits(days)}ের মধ্যে হাতে পাবেন`;
export const chosenFromYourDistrict = 'আপনার জেলা দেখে বেছে দেওয়া হয়েছে। ঠিক না হলে অন্যটি বাছুন।';
export const payment = 'পেমেন্ট';
export const payTheDeliveryMan = 'পার্সেল হাতে পেয়ে ডেলিভারিম্যানকে টাকা দিন।';
export const freeOver = (freeDeliveryOver: string): string =>
  `ফ্রি: আপনার অর্ডার ${digits(freeDeliveryOver)}-এর বেশি`;
export const checkout = 'চেকআউট';
export const noPaymentNow = 'এখন টাকা লাগবে না: হাতে পেয়ে দেবেন।';
export const mayBeOrderedAlready =
  'এর মধ্যে কিছু পণ্য আর আপনার কার্টে নেই। অন্য ট্যাবে সেগুলো অর্ডার করে থাকলে, এখানে নিশ্চিত করলে আরেকটি অর্ডার হবে।';
export const samePlacedAlready = (time: string, number: string): string =>
  `আপনি ${time} মিনিটে একই অর্ডার করেছেন${number === '' ? '' : ` (${number})`}। আরেকবার করতে চাইলে আবার চাপুন।`;
export const payOnDelivery = 'হাতে পেয়ে টাকা দিন';
export const fieldsLeft = (count: number): string => `আর ${digits(count)}টি ঘর বাকি`;
export const totalOf = (amount: string): string => `মোট ${digits(amount)}`;
export const placingYourOrder = 'অর্ডার করা হচ্ছে…';
export const confirmOrder = 'অর্ডার নিশ্চিত করুন';
export const yourDetails = 'আপনার তথ্য';
export const fullName = 'পুরো নাম';
export const email = 'ই-মেইল';
export const mobileNumber = 'মোবাইল নম্বর';
export const unusualMobileNumber = 'মোবাইল নম্বর 013 থেকে 019 দিয়ে শুরু হয়। এই নম্বরটি কি ঠিক?';
export const digitsOfNumber = '১১ সংখ্যার; ডেলিভারির আগে আমরা কল করব।';
export const district = 'জেলা';
export const unusualDistrict = 'এই নামের জেলা আমাদের তালিকায় নেই। বানানটি কি ঠিক?';
export const chooseFromTheList = 'লিখতে শুরু করুন, তারপর তালিকা থেকে বাছুন।';
export const address = 'ঠিকানা';
export const addressExample = 'বাসা, রোড, এলাকা, থানা';
export const thisAddressIsMy = 'এই ঠিকানাটি আমার';
export const commentOptional = 'মন্তব্য (না দিলেও চলে)';
export const commentExample = 'কাছের কোনো চেনা জায়গা, বা কখন কল করলে ভালো';
export const nothingToCheckOut = 'চেকআউট করার কিছু নেই';
export const tickWhatYouWant = 'কার্টে পছন্দের পণ্যে টিক দিন, তারপর চেকআউটে যান।';
export const goToMyCart = 'আমার কার্টে যান';
export const trackYourOrder = 'অর্ডার ট্র্যাক করুন';
export const priceHasChanged = (total: string): string =>
  `আপনি বেছে নেওয়ার পর কোনো দাম বা ডেলিভারি চার্জ বদলেছে। এখন আপনার অর্ডার মোট ${digits(total)}। সারাংশ দেখে নিন, রাজি থাকলে আবার নিশ্চিত করুন।`;
export const shopDidNotAnswer =
  'শপ থেকে উত্তর আসেনি, তাই অর্ডার হয়েছে কি না এখনো বলা যাচ্ছে না। আপনার লেখা কিছুই হারায়নি: ইন্টারনেট ফিরলে আবার নিশ্চিত করুন। যতবারই চাপুন, অর্ডার একটিই হবে।';
export const nothingWasSent =
  'ইন্টারনেট সংযোগ নেই, তাই কিছুই পাঠানো হয়নি। আপনার লেখা কিছুই হারায়নি: ইন্টারনেট ফিরলে আবার নিশ্চিত করুন।';
export const lookAtTheField = (field: string): string => `শপ অর্ডারটি নিতে পারেনি। এই ঘরটি দেখুন: ${field}।`;
export const lookAtTheSummary = 'শপ অর্ডারটি নিতে পারেনি: অর্ডারের সারাংশ দেখুন।';
export const chooseYourArea = 'এলাকা বাছুন';
export const subTotal = 'সাবটোটাল';
export const deliveryCharge = 'ডেলিভারি চার্জ';
export const free = 'ফ্রি';
export const total = 'মোট';
export const deliveryIsFree = (limit: string): string =>
  `আপনার অর্ডার ${digits(limit)}-এর বেশি, তাই ডেলিভারি ফ্রি।`;
export const deliveryIsFreeOver = (limit: string): string => `${digits(limit)}-এর বেশি হলে ডেলিভারি ফ্রি।`;
export const deliveryIsFreeAfter = (limit: string, remaining: string): string =>
  `${digits(limit)}-এর বেশি হলে ডেলিভারি ফ্রি: আর ${digits(remaining)} বাকি।`;
export const rememberMe = 'এই ডিভাইসে আমার তথ্য মনে রাখুন';
export const fillsInNextOrder = 'পরের অর্ডারে তথ্য নিজে থেকে বসে যাবে। ফোনটি অন্যরাও ব্যবহার করলে বন্ধ রাখুন।';
export const forgetMyDetails = 'আমার তথ্য মুছুন';
export const detailsForgotten = 'এই ডিভাইস থেকে আপনার তথ্য মুছে ফেলা হয়েছে।';
export const yourOrderItems = (count: number): string => `আপনার অর্ডার, ${digits(count)}টি পণ্য`;
export const orderSummary = 'অর্ডারের সারাংশ';
export const before = 'আগে:';
export const each = (originalPrice: string): string => `প্রতি পিস ${digits(originalPrice)}`;
export const quantityOf = (name: string): string => `${name}-এর পরিমাণ`;
export const take = (left: number): string => `${digits(left)} পিস নিন`;
export const removeIt = 'সরান';
export const savedEarlier =
  'প্রথমবার যেভাবে পাঠিয়েছিলেন সেভাবেই সেভ হয়েছে। এরপর কিছু বদলে থাকলে আমাদের কলের সময় বলুন।';
export const seeYourOrder = 'অর্ডারটি দেখুন';
export const fieldNames = {
  name: 'পুরো নাম',
  email: 'ই-মেইল',
  mobileNumber: 'মোবাইল নম্বর',
  district: 'জেলা',
  address: 'ঠিকানা',
  comment: 'আরও ছোট মন্তব্য',
  addressType: 'ঠিকানার ধরন',
  deliveryArea: 'ডেলিভারি এলাকা',
  paymentSystem: 'পেমেন্ট',
};
export const stillNeeded = (fields: ReactNode) => <>এখনো বাকি: {fields}।</>;

export type Complete = Matches<
  typeof import('../../en/storefront/checkout.tsx'),
  typeof import('./checkout.tsx')
>;
