import { array, boolean, number, object, string } from 'yup';
import { importLimits } from '#domain/productFiles/importLimits.ts';
import { productSchema } from '#domain/products/productForm.ts';
import { stockLimits } from '#domain/products/stock.ts';
import { productImage } from '#domain/shop/constants.ts';
import { type CallSchemas, idRule } from '../call/callSchemas.ts';
import { choice, entryItems, pieces } from './stockSchemas.ts';

const rowRule = number()
  .typeError('row must be a number')
  .required('row is required')
  .integer('row must be a whole number')
  .min(1, 'row must be at least 1');

const tooMany = `At most ${importLimits.perCall} products can be sent at once`;

/** The pieces that a file tells of a product (GS-13): of a colour and size of it, or without both of all of it. */
const fileStock = array(
  object({
    choices: array(choice('choice').required('choice is required'))
      .typeError('choices must be a list')
      .required('choices is required')
      .max(2, 'A number of pieces is that of at most a colour and a size'),
    pieces: pieces('pieces'),
  }).required('an item is required'),
)
  .typeError('stock must be a list')
  .max(stockLimits.items, `A product may have at most ${stockLimits.items} items`);

const stockCount = string()
  .required('count is required')
  .oneOf(['whole', 'variants'] as const, 'count must be whole or variants');

/** Without `id` and `key` the product of that name is meant. */
const checkedProduct = productSchema
  .omit(['images'])
  .shape({
    row: rowRule,
    id: idRule.optional(),
    /** Names the product in the shop it comes from. */
    key: string().max(400, 'key may have at most 400 characters'),
    stock: fileStock,
    /** Addresses, or names of files that are uploaded before the product is stored. */
    pictures: array(string().required().max(2000))
      .typeError('pictures must be a list')
      .max(productImage.slots, `A product may hold at most ${productImage.slots} pictures`),
  })
  .required();

const storedProduct = productSchema
  .shape({
    row: rowRule,
    id: idRule,
    /** When the product was changed last, as the check said; `null` for a new one. */
    seen: string().defined('seen is required').nullable().max(40, 'seen may have at most 40 characters'),
    /** The pieces to enter, as the check said. */
    stock: object({ count: stockCount, items: entryItems }).optional().default(undefined),
  })
  .required();

/** An item with the pieces of the file, and those that the check has seen. */
const stockEntry = object({
  color: string().defined(),
  size: string().defined(),
  pieces: number().required(),
  seen: number().required(),
}).required();

const change = object({
  field: string().required(),
  from: string().defined(),
  to: string().defined(),
}).required();

const countRule = (name: string) =>
  number()
    .typeError(`${name} must be a number`)
    .required(`${name} is required`)
    .integer(`${name} must be a whole number`)
    .min(0, `${name} must be at least 0`)
    .max(importLimits.products, `${name} may be at most ${importLimits.products}`);

const eachOnce = (products: readonly { readonly id?: string }[] | undefined): boolean =>
  new Set(products?.map((product) => product?.id)).size === (products?.length ?? 0);

const checkKinds = ['new', 'changed', 'same', 'refused'] as const;
const kindRule = string().required().oneOf(checkKinds);

export const productImportSchemas = {
  exportProducts: { reply: string().required(), replyType: 'text/csv' },
  checkProductImport: {
    body: object({
      products: array(checkedProduct)
        .typeError('products must be a list')
        .required('products is required')
        .max(importLimits.perCall, tooMany),
      replacesPictures: boolean()
        .typeError('replacesPictures must be true or false')
        .required('replacesPictures is required'),
    }).required('a body is required'),
    reply: object({
      products: array(
        object({
          row: number().required(),
          kind: kindRule,
          id: string().defined(),
          seen: string().defined().nullable(),
          changes: array(change).required(),
          /** What to enter when the product is stored; `null` for nothing. */
          stock: object({ count: stockCount, items: array(stockEntry).required() })
            .nullable()
            .defined(),
          storesPictures: boolean().required(),
          reason: string().defined(),
          /** The field that is refused; absent for the product itself. */
          field: string(),
        }).required(),
      ).required(),
    }).required(),
  },
  storeProductImport: {
    body: object({
      products: array(storedProduct)
        .typeError('products must be a list')
        .required('products is required')
        .max(importLimits.perCall, tooMany)
        .test('once', 'Each product may be sent once', eachOnce),
      /** With the last part of an import: what the audit log says of all its parts. */
      ends: object({
        file: string().required('file is required').max(200, 'file may have at most 200 characters'),
        added: countRule('added'),
        changed: countRule('changed'),
        refused: countRule('refused'),
      })
        .optional()
        .default(undefined),
    }).required('a body is required'),
    reply: object({
      products: array(
        object({ row: number().required(), kind: kindRule, reason: string().defined() }).required(),
      ).required(),
    }).required(),
  },
} satisfies Record<string, CallSchemas>;
