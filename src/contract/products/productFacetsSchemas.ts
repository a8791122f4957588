import { array, number, object, type Schema, string } from 'yup';
import type { ProductFacets } from '#domain/products/productFacets.ts';
import { type CallSchemas } from '../call/callSchemas.ts';
import { listingRules } from './productsSchemas.ts';

const choices = array(
  object({ value: string().required(), count: number().required() }).required(),
).required();

const facets: Schema<ProductFacets> = object({
  total: number().required(),
  colors: choices,
  sizes: choices,
  types: choices,
  ratings: choices,
  offer: number().required(),
  available: number().required(),
  lowestPrice: number().defined().nullable(),
  highestPrice: number().defined().nullable(),
}).required();

/** Schemas of the call in productFacets.ts; `ProductFacets` explains the fields of the reply. */
export const productFacetsSchemas = {
  countFacets: { query: object(listingRules), reply: object({ data: facets }) },
} satisfies Record<string, CallSchemas>;
