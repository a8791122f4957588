/** What a product is called that has no name. */
export const unnamedProduct = 'Unnamed product';
