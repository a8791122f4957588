import type { Thing, WithContext } from 'schema-dts';
import type { PageSubject } from '#domain/pageSubject.ts';
import { crumbsLd, itemListLd } from './listLd.ts';
import { productLd } from './productLd.ts';
import { organizationLd, webSiteLd } from './shopLd.ts';

/** The schema.org objects of a page, with root-relative addresses; each becomes its own JSON-LD block. */
export const structuredData = ({ isShop, product, products, crumbs }: PageSubject): WithContext<Thing>[] => [
  ...(isShop === true ? [organizationLd(), webSiteLd()] : []),
  ...(product === undefined ? [] : [productLd(product)]),
  ...(crumbs === undefined ? [] : [crumbsLd(crumbs)]),
  ...(products === undefined || products.length === 0 ? [] : [itemListLd(products)]),
];
