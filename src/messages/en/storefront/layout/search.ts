export const product = 'product';
export const searchProducts = 'Search products';
export const productsFound = 'Products found';
export const nothingIsCalled = (trim: string): string => `Nothing is called “${trim}”.`;
export const theSearchResults = 'The search results';
export const seeAllNamed = (trim: string): string => `See all named “${trim}”`;
