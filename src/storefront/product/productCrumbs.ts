import type { Crumb } from '#domain/pages/pageSubject.ts';
import { categoryPath } from '#domain/products/categoryNames.ts';
import { categoryLabel } from '#domain/products/categoryTree.ts';
import type { PageShop } from '#domain/products/pageShop.ts';
import { type Product, productPath, productTitle } from '#domain/products/product.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/product.tsx';
import { subCategoryLink } from '../layout/categories/listingLinks.ts';

/** The breadcrumb to a product; its sub-category is spelled as in the product. */
export const productCrumbs = (product: Product, shop: PageShop): Crumb[] => [
  { name: messages.home, to: '/' },
  ...placeCrumbs(product, shop),
  { name: productTitle(product), to: productPath(product._id) },
];

/** The steps to the product's category and sub-category, as far as it has them. */
const placeCrumbs = (product: Product, { categories }: PageShop): Crumb[] => {
  const { category, subCategory, subCategoryBengali } = product;
  if (category === '') return [];
  const categoryCrumb = { name: categoryLabel(categories, category), to: categoryPath(category) };
  if (subCategory === '') return [categoryCrumb];
  const name = language === 'bn' ? subCategoryBengali || subCategory : subCategory;
  return [categoryCrumb, { name, to: subCategoryLink(category, subCategory).to }];
};
