import type { Crumb } from '#domain/pages/pageSubject.ts';
import { categoryPath } from '#domain/products/categoryNames.ts';
import { categoryLabel } from '#domain/products/categoryTree.ts';
import type { PageShop } from '#domain/products/pageShop.ts';
import { type Product, productPath, productTitle } from '#domain/products/product.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/product.tsx';
import { subCategoryLink } from '../layout/categories/listingLinks.ts';

/** The breadcrumb to a product; its sub-category is spelled as in the product. */
export const productCrumbs = (product: Product, { categories }: PageShop): Crumb[] => [
  { name: messages.home, to: '/' },
  ...(product.category === ''
    ? []
    : [{ name: categoryLabel(categories, product.category), to: categoryPath(product.category) }]),
  ...(product.category === '' || product.subCategory === ''
    ? []
    : [
        {
          name: (language === 'bn' && product.subCategoryBengali) || product.subCategory,
          to: subCategoryLink(product.category, product.subCategory).to,
        },
      ]),
  { name: productTitle(product), to: productPath(product._id) },
];
