import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const ordersAndSalesByDay = 'দিন অনুযায়ী অর্ডার ও বিক্রি';
export const ordersByDayAndStatus = (_count: number, orders: string, span: string): string =>
  digits(`${span}: দিন ও অবস্থা অনুযায়ী ${orders}টি অর্ডার। সংখ্যাগুলো নিচের টেবিলে আছে।`);
export const salesByDayInAll = (sales: string, span: string): string =>
  digits(`${span}: দিন অনুযায়ী ${sales} বিক্রি। সংখ্যাগুলো নিচের টেবিলে আছে।`);
export const whatSalesAre = 'ওই দিনের অর্ডারের মোট টাকা, বাতিল ও ফেরত আসা অর্ডার বাদে।';
export const theNumbers = 'সংখ্যাগুলো';
export const ordersByDay = 'দিন অনুযায়ী অর্ডার';
export const salesByDay = 'দিন অনুযায়ী বিক্রি';
export const span = (first: string, last: string): string => digits(`${first} থেকে ${last}`);
export const day = 'দিন';
export const orders = 'অর্ডার';
export const sales = 'বিক্রি';
export const thousands = (count: string): string => `${count} হাজার`;
export const lakhs = (count: string): string => `${count} লাখ`;
export const crores = (count: string): string => `${count} কোটি`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/components/charts.ts'),
  typeof import('./charts.ts')
>;
