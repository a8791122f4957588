import type { Matches } from '../../matches.ts';
import { choiceName } from '../domain/choices.ts';
import { digits } from '../language.ts';

export const productsInYourCart = 'আপনার কার্টের পণ্য';
export const selectAll = 'সব বাছুন';
export const selected = (count: number, all: number): string =>
  `${digits(all)}টির মধ্যে ${digits(count)}টি বাছা হয়েছে`;
export const select = (name: string): string => `${name} বাছুন`;
export const color = (color: string): string => `রং: ${choiceName(color)}`;
export const size = (size: string): string => `সাইজ: ${size}`;
export const quantityOf = (name: string): string => `${name}-এর পরিমাণ`;
export const removeFromTheCart = (name: string): string => `কার্ট থেকে ${name} সরান`;
export const removed = 'সরানো হয়েছে';
export const undo = 'আগের মতো করুন';
export const ok = 'ঠিক আছে';
export const wasRemoved = (name: string): string => `${name} কার্ট থেকে সরানো হয়েছে।`;
export const myCart = 'আমার কার্ট';
export const yourCartIsEmpty = 'আপনার কার্ট খালি';
export const productsWaitHere = 'কার্টে যোগ করা পণ্য অর্ডার না করা পর্যন্ত এখানে থাকে।';
export const cartIsNotStored = 'এই ব্রাউজার আপনার কার্ট জমা রাখতে পারছে না। পেজ বন্ধ বা রিলোড করলে কার্ট খালি হয়ে যাবে।';
export const startShopping = 'কেনাকাটা শুরু করুন';
export const selectedProducts = 'বাছাই করা পণ্য';
export const tickWhatYouWant = 'এখন যেসব পণ্য অর্ডার করবেন সেগুলোতে টিক দিন; বাকিগুলো কার্টে থাকবে।';
export const total = 'মোট';
export const totalOf = (amount: string): string => `মোট ${digits(amount)}`;
export const proceedToCheckout = 'চেকআউটে যান';
export const deliveryIsCalculated = 'ডেলিভারি চার্জ চেকআউটে হিসাব করা হয়।';
export const deliveryIsCalculatedOrFree = (over: string): string =>
  `ডেলিভারি চার্জ চেকআউটে হিসাব করা হয়; ${digits(over)}-এর বেশি হলে ফ্রি।`;
export const priceBefore = 'আগের দাম';
export const takeTheNewPrice = 'নতুন দাম নিন';
export const take = (left: number): string => `${digits(left)} পিস নিন`;
export const remove = 'সরান';

export type Complete = Matches<typeof import('../../en/storefront/cart.ts'), typeof import('./cart.ts')>;
