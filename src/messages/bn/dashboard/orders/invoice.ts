import type { Matches } from '../../../matches.ts';
import { districtName } from '../../domain/districts.ts';
import { digits } from '../../language.ts';

export const lineNumber = 'ক্রম';
export const name = 'নাম';
export const rate = 'দর';
export const quantity = 'পরিমাণ';
export const amount = 'টাকা';
export const invoice = 'ইনভয়েস';
export const date = 'তারিখ';
export const orderNumber = 'অর্ডার নম্বর';
export const orderId = 'অর্ডার আইডি';
export const invoicedTo = 'যাঁর নামে';
export const place = (district: string, country: string): string =>
  `${districtName(district)}, ${country === 'Bangladesh' ? 'বাংলাদেশ' : country}`;
export const payTo = 'যাঁকে টাকা দেবেন';
export const orderSummary = 'অর্ডারের সারাংশ';
export const thankYou = 'কেনাকাটার জন্য ধন্যবাদ!';
export const orderOverview = 'অর্ডারের বিস্তারিত';
export const printInvoice = 'ইনভয়েস প্রিন্ট করুন';
export const qrCodeOfTheLink = 'ট্র্যাকিং লিংকের QR কোড';
export const scanToFollow = 'অর্ডার কোথায় আছে দেখতে স্ক্যান করুন।';
export const scanToFollowOrReturn = (days: number): string =>
  `অর্ডার কোথায় আছে দেখতে, বা ${digits(days)} দিনের মধ্যে ফেরত দিতে স্ক্যান করুন।`;
export const total = 'মোট';

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/invoice.ts'),
  typeof import('./invoice.ts')
>;
