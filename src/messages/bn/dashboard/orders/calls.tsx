import type { JSX, ReactNode } from 'react';
import type { Matches } from '../../../matches.ts';
import { digits } from '../../language.ts';

export const products = 'পণ্য';
export const callList = 'কল করতে হবে';
export const allPending = 'সব অপেক্ষমাণ';
export const neverCalled = 'কখনো কল করা হয়নি';
export const dueNow = 'এখন কল করতে হবে';
export const toCorrect = 'সংশোধন করতে হবে';
export const noOrderToCall = 'কল করার মতো কোনো অর্ডার নেই';
export const everyOrderHasBeenCalled = 'সব অপেক্ষমাণ অর্ডারে কল করা হয়েছে';
export const noCallIsDueNow = 'এখন কোনো কল করার নেই';
export const noOrderToCorrect = 'সংশোধন করার মতো কোনো অর্ডার নেই';
export const nextCall = 'পরের কল';
export const noCallsOnThisServer = 'এই শপের সার্ভার কলের হিসাব রাখে না।';
export const orders = 'অর্ডার';
export const whichOrders = 'কোন অর্ডারগুলো';
export const thePhoneHistories = 'ফোন নম্বরগুলোর ইতিহাস';
export const newOrdersAppearOnTheirOwn = 'নতুন অর্ডার এলে নিজে থেকেই এখানে দেখা যাবে।';
export const correctTheOrder = 'অর্ডার সংশোধন';
export const hideThem = 'লুকান';
export const showThem = 'দেখান';
export const correct = 'সংশোধন করুন';
export const sum = (subTotal: string, deliveryCharge: string, total: ReactNode): JSX.Element => (
  <>
    সাবটোটাল {digits(subTotal)} + ডেলিভারি {digits(deliveryCharge)} = {total}
  </>
);
export const nextOrder = 'পরের অর্ডার';
export const rowNoun = 'অর্ডার';
export const tries = (count: number): string => `${digits(count)} বার কল`;

export type Complete = Matches<
  typeof import('../../../en/dashboard/orders/calls.tsx'),
  typeof import('./calls.tsx')
>;
