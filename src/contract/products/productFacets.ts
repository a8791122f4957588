import { call } from '../call/call.ts';
import type { productFacetsSchemas } from './productFacetsSchemas.ts';

/** Beyond API-1 to API-7: what a listing can be narrowed by, with counts; on a host without it the browser counts all products (SH-6). */
export const countFacetsCall = call<typeof productFacetsSchemas.countFacets>('GET', '/productFacets', {
  access: 'everyone',
  refusals: ['invalid'],
});
