import type { Matches } from '../../../matches.ts';
import { digits, groupDigits } from '../../language.ts';

type OrderEnds = Readonly<Record<'delivered' | 'cancelled' | 'returned' | 'open', number>>;

export const noOtherOrders = 'এই ফোন নম্বরের আর কোনো অর্ডার নেই।';
export const theOtherOrders = 'অন্য অর্ডারগুলো';
export const seeAllOrders = (value: number): string => `সব ${digits(groupDigits(value))}টি অর্ডার দেখুন`;
export const scoreNotKnown = 'এই ফোন নম্বরের কুরিয়ার স্কোর এখন জানা যাচ্ছে না।';
export const thisPhoneNumber = 'এই ফোন নম্বর';
export const thePhoneHistory = 'এই নম্বরের ইতিহাস';
export const blockThisPhone = 'নম্বরটি ব্লক করুন';
export const seeBlockedPhones = 'ব্লক করা নম্বর দেখুন';
export const otherOrders = 'অন্য অর্ডার';
export const ordersEnded = (orders: string, { delivered, cancelled, returned, open }: OrderEnds): string =>
  `${orders}: ${digits(delivered)}টি ডেলিভারি হয়েছে, ${digits(cancelled)}টি বাতিল, ${digits(returned)}টি ফেরত এসেছে, ${digits(open)}টি চলছে`;
export const withShareDelivered = (ends: string, percent: number): string =>
  `${ends}; ডেলিভারির হার ${digits(percent)}%`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/caller.ts'),
  typeof import('./caller.ts')
>;
