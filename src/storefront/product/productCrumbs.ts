import type { Crumb } from '#domain/pages/pageSubject.ts';
import { categoryLabel } from '#domain/products/categories.ts';
import { categoryPath } from '#domain/products/categoryNames.ts';
import { type Product, productPath, productTitle } from '#domain/products/product.ts';
import { subCategoryLink } from '../layout/categories/listingLinks.ts';

export const productCrumbs = (product: Product): Crumb[] => [
  { name: 'Home', to: '/' },
  ...(product.category === ''
    ? []
    : [{ name: categoryLabel(product.category), to: categoryPath(product.category) }]),
  ...(product.category === '' || product.subCategory === ''
    ? []
    : [
        {
          name: categoryLabel(product.subCategory),
          to: subCategoryLink(product.category, product.subCategory).to,
        },
      ]),
  { name: productTitle(product), to: productPath(product._id) },
];
