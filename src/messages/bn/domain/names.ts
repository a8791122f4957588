import type { Role } from '#domain/accounts/role.ts';
import type { DeliveryArea } from '#domain/checkout/delivery.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { ProductType } from '#domain/products/productChoices.ts';
import type { ReviewState } from '#domain/reviews/review.ts';
import type { Matches } from '../../matches.ts';

const statuses: Readonly<Record<OrderStatus, string>> = {
  Pending: 'অপেক্ষমাণ',
  Confirmed: 'নিশ্চিত',
  Shipping: 'পথে আছে',
  Delivered: 'ডেলিভারি হয়েছে',
  Cancelled: 'বাতিল',
  Return: 'ফেরত এসেছে',
};

const areas: Readonly<Record<DeliveryArea, string>> = {
  'Inside of Dhaka': 'ঢাকার ভিতরে',
  'Outside of Dhaka': 'ঢাকার বাইরে',
};

const types: Readonly<Record<ProductType, string>> = {
  'New Arrivals': 'নতুন এসেছে',
  'Most Popular': 'সবচেয়ে জনপ্রিয়',
  'Best Selling': 'সবচেয়ে বেশি বিক্রি',
};

const reviewStates: Readonly<Record<ReviewState, string>> = {
  Waiting: 'অপেক্ষমাণ',
  Published: 'প্রকাশিত',
  Rejected: 'বাতিল করা',
};

const names: Readonly<Record<string, string>> = {
  ...statuses,
  ...areas,
  ...types,
  ...reviewStates,
  'Cash On Delivery': 'ক্যাশ অন ডেলিভারি',
  Bangladesh: 'বাংলাদেশ',
  'Unnamed product': 'নামহীন পণ্য',
  'Go shopping': 'কেনাকাটা করুন',
  Home: 'বাসা',
  Office: 'অফিস',
  'N/A': 'বাছা হয়নি',
  Black: 'কালো',
  Gray: 'ধূসর',
  White: 'সাদা',
  Red: 'লাল',
  Green: 'সবুজ',
  Blue: 'নীল',
  Yellow: 'হলুদ',
  Pink: 'গোলাপি',
  Orange: 'কমলা',
  Purple: 'বেগুনি',
};

export const nameOf = (value: string): string =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : value;

export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'অ্যাডমিন',
  staff: 'স্টাফ',
  customer: 'গ্রাহক',
};

export type Complete = Matches<typeof import('../../en/domain/names.ts'), typeof import('./names.ts')>;
