export const home = 'Home';
export const shops = 'Shops';
export const subCategoriesOf = (name: string): string => `Sub-categories of ${name}`;
export const theSubCategories = 'The sub-categories';
export const categories = 'Categories';
export const allCategories = 'All categories';
