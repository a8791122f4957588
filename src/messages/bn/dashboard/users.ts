import type { Matches } from '../../matches.ts';

export const deleteNamed = (name: string): string => `${name} মুছুন`;
export const deleteLabel = 'মুছুন';
export const viewAllUsers = 'সব ব্যবহারকারী';
export const looksLikeStaff = (looksLike: string): string => `দেখতে ${looksLike}-এর মতো, যিনি স্টাফ`;
export const notVerified = 'যাচাই হয়নি';
export const users = 'ব্যবহারকারী';
export const searchByNameOrEmail = 'নাম বা ই-মেইল দিয়ে খুঁজুন';
export const exportCustomers = 'গ্রাহকদের তালিকা এক্সপোর্ট করুন';
export const theCustomersCouldNotBeExported = 'গ্রাহকদের তালিকা এক্সপোর্ট করা যায়নি।';
export const noAccountsYet = 'এখনো কোনো অ্যাকাউন্ট নেই';
export const whenAccountsAppear = 'কেউ রেজিস্টার করলে তাঁর অ্যাকাউন্ট এখানে আসবে।';
export const promoteToAdmin = 'অ্যাডমিন করুন';
export const demoteToCustomer = 'গ্রাহক করুন';
export const makeStaff = 'স্টাফ করুন';
export const name = 'নাম';
export const email = 'ই-মেইল';
export const role = 'ভূমিকা';
export const action = 'কাজ';
export const sentence = (text: string): string => `${text}।`;

export type Complete = Matches<typeof import('../../en/dashboard/users.ts'), typeof import('./users.ts')>;
