import { array, boolean, number, object, string } from 'yup';
import { isPercent, percentLimits } from '#domain/products/priceChange.ts';
import { amountLimit, bulkProductsLimit } from '#domain/shop/constants.ts';
import { areDistinctBy, type CallSchemas, idRule, takaRule } from '../call/callSchemas.ts';

const tooMany = `At most ${bulkProductsLimit} products can be changed at once`;

/** A price that the user saw, in taka; `null` when the product has none. */
const knownPrice = (name: string) => takaRule(name, amountLimit).defined(`${name} is required`).nullable();

/** Schemas of the calls in productChanges.ts. */
export const productChangesSchemas = {
  setSoldOut: {
    body: object({
      ids: array(idRule)
        .typeError('ids must be a list')
        .required('ids is required')
        .min(1, 'Choose at least one product')
        .max(bulkProductsLimit, tooMany),
      soldOut: boolean().typeError('soldOut must be true or false').required('soldOut is required'),
    }).required('a body is required'),
    reply: object({ changedIds: array(string().required()).required() }).required(),
  },
  changePrices: {
    body: object({
      percent: number()
        .typeError('percent must be a number')
        .required('percent is required')
        .test(
          'percent',
          `The change must be from ${percentLimits.min} to ${percentLimits.max} per cent, not 0, with at most two decimals`,
          (value) => value === undefined || isPercent(value),
        ),
      products: array(
        object({
          id: idRule,
          originalPrice: knownPrice('originalPrice'),
          offerPrice: knownPrice('offerPrice'),
        }).required(),
      )
        .typeError('products must be a list')
        .required('products is required')
        .min(1, 'Choose at least one product')
        .max(bulkProductsLimit, tooMany)
        .test('once', 'Each product may be listed once', areDistinctBy('id')),
    }).required('a body is required'),
    reply: object({
      changedIds: array(string().required()).required(),
      refused: array(
        object({ id: string().required(), name: string().defined(), reason: string().required() }).required(),
      ).required(),
    }).required(),
  },
} satisfies Record<string, CallSchemas>;
