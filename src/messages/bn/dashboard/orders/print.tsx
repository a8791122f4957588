import type { JSX } from 'react';
import type { Matches } from '../../../matches.ts';
import { labelSize } from '../../../words/labelSize.ts';
import { digits } from '../../language.ts';

export const print = 'প্রিন্ট করুন';
export const papersOfTheseOrders = 'এই অর্ডারগুলোর কাগজ';
export const labelPrintAdvice = (label: string): string =>
  `${labelSize(label)} মাপের লেবেলে ১০০% সাইজে ও মার্জিন ছাড়া প্রিন্ট করুন, যাতে স্ক্যানার কোড পড়তে পারে।`;
export const labelOf = (name: string): string => `${name}: লেবেল`;
export const theTrackingCodes = 'ট্র্যাকিং কোডগুলো';
export const whatWasPaidInAdvance = 'অগ্রিম দেওয়া টাকার হিসাব';
export const packingSlipOf = (name: string): string => `${name}: প্যাকিং স্লিপ`;
export const comment = (comment: string): string => `মন্তব্য: ${comment}`;
export const product = 'পণ্য';
export const color = 'রং';
export const size = 'সাইজ';
export const qty = 'পরিমাণ';
export const productsToPick = 'যে পণ্যগুলো নিতে হবে';
export const picture = 'ছবি';
export const orders = 'অর্ডার';
export const noSuchPaper = 'প্রিন্ট করার এমন কোনো তালিকা নেই';
export const noOrdersToPrint = 'প্রিন্ট করার মতো কোনো অর্ডার নেই';
export const noSuchBatch = 'প্রিন্টের এই তালিকাটি নেই বা ৯০ দিনের বেশি পুরোনো';
export const theOrders = 'অর্ডারগুলো';
export const addressNamesAtMost = (ordersByIdLimit: number, omitted: number): string =>
  `একটি লিংকে সর্বোচ্চ ${digits(ordersByIdLimit)}টি অর্ডার থাকে: শেষের ${digits(omitted)}টি বাদ গেছে।`;
export const orderNotInBatch = (missing: string): string => `অর্ডার ${missing} আর নেই, তাই এই প্রিন্টে আসেনি।`;
export const ordersNotInBatch = (missing: string): string => `${missing} অর্ডারগুলো আর নেই, তাই এই প্রিন্টে আসেনি।`;
export const orderIsCancelled = (name: string): string => `অর্ডার ${name} বাতিল হয়েছে।`;
export const ordersAreCancelled = (names: string): string => `${names} অর্ডারগুলো বাতিল হয়েছে।`;
export const selectOrdersToPrint = 'তালিকায় অর্ডার বেছে সেখান থেকে প্রিন্ট করুন।';
export const viewTheConfirmedOrders = 'নিশ্চিত অর্ডারগুলো দেখুন';
export const pieces = 'পিস';
export const ordersNoun = 'অর্ডার';
export const piecesForOrders = (pieces: string, orders: string): JSX.Element => (
  <>
    {orders}, মোট <strong>{pieces}</strong>
  </>
);

// For couriers, who read English.
export { labelPieces } from '../../../en/dashboard/orders/print.tsx';

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/print.tsx'),
  typeof import('./print.tsx')
>;
