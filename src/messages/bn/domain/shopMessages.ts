import type { OrderListName } from '#domain/orders/orderLists.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import type { Matches } from '../../matches.ts';
import { screenMessages } from './screenMessages.ts';

export const shopMessages = {
  orderPlaced: {
    title: 'অর্ডার পাওয়া গেছে!',
    text: 'ধন্যবাদ! আপনার অর্ডারটি আমরা পেয়েছি। ডেলিভারি প্রস্তুত করার আগে অর্ডারটি নিশ্চিত করতে আমরা আপনাকে ফোন করব।',
  },
  orderFailed: 'অর্ডারটি সেভ করা যায়নি। আবার চেষ্টা করুন।',
  addedToCart: { title: 'কার্টে যোগ হয়েছে!', text: 'পণ্যটি আপনার কার্টে যোগ করা হয়েছে।' },
  numberTooLong: 'মোবাইল নম্বর ১১ সংখ্যার হতে হবে',
  sure: { title: 'আপনি কি নিশ্চিত?', text: 'এটি আর ফেরানো যাবে না!' },
  statusUpdated: { title: 'বদলানো হয়েছে!', text: 'অর্ডারের অবস্থা বদলানো হয়েছে।' },
  statusFailed: { title: 'সমস্যা!', text: 'অর্ডারের অবস্থা বদলানো যায়নি।' },
  orderDeleted: 'অর্ডারটি মুছে ফেলা হয়েছে।',
  orderDeleteFailed: 'অর্ডারটি মোছা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  unexpected: 'একটি সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  loggedIn: 'লগইন হয়েছে',
  loginFailed: { title: 'লগইন হয়নি', text: 'একটি সমস্যা হয়েছে' },
  googleFailed: 'Google দিয়ে লগইন হয়নি',
  resetSent: {
    title: 'পাসওয়ার্ড বদলানোর মেইল পাঠানো হয়েছে',
    text: 'কীভাবে পাসওয়ার্ড বদলাবেন, তা জানতে আপনার ই-মেইল দেখুন।',
  },
  resetFailed: {
    title: 'পাসওয়ার্ড বদলানো যায়নি',
    text: 'পাসওয়ার্ড বদলানোর মেইল পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
  },
  logout: { title: 'লগআউট', text: 'সত্যিই লগআউট করতে চান?', confirm: 'হ্যাঁ, লগআউট করুন' },
  logoutFailed: 'লগআউট করা যায়নি। আবার চেষ্টা করুন।',
  loggedOut: { title: 'লগআউট হয়েছে', text: 'আপনি লগআউট করেছেন।' },
  productAdded: 'পণ্য যোগ হয়েছে!',
  productAddFailed: 'পণ্যটি যোগ করা যায়নি।',
  productUpdated: { title: 'পণ্য বদলানো হয়েছে!', text: 'পণ্যটির পরিবর্তন সেভ হয়েছে।' },
  productUpdateFailed: { title: 'সমস্যা!', text: 'পণ্যটির পরিবর্তন সেভ করা যায়নি।' },
  productDeleted: { title: 'হয়েছে!', text: 'পণ্যটি মুছে ফেলা হয়েছে।' },
  productDeleteFailed: 'পণ্যটি মোছা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  roleUpdated: 'ব্যবহারকারীর ভূমিকা বদলানো হয়েছে!',
  roleRefused: { title: 'হলো না…', text: 'ব্যবহারকারীর ভূমিকা বদলানো যায়নি' },
  roleFailed: { title: 'হলো না…', text: 'ব্যবহারকারীর ভূমিকা বদলাতে সমস্যা হয়েছে' },
  userDeleted: { title: 'মুছে ফেলা হয়েছে!', text: 'ব্যবহারকারী মুছে ফেলা হয়েছে' },
  userDeleteFailed: { title: 'সমস্যা!', text: 'ব্যবহারকারী মোছা যায়নি' },
  userDeleteQuestion: 'সত্যিই এই ব্যবহারকারীকে মুছতে চান?',
  slideAdded: 'স্লাইড যোগ হয়েছে',
  slideAddFailed: 'স্লাইড যোগ করা যায়নি',
  slideUpdated: 'স্লাইড বদলানো হয়েছে',
  slideUpdateFailed: 'স্লাইড বদলানো যায়নি',
  slideDeleted: 'স্লাইড মুছে ফেলা হয়েছে',
  slideDeleteFailed: 'স্লাইড মোছা যায়নি',
  slideDeleteQuestion: 'সত্যিই এই স্লাইডটি মুছতে চান?',
  ownRow: 'এটি আপনার নিজের অ্যাকাউন্ট। অন্য একজন অ্যাডমিনকে এটি বদলাতে হবে।',
  ...screenMessages,
} as const;

export const signUpMessage = (name: string): string => `${name}: রেজিস্টার করা হয়েছে`;
export const signUpFailedMessage = (name: string): string => `${name}: রেজিস্টার করা যায়নি`;

export const moveDialogs: Record<
  OrderEventType,
  { button: string; title: string; text: string; yes: string; no: string }
> = {
  CONFIRM: { button: 'নিশ্চিত করুন', ...shopMessages.sure, yes: 'হ্যাঁ, নিশ্চিত করুন', no: 'থাক' },
  CANCEL: { button: 'বাতিল করুন', ...shopMessages.sure, yes: 'হ্যাঁ, বাতিল করুন', no: 'না' },
  SHIP: { button: 'পাঠানো হয়েছে', ...shopMessages.sure, yes: 'হ্যাঁ, পাঠানো হয়েছে', no: 'থাক' },
  DELIVER: {
    button: 'ডেলিভারি হয়েছে',
    title: shopMessages.sure.title,
    text: 'গ্রাহক কি পণ্যটি ভালো অবস্থায় পেয়েছেন?',
    yes: 'হ্যাঁ, ডেলিভারি হয়েছে',
    no: 'এখনো নয়',
  },
  RETURN: {
    button: 'ফেরত দিন',
    title: shopMessages.sure.title,
    text: 'অর্ডারটি ফেরত দিতে চান?',
    yes: 'হ্যাঁ, ফেরত দিন',
    no: 'থাক',
  },
};

export const deleteButtons = { yes: 'হ্যাঁ, মুছুন', no: 'থাক' } as const;

export const customerMoveButtons: Partial<Record<OrderEventType, string>> = {
  CANCEL: 'অর্ডার বাতিল করুন',
  CONFIRM: 'অর্ডার নিশ্চিত করুন',
  RETURN: 'ফেরত দিন',
};

export const listHeadings: Record<OrderListName, { staff: string; customer: string }> = {
  pending: { staff: 'সব অপেক্ষমাণ অর্ডার', customer: 'আমার অপেক্ষমাণ অর্ডার' },
  confirmed: { staff: 'সব নিশ্চিত অর্ডার', customer: 'আমার নিশ্চিত অর্ডার' },
  cancelled: { staff: 'সব বাতিল অর্ডার', customer: 'আমার বাতিল অর্ডার' },
  delivered: { staff: 'ডেলিভারি হওয়া সব অর্ডার', customer: 'আমার কেনাকাটা' },
  returned: { staff: 'ফেরত আসা সব অর্ডার', customer: 'আমার ফেরত' },
  active: { staff: 'সব চলমান অর্ডার', customer: 'আমার চলমান অর্ডার' },
  all: { staff: 'অর্ডার খুঁজুন', customer: 'আমার অর্ডার খুঁজুন' },
};

export type Complete = Matches<
  typeof import('../../en/domain/shopMessages.ts'),
  typeof import('./shopMessages.ts')
>;
