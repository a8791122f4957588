export const productsFound = 'Products found';
export const noResultsFor = (text: string): string => `No results for “${text}”.`;
export const theSearchResults = 'The search results';
export const seeAllNamed = (text: string): string => `See all named “${text}”`;
