export const product = 'product';
export const searchProducts = 'Search products';
