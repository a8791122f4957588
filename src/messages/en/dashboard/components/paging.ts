import { groupDigits } from '../../language.ts';

export const pleaseEnterAPageUpTo = (count: number): string =>
  `Please enter a page from 1 to ${groupDigits(count)}.`;
export const goToPage = 'Go to page';
export const go = 'Go';
export const page = (page: number): string => `Page ${page}`;
export const pagesOf = (noun: string): string => `Pages of ${noun}`;
export const firstPage = 'First page';
export const previous = 'Previous';
export const next = 'Next';
export const perPage = (noun: string): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} per page`;
