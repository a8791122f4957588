/** The twelve categories by name, with their paths; a separate file because categories.ts is loaded later. */

export const categoryNames = [
  'Women Items',
  'Men Items',
  'Health and Beauty',
  'Baby and Kids',
  'Gadget Items',
  'Kitchen Items',
  'Bag Items',
  'Home and Living',
  '100 TK Items',
  'Cosmetics and Accessories',
  'Electronics and Appliances',
  'Fashion and Accessories',
] as const;

/** The tiles of the home page (HM-6). */
export const popularCategories = [
  'Kitchen Items',
  'Bag Items',
  'Home and Living',
  'Women Items',
  'Electronics and Appliances',
  'Baby and Kids',
] as const;

export const hundredTakaCategory = '100 TK Items';

/**
 * The name under which a category is stored and compared: lowercase, with the two spellings of "Home and
 * Living" as one.
 */
export const categoryKey = (name: string): string => {
  const key = name.trim().toLowerCase();
  return key === 'home & living' ? 'home and living' : key;
};

/** The text by which types and sub-categories are compared. */
export const typeKey = (type: string): string => type.trim().toLowerCase();

export const categoryPath = (category: string): string =>
  `/product/category/${encodeURIComponent(categoryKey(category))}`;
/** Several categories have a sub-category of the same name; the query parameter names the category. */
export const subCategoryPath = (subCategory: string, category?: string): string => {
  const path = `/product/sub-category/${encodeURIComponent(subCategory.toLowerCase())}`;
  if (category === undefined) return path;
  return `${path}?${new URLSearchParams({ category: categoryKey(category) }).toString()}`;
};
