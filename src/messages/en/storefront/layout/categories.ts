export const subCategoriesOf = (name: string): string => `Sub-categories of ${name}`;
export const categories = 'Categories';
export const allCategories = 'All categories';
export const subCategoriesOfCategory = (category: string): string => `Sub-categories of ${category}`;
