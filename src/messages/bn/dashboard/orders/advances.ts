import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const nothingWasChanged = 'কিছু বদলায়নি।';
export const enterAReference = 'রেফারেন্স দিন';
export const reference = 'রেফারেন্স';
export const suchAsTheTransfer = 'যেমন টাকা পাঠানোর নম্বর।';
export const theAdvances = 'অগ্রিম';
export const deliveryChargeInAdvance = 'অগ্রিম ডেলিভারি চার্জ';
export const advanceNotAsked = 'অগ্রিম চাওয়া যায়নি।';
export const proposedForThisOrder = (reasons: string): string => `এই অর্ডারে অগ্রিম চাওয়া ভালো: ${reasons}`;
export const askForAnAdvanceOf = (amount: string): string => `${digits(amount)} অগ্রিম চান`;
export const customerOpenedThePage = 'গ্রাহক পেমেন্টের পেজ খুলেছেন। এখনো কোনো পেমেন্টের খবর নেই।';
export const sendTheLink = 'গ্রাহককে লিংকটি পাঠান। অগ্রিম না দেওয়া পর্যন্ত কুরিয়ার পুরো টাকা আদায় করবে।';
export const gatewayCallsItRisky = 'গেটওয়ে এই পেমেন্টকে ঝুঁকিপূর্ণ বলছে। গ্রাহককে কল করুন, তারপর সিদ্ধান্ত নিন।';
export const paymentNotMade = 'পেমেন্ট হয়নি। গ্রাহক একই লিংকে আবার চেষ্টা করতে পারেন।';
export const canNoLongerBePaid = 'এটি আর দেওয়া যাবে না।';
export const advanceOf = (amount: string): string => `${digits(amount)} অগ্রিম`;
export const bankTransaction = (id: string): string => `ব্যাংক লেনদেন ${id}`;
export const historyOfTheAdvance = 'অগ্রিমের ইতিহাস';
export const messageForTheCustomer = 'গ্রাহকের জন্য মেসেজ';
export const whatsapp = 'WhatsApp';
export const sms = 'এসএমএস';
export const theLinkWorksUntil = (endsAt: string): string => `লিংকটি ${digits(endsAt)} পর্যন্ত কাজ করবে।`;
export const paid = (amount: string): string => `${digits(amount)} দেওয়া হয়েছে: কুরিয়ার তত টাকা কম আদায় করবে।`;
export const wasPaid = (amount: string): string => `${digits(amount)} অগ্রিম দেওয়া হয়েছে।`;
export const toGiveBack = (amount: string): string => `${digits(amount)} ফেরত দিতে হবে।`;
export const givenBack = (amount: string): string => `${digits(amount)} ফেরত দেওয়া হয়েছে।`;
export const save = 'সেভ করুন';
export const copyTheMessage = 'মেসেজ কপি করুন';

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/advances.ts'),
  typeof import('./advances.ts')
>;
