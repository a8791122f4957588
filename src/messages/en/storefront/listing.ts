export const categoryDescription = (name: string, shop: string, country: string): string =>
  `${name} at ${shop}, with cash on delivery all over ${country}.`;
export const shopDescription = (shop: string, country: string): string =>
  `Everything ${shop} sells, with cash on delivery all over ${country}.`;
export const allProducts = 'All products';
export const productsNamed = (text: string): string => `Products named “${text}”`;
/** `written` is the number as the page writes it. */
export const productCount = (count: number, written: string): string =>
  `${written} ${count === 1 ? 'product' : 'products'}`;
export const chosenFilters = 'Chosen filters';
export const remove = 'Remove';
export const clearAll = 'Clear all';
export const filter = 'Filter';
/** The label of a filter or a group, with the number of chosen ones. */
export const withChosen = (label: string, count: number): string => `${label} (${count})`;
export const filters = 'Filters';
export const price = 'Price';
export const color = 'Color';
export const size = 'Size';
export const type = 'Type';
export const rating = 'Rating';
export const availability = 'Availability';
export const starsAndUp = (stars: number | string): string => `${stars} stars and up`;
export const onOffer = 'On offer';
export const inStock = 'In stock';
export const upTo = (price: string): string => `Up to ${price}`;
export const from = (price: string): string => `From ${price}`;
export const sizeOf = (size: string): string => `Size ${size}`;
export const sortBy = 'Sort by';
export const newestFirst = 'Newest first';
export const priceLowToHigh = 'Price, low to high';
export const priceHighToLow = 'Price, high to low';
export const bestRated = 'Best rated';
export const theProducts = 'The products';
export const products = 'Products';
export const moreProducts = 'More products';
export const loading = 'Loading…';
export const loadMore = 'Load more';
export const nothingMatches = 'Nothing matches these filters.';
export const noProductNamed = (text: string): string => `No product is called “${text}”`;
export const tryAnotherWord = 'Check the spelling, or search for another word.';
export const clearAllFilters = 'Clear all filters';
export const seeAllProducts = 'See all products';
