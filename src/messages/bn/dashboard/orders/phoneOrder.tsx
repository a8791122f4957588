import type { JSX, ReactNode } from 'react';
import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

type OrderEnds = Readonly<Record<'delivered' | 'cancelled' | 'returned' | 'open', number>>;

export const customerAndAddress = 'গ্রাহক ও ঠিকানা';
export const mobileNumber = 'মোবাইল নম্বর';
export const unusualMobileNumber = 'মোবাইল নম্বর 013 থেকে 019 দিয়ে শুরু হয়। এই নম্বরটি কি ঠিক?';
export const name = 'নাম';
export const district = 'জেলা';
export const deliveryArea = 'ডেলিভারি এলাকা';
export const chooseAnArea = 'এলাকা বাছুন';
export const address = 'ঠিকানা';
export const addressType = 'ঠিকানার ধরন';
export const emailOptional = 'ই-মেইল (না দিলেও চলে)';
export const commentOptional = 'মন্তব্য (না দিলেও চলে)';
export const earlierOrdersOfThisNumber = 'এই নম্বরের আগের অর্ডারগুলো';
export const earlierAddressesOfThisNumber = 'এই নম্বরের আগের ঠিকানা';
export const useThisAddress = 'এই ঠিকানা নিন';
export const firstOrderOfThisNumber = 'এই নম্বরের প্রথম অর্ডার।';
export const phoneOrderForm = 'ফোনে অর্ডার';
export const phoneOrderTitle = 'ফোনে অর্ডার';
export const noPhoneOrdersOnThisServer = 'এই শপের সার্ভারে ফোনে অর্ডার নেওয়া যায় না।';
export const order = 'অর্ডার';
export const placing = 'অর্ডার হচ্ছে…';
export const placeOrder = 'অর্ডার করুন';
export const nextPhoneOrder = 'ফোনে পরের অর্ডার';
export const openTheOrder = 'অর্ডারটি খুলুন';
export const orders = 'অর্ডার';
export const ordersEnded = (orders: string, { delivered, cancelled, returned, open }: OrderEnds): string =>
  `${orders}: ${digits(delivered)}টি ডেলিভারি হয়েছে, ${digits(cancelled)}টি বাতিল, ${digits(returned)}টি ফেরত এসেছে, ${digits(open)}টি চলছে।`;
export const free = 'ফ্রি';
export const total = 'মোট';
export const totalOf = (amount: string): string => `মোট ${digits(amount)}`;
export const orderIsPlaced = (order: ReactNode, total: string): JSX.Element => (
  <>
    অর্ডার {order} করা হয়েছে। গ্রাহক পণ্য হাতে পেয়ে {digits(total)} দেবেন।
  </>
);

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/phoneOrder.tsx'),
  typeof import('./phoneOrder.tsx')
>;
