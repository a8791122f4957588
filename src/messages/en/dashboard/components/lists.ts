export const theRows = (noun: string): string => `The ${noun}`;
export const noMatch = (noun: string, search: string): string => `No ${noun} match “${search}”`;
export const checkTheSpelling = 'Check the spelling, or browse the whole list.';
export const clearTheSearch = 'Clear the search';
export const noMatchThisFilter = (noun: string): string => `No ${noun} match this filter`;
export const widenTheFilter = 'Widen the filter, or clear it.';
export const clearTheFilter = 'Clear the filter';
export const noneLeftOnThisPage = (noun: string): string => `No ${noun} left on this page`;
export const theyHaveBeenMoved = 'They have been moved, and new ones may have arrived.';
export const goToTheFirstPage = 'Go to the first page';
export const theLatestRows = (noun: string): string => `The latest state of the ${noun}`;
export const searchThisList = 'Search this list';
/** `1 order`, `1,240 orders`; the noun is plural and ends in s. */
export const counted = (count: number, formatted: string, noun: string): string =>
  `${formatted} ${count === 1 ? noun.slice(0, -1) : noun}`;
export const someOf = (first: string, last: string, all: string): string => `${first}–${last} of ${all}`;
export const showMoreLeft = (count: string): string => `Show more (${count} left)`;
