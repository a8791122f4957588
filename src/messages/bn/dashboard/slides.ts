import type { Matches } from '../../matches.ts';
import { digits } from '../language.ts';

export const addSlider = 'স্লাইড যোগ করুন';
export const addSlide = 'স্লাইড যোগ করুন';
export const editSlide = (number: number): string => `স্লাইড ${digits(number)} বদলান`;
export const deleteSlide = (number: number): string => `স্লাইড ${digits(number)} মুছুন`;
export const manageSlide = 'স্লাইড';
export const slideWithoutATitle = 'শিরোনাম ছাড়া স্লাইড';
export const slides = 'স্লাইড';
export const noSlidesYet = 'এখনো কোনো স্লাইড নেই';
export const whenTheSliderIsShown = 'স্লাইড যোগ করলে হোম পেজে দেখানো হবে।';
export const updateSlider = 'স্লাইড বদলান';
export const theSlide = 'স্লাইড';
export const updateSlide = 'সেভ করুন';
export const image = 'ছবি';
export const actions = 'কাজ';
export const picture = 'ছবি';
export const slideImage = 'স্লাইডের ছবি';
export const recommendedSize = (width: number, height: number): string =>
  digits(`${width} × ${height} পিক্সেল হলে ভালো`);
export const title = 'শিরোনাম';
export const headlineOfTheSlide = 'ছবির পাশে বড় করে লেখা থাকে। খালি রাখলে স্লাইডে শুধু ছবি আর বাটন থাকবে।';
export const titleInBengali = 'বাংলা শিরোনাম';
export const textInBengali = 'বাংলা লেখা';
export const bengaliHint = 'বাংলা পেজের জন্য। খালি রাখলে সেখানে ইংরেজিটাই দেখানো হবে।';
export const button = 'বাটন';
export const link = 'লিংক';
export const whereTheButtonLeads =
  'শপের কোনো পেজ, যেমন /product/category/bag%20items, অথবা অন্য সাইটের লিংক। খালি রাখলে সব পণ্যের তালিকা।';
export const text = 'লেখা';
export const leftEmptyItIsShopNow = 'খালি রাখলে শপের সাধারণ লেখাটি থাকবে।';
export const cancel = 'থাক';
export const saving = 'সেভ হচ্ছে…';

export type Complete = Matches<typeof import('../../en/dashboard/slides.ts'), typeof import('./slides.ts')>;
