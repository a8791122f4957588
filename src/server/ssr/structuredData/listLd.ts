import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import type { Crumb } from '#domain/pageSubject.ts';
import { type Product, productPath, productTitle } from '#domain/product.ts';

/** The breadcrumb as search engines read it. */
export const crumbsLd = (crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: to,
  })),
});

/** The products of a list as search engines read them: each product's own page has the rest. */
export const itemListLd = (products: readonly Product[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: productTitle(product),
    url: productPath(product._id),
  })),
});
