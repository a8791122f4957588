import { array, boolean, number, object, string } from 'yup';
import { importLimits } from '#domain/productFiles/importLimits.ts';
import { productSchema } from '#domain/products/productForm.ts';
import { stockLimits } from '#domain/products/stock.ts';
import { productImage } from '#domain/shop/constants.ts';
import { areDistinctBy, type CallSchemas, idRule, integerRule, textRule } from '../call/callSchemas.ts';
import { choice, entryItems, pieces } from './stockSchemas.ts';

const rowRule = integerRule('row', 1);

const tooMany = `At most ${importLimits.perCall} products can be sent at once`;

/** The pieces that a file names (GS-13), each for a colour, a size or both; without `choices` for the whole product. */
const fileStock = array(
  object({
    choices: array(choice('choice').required('choice is required'))
      .typeError('choices must be a list')
      .required('choices is required')
      .max(2, 'A number of pieces is that of at most a color and a size'),
    pieces: pieces('pieces'),
  }).required('an item is required'),
)
  .typeError('stock must be a list')
  .max(stockLimits.items, `A product may have at most ${stockLimits.items} items`);

/** Whether pieces are counted of the whole product or of each variant, which is a colour and size. */
const stockCount = string()
  .required('count is required')
  .oneOf(['whole', 'variants'] as const, 'count must be whole or variants');

/** A product of the file, to be checked. Without `id` and `key` it is the shop's product of the same name. */
const checkedProduct = productSchema
  .omit(['images'])
  .shape({
    row: rowRule,
    id: idRule.optional(),
    /** The product's id in the shop that the file comes from. */
    key: textRule('key', 400),
    stock: fileStock,
    /** Addresses, or names of files that are uploaded before the product is stored. */
    pictures: array(string().required().max(importLimits.pictureAddress))
      .typeError('pictures must be a list')
      .max(productImage.slots, `A product may hold at most ${productImage.slots} pictures`),
  })
  .required();

/** A checked product, to be stored; `id` is the one that the check has returned. */
const storedProduct = productSchema
  .shape({
    row: rowRule,
    id: idRule,
    /** When the product was changed last, as the check returned it; `null` for a new product. */
    seen: string().defined('seen is required').nullable().max(40, 'seen may have at most 40 characters'),
    /** The pieces to enter, as the check returned them. */
    // `default(undefined)`, since yup would otherwise put an object in place of an absent one.
    stock: object({ count: stockCount, items: entryItems }).optional().default(undefined),
  })
  .required();

/** An item: `pieces` are the file's, `seen` those that the shop had when it was checked. */
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

const countRule = (name: string) => integerRule(name, 0, importLimits.products);

/** What the import makes of a product of the file. */
const checkKinds = ['new', 'changed', 'same', 'refused'] as const;
const kindRule = string().required().oneOf(checkKinds);

/** Schemas of the calls in productImport.ts. */
export const productImportSchemas = {
  exportProducts: { reply: string().required(), replyType: 'text/csv' },
  checkProductImport: {
    body: object({
      products: array(checkedProduct)
        .typeError('products must be a list')
        .required('products is required')
        .max(importLimits.perCall, tooMany),
      /** Whether the file's pictures replace a product's present ones; a product without pictures gets the file's in either case. */
      replacesPictures: boolean()
        .typeError('replacesPictures must be true or false')
        .required('replacesPictures is required'),
    }).required('a body is required'),
    reply: object({
      products: array(
        object({
          row: number().required(),
          kind: kindRule,
          /**
           * The id of the product that the row means. One that the shop does not have yet gets an id that follows from the row's key or
           * name, so that rows of one product have the same, and that no product with another name has. Empty if it is not clear which
           * product is meant.
           */
          id: string().defined(),
          seen: string().defined().nullable(),
          changes: array(change).required(),
          /** The pieces to enter when the product is stored; `null` for none. */
          stock: object({ count: stockCount, items: array(stockEntry).required() })
            .nullable()
            .defined(),
          /** Whether the client is to store the row's pictures before it sends the product: the import gives them to it. */
          storesPictures: boolean().required(),
          /** Why the row is refused, or that the shop has removed one of its pictures; empty otherwise. */
          reason: string().defined(),
          /** The field that is refused; absent when the product as a whole is refused. */
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
        .test('once', 'Each product may be sent once', areDistinctBy('id')),
      /** Only with the last part of an import: what the audit log says about the whole import. */
      ends: object({
        file: string()
          .required('file is required')
          .max(importLimits.fileName, `file may have at most ${importLimits.fileName} characters`),
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
