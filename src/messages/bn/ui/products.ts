import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const off = (percent: number): string => `${digits(percent)}% ছাড়`;
export const soldOut = 'স্টক শেষ';
export const priceOnRequest = 'দাম জানতে কল করুন';
export const offerPrice = 'অফারের দাম';
export const originalPrice = 'আগের দাম';
export const freeDelivery = 'ফ্রি ডেলিভারি';
export const colors = (count: number): string => `${digits(count)}টি রং`;
export const favourite = (title: string): string => `পছন্দ: ${title}`;
export const loadingProducts = 'পণ্য লোড হচ্ছে';
export const noReviewsYet = 'এখনো রিভিউ নেই';
export const reviewCount = (_count: number, written: string): string => `${digits(written)}টি রিভিউ`;
export const rated = (rating: number): string => `${digits(5)} স্টারের মধ্যে ${digits(rating)}`;

export type Complete = Matches<typeof import('../../en/ui/products.ts'), typeof import('./products.ts')>;
