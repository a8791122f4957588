export const clearSearch = 'Clear search';
export const theSearchFailed = 'The search failed.';
export const noFound = (noun: string): string => `No ${noun} found.`;
