import type { ProductFacets } from '#domain/productFacets.ts';
import type { ProductFilter } from '#domain/productFilter.ts';
import { call } from './call.ts';

/** Beyond API-1 to API-7: what a listing can be narrowed by, with counts; a host without it sends all products (SH-6). */
export const countFacets = call<{
  query: Omit<ProductFilter, 'sort' | 'limit'>;
  reply: { data: ProductFacets };
}>('GET', '/productFacets', ['invalid']);
