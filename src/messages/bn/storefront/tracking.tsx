import type { ReactNode } from 'react';
import type { Matches } from '../../matches.ts';
import { callingHoursText } from '../domain/callingHours.ts';
import { nameOf } from '../domain/names.ts';
import { digits } from '../language.ts';

export const deliveryArea = 'ডেলিভারি এলাকা';
export const delivery = 'ডেলিভারি';
export const subTotal = 'সাবটোটাল';
export const deliveryCharge = 'ডেলিভারি চার্জ';
export const free = 'ফ্রি';
export const total = 'মোট';
export const orderPlaced = 'অর্ডার হয়েছে';
export const noNewOrder = 'এখানে নতুন কোনো অর্ডার নেই';
export const pageShowsNewOrder =
  'অর্ডার করার পরপরই একই ট্যাবে এই পেজে অর্ডারটি দেখা যায়। আগের অর্ডার অর্ডার নম্বর দিয়ে খুঁজুন।';
export const trackYourOrder = 'অর্ডার ট্র্যাক করুন';
export const seeAllProducts = 'সব পণ্য দেখুন';
export const thankYou = (name: string): string => `অর্ডারের জন্য ধন্যবাদ, ${name}!`;
export const whatHappensNext = 'এরপর যা হবে';
export const yourOrder = 'আপনার অর্ডার';
export const questions = 'প্রশ্ন';
export const anyQuestions = 'কোনো প্রশ্ন আছে?';
export const orderNumber = 'অর্ডার নম্বর';
export const myOrder = 'আমার অর্ডার';
export const trackThisOrder = 'অর্ডারটি ট্র্যাক করুন';
export const seeMyOrders = 'আমার অর্ডার দেখুন';
export const print = 'প্রিন্ট করুন';
export const orderAt = (order: string, shop: string): string => `${shop}: ${order}`;
export const orderAtWithTotal = (order: string, shop: string, total: string): string =>
  `${shop}: ${order}, ${digits(total)}`;
export const copied = 'কপি হয়েছে: মেসেজে পেস্ট করুন।';
export const share = 'শেয়ার করুন';
export const followAnOrder = (name: string): string =>
  `${name}: অ্যাকাউন্ট ছাড়াই অর্ডার নম্বর ও ফোন নম্বর দিয়ে অর্ডার ট্র্যাক করুন।`;
export const whereItIs = 'এখন কোথায়';
export const linkToThisPage = 'এই পেজের লিংক';
export const keepThisPage = 'পেজটি রেখে দিন';
export const whoHasTheLink = (endsAt: string): string =>
  `এই লিংক যাঁর কাছে থাকবে, তিনি পেজটি দেখতে ও এর বাটনগুলো ব্যবহার করতে পারবেন। লিংকটি ${digits(endsAt)} পর্যন্ত চলবে, অর্ডার এগোলে আরও বেশি দিন।`;
export const theOrder = 'অর্ডারটি';
export const linkOpensNoOrder = 'এই লিংকে কোনো অর্ডার নেই';
export const linkMayBeIncomplete =
  'লিংকটি অসম্পূর্ণ হতে পারে, এর মেয়াদ শেষ হয়ে থাকতে পারে, অথবা শপ এটি বদলে দিয়েছে। অর্ডার নম্বর দিয়ে অর্ডারটি খুঁজতে পারেন, বা আমাদের কল করুন।';
export const findItByItsNumber = 'অর্ডার নম্বর দিয়ে খুঁজুন';
export const call = (helpline: string): string => `কল করুন ${helpline}`;
export const cannotLookUp = 'এখন এখানে অর্ডার খোঁজা যাচ্ছে না। আমাদের কল করুন।';
export const whereTheNumberIs = 'অর্ডার হওয়ার বার্তায় ও পার্সেলের ইনভয়েসে অর্ডার নম্বর লেখা আছে।';
export const mobileNumberOfOrder = 'অর্ডারে দেওয়া মোবাইল নম্বর';
export const looking = 'খোঁজা হচ্ছে…';
export const findMyOrder = 'আমার অর্ডার খুঁজুন';
export const noOrderFound = (days: number): string =>
  `এই অর্ডার নম্বর ও মোবাইল নম্বরে কোনো অর্ডার পাওয়া যায়নি। দুটিই আবার দেখুন। শেষ পরিবর্তনের পর ${digits(days)} দিন পর্যন্ত অর্ডার এখানে পাওয়া যায়।`;
export const shouldReachYouBy = (day: string): string => `${digits(day)}-এর মধ্যে হাতে পাওয়ার কথা।`;
export const shouldHaveReachedYou = (day: string, helpline: string): string =>
  `${digits(day)}-এর মধ্যে হাতে পাওয়ার কথা ছিল। ${helpline} নম্বরে কল করুন, আমরা খুঁজে দেখব।`;
export const canReturnUntil = (day: string, time: string): string =>
  `${digits(day)}, ${digits(time)} পর্যন্ত ফেরত দিতে পারবেন।`;
export const weCallToConfirm = (callingHours: string, arrival: string): string =>
  `অর্ডার নিশ্চিত করতে আমরা কল করব (${callingHoursText(callingHours)})। ${arrival}`;
export const wePack = (arrival: string): string => `আমরা প্যাক করছি। ${arrival}`;
export const mayHaveChanged = 'তবে বদলে গিয়ে থাকতেও পারে।';
export const orderReceived = 'অর্ডার পেয়েছি';
export const onItsWay = 'পথে আছে';
export const stepCall = (callingHours: string): string =>
  `ডেলিভারির প্রস্তুতির আগে নিশ্চিত করতে আমরা কল করব (${callingHoursText(callingHours)})।`;
export const stepPack = 'আমরা পার্সেল প্যাক করে কুরিয়ারকে দেব।';
export const stepBring = (total: string): string =>
  `কুরিয়ার আপনার দরজায় পৌঁছে দেবে। ${digits(total)} ক্যাশ হাতে রাখুন।`;
export const cannotBeReturned = 'এটি ফেরত দেওয়া যায় না।';
export const canReturnWithin = (days: string): string => `${digits(days)}ের মধ্যে ফেরত দিতে পারবেন।`;
export const nothingWillBeDelivered = 'কিছু পাঠানো হবে না, কোনো টাকাও দিতে হবে না।';
export const returnNoted = 'ফেরতের কথা লিখে রেখেছি, পার্সেল নিয়ে আমরা কল করব।';
export const goodsAreBack = 'আপনার পণ্য শপে ফেরত এসেছে।';
export const name = 'নাম';
export const phone = 'ফোন';
export const address = 'ঠিকানা';
export const comment = 'মন্তব্য';
export const copyLink = 'লিংক কপি করুন';
export const confirmed = 'নিশ্চিত';
export const delivered = 'ডেলিভারি হয়েছে';
export const cancelled = 'বাতিল';
export const returnRequested = 'ফেরত চাওয়া হয়েছে';
export const byTheShop = 'শপ থেকে';
export const byTrackingLink = 'ট্র্যাকিং লিংক থেকে';
export const byTheCustomer = 'গ্রাহক নিজে';
export const orderIsNow = (status: string): string => `অর্ডারের এখনকার অবস্থা: ${nameOf(status)}।`;
export const weCall = (number: ReactNode, callingHours: string) => (
  <>
    আমরা {number} নম্বরে কল করব ({callingHoursText(callingHours)})।
  </>
);
export const callWithYourNumber = (helpline: ReactNode) => <>{helpline} নম্বরে কল করে আপনার অর্ডার নম্বরটি বলুন।</>;
export const callWithTheNumber = (helpline: ReactNode) => <>{helpline} নম্বরে কল করে অর্ডার নম্বরটি বলুন।</>;
export const noNumberAtHand = (helpline: ReactNode) => <>নম্বর হাতের কাছে নেই? {helpline} নম্বরে কল করুন।</>;
export const shouldReachYou = (day: ReactNode) => <>{day}-এর মধ্যে হাতে পাওয়ার কথা।</>;
export const orderId = (id: ReactNode) => <>অর্ডার আইডি: {id}</>;
export const orderNumberIs = (number: ReactNode) => <>অর্ডার নম্বর {number}</>;
export const youAreStaff = (link: (words: string) => ReactNode) => (
  <>
    আপনি স্টাফ হিসেবে লগইন করেছেন; স্টাফ গ্রাহকের হয়ে কিছু করতে পারেন না। অর্ডারটি এগিয়ে নিতে {link('অর্ডারের পেজে')} যান।
  </>
);

export type Complete = Matches<
  typeof import('../../en/storefront/tracking.tsx'),
  typeof import('./tracking.tsx')
>;
