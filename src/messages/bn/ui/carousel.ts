import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const carousel = 'ক্যারোসেল';
export const previousIn = (label: string): string => `${label}: আগেরগুলো`;
export const nextIn = (label: string): string => `${label}: পরেরগুলো`;
export const previousSlide = 'আগের স্লাইড';
export const nextSlide = 'পরের স্লাইড';
export const playTheSlides = 'স্লাইড চালু করুন';
export const stopTheSlides = 'স্লাইড থামান';
export const showSlide = (place: number): string => `স্লাইড ${digits(place)}`;
export const slide = 'স্লাইড';
export const placeOf = (place: number, count: number): string =>
  `${digits(count)}টির মধ্যে ${digits(place)} নম্বর`;

export type Complete = Matches<typeof import('../../en/ui/carousel.ts'), typeof import('./carousel.ts')>;
