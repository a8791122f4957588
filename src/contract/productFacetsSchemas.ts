import { array, number, object, string } from 'yup';
import { callSchemas } from './callSchemas.ts';
import { countFacets } from './productFacets.ts';
import { listingRules } from './productsSchemas.ts';

const choices = array(
  object({ value: string().required(), count: number().required() }).required(),
).required();

export const productFacetsSchemas = {
  countFacets: callSchemas(countFacets, {
    query: object(listingRules),
    reply: object({
      data: object({
        total: number().required(),
        colors: choices,
        sizes: choices,
        types: choices,
        ratings: choices,
        offer: number().required(),
        available: number().required(),
        lowestPrice: number().defined().nullable(),
        highestPrice: number().defined().nullable(),
      }).required(),
    }),
  }),
};
