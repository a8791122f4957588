import { call } from '../call/call.ts';
import type { productFacetsSchemas } from './productFacetsSchemas.ts';

type Schemas = typeof productFacetsSchemas;

/**
 * The facets of a listing, beyond API-1 to API-7: what it can be narrowed by, with counts. On a host without this call the browser
 * downloads all products of the listing and counts them (SH-6).
 */
export const countFacetsCall = call<Schemas['countFacets']>('GET', '/productFacets', 'everyone');
