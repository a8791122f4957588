export const productsFound = 'Products found';
export const tryAnotherWord = (text: string): string =>
  `Check the spelling of “${text}”, or try another word.`;
export const theSearchResults = 'The search results';
export const seeAllNamed = (text: string): string => `See all named “${text}”`;
