/** How categories are compared and addressed. */

/** The category that has a section of its own on the home page, in a shop that has the category (HM-9). */
export const hundredTakaCategory = '100 TK Items';

/**
 * The name under which a category is stored and compared: lowercase, with the two spellings of "Home and
 * Living" as one.
 */
export const categoryKey = (name: string): string => {
  const key = name.trim().toLowerCase();
  return key === 'home & living' ? 'home and living' : key;
};

/** The text by which sub-categories are compared, and product types too. */
export const subCategoryKey = (name: string): string => name.trim().toLowerCase();

export const categoryPath = (category: string): string =>
  `/product/category/${encodeURIComponent(categoryKey(category))}`;
/** Several categories may have a sub-category of the same name: the query parameter names the category. */
export const subCategoryPath = (subCategory: string, category?: string): string => {
  const path = `/product/sub-category/${encodeURIComponent(subCategoryKey(subCategory))}`;
  if (category === undefined) return path;
  return `${path}?${new URLSearchParams({ category: categoryKey(category) }).toString()}`;
};
