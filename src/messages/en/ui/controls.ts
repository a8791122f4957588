export const clearSearch = 'Clear search';
export const searchFailed = 'The search failed.';
export const noneFound = (noun: string): string => `No ${noun} found.`;
export const found = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun} found.` : `${count} ${noun}s found.`;
