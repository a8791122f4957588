import type { Role } from '#domain/accounts/role.ts';
import type { DeliveryArea } from '#domain/checkout/delivery.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { ReviewState } from '#domain/reviews/review.ts';
import type { Matches } from '../../matches.ts';
import { choiceName } from './choices.ts';

const statuses: Readonly<Record<OrderStatus, string>> = {
  Pending: 'অপেক্ষমাণ',
  Confirmed: 'নিশ্চিত',
  Shipping: 'পথে আছে',
  Delivered: 'ডেলিভারি হয়েছে',
  Cancelled: 'বাতিল',
  Return: 'ফেরত',
};

const areas: Readonly<Record<DeliveryArea, string>> = {
  'Inside of Dhaka': 'ঢাকার ভিতরে',
  'Outside of Dhaka': 'ঢাকার বাইরে',
};

const reviewStates: Readonly<Record<ReviewState, string>> = {
  Waiting: 'অপেক্ষমাণ',
  Published: 'প্রকাশিত',
  Rejected: 'বাতিল করা',
};

const names: Readonly<Record<string, string>> = {
  ...statuses,
  ...areas,
  ...reviewStates,
  'Cash On Delivery': 'ক্যাশ অন ডেলিভারি',
  Bangladesh: 'বাংলাদেশ',
  Home: 'বাসা',
  Office: 'অফিস',
};

export const nameOf = (value: string): string =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : choiceName(value);

export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'অ্যাডমিন',
  staff: 'স্টাফ',
  customer: 'গ্রাহক',
};

export type Complete = Matches<typeof import('../../en/domain/names.ts'), typeof import('./names.ts')>;
