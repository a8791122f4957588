import type { BreadcrumbList, ItemList, Thing, WithContext } from 'schema-dts';
import type { Crumb, PageSubject } from '#domain/pages/pageSubject.ts';
import { type Product, productPath, productTitle } from '#domain/products/product.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { productLd } from './productLd.ts';
import { organizationLd, webSiteLd } from './shopLd.ts';

/** The breadcrumb as search engines read it. */
const crumbsLd = (crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: to,
  })),
});

/** The products of a list as search engines read them: only name and address, since each product's own page has the rest. */
const itemListLd = (products: readonly Product[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: productTitle(product),
    url: productPath(product._id),
  })),
});

/** The schema.org objects of a page, with root-relative addresses; each becomes its own JSON-LD block. */
export const structuredData = (
  { isShop, product, products, crumbs }: PageSubject,
  shop: PublicSettings,
): WithContext<Thing>[] => [
  // Only the home page says what the whole shop is.
  ...(isShop === true ? [organizationLd(shop), webSiteLd(shop)] : []),
  ...(product === undefined ? [] : [productLd(product, shop)]),
  ...(crumbs === undefined ? [] : [crumbsLd(crumbs)]),
  ...(products === undefined || products.length === 0 ? [] : [itemListLd(products)]),
];
