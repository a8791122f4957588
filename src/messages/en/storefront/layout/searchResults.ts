export const productsFound = 'Products found';
export const nothingIsCalled = (text: string): string => `Nothing is called “${text}”.`;
export const theSearchResults = 'The search results';
export const seeAllNamed = (text: string): string => `See all named “${text}”`;
