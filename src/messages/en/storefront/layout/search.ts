/** What the search finds, in sentences such as “3 products found”. */
export const product = 'product';
export const searchProducts = 'Search products';
