export const filter = 'Filter';
export const clearAll = 'Clear all';
export const close = 'Close';
export const showProducts = 'Show products';
/** `products` is their number with the word, such as `24 products`. */
export const show = (products: string): string => `Show ${products}`;
export const theFilters = 'The filters';
export const loadingTheChoices = 'Loading the choices';
export const nothingToChoose = 'Nothing to choose here.';
/** The word behind the number. */
export const productWord = (count: number): string => (count === 1 ? 'product' : 'products');
export const apply = 'Apply';
export const anyPrice = 'Any price';
export const anyRating = 'Any rating';
export const priceInTaka = 'Price in taka';
export const lowestPrice = 'Lowest price';
export const highestPrice = 'Highest price';
export const fromPrice = (lowest: string | null): string => (lowest === null ? 'from' : `from ${lowest}`);
export const toPrice = (highest: string | null): string => (highest === null ? 'to' : `to ${highest}`);
/** In the form for a browser without script. */
export const sortAndFilter = 'Sort and filter';
export const any = 'Any';
