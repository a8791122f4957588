import { array, boolean, number, object, type Schema, string } from 'yup';
import { catalogSorts, stockStates } from '#domain/products/catalogFilter.ts';
import { choiceLimits } from '#domain/products/filterLimits.ts';
import type { Product } from '#domain/products/product.ts';
import { productSchema } from '#domain/products/productForm.ts';
import { productLengths } from '#domain/products/productLengths.ts';
import { productSorts } from '#domain/products/productSorts.ts';
import { amountLimit, productsByIdLimit, searchLengths } from '#domain/shop/constants.ts';
import { numberAsTyped } from '#domain/values/typedText.ts';
import {
  byId,
  type CallSchemas,
  choiceRule,
  dayRule,
  deletedReply,
  idempotencyHeaders,
  insertedReply,
  pageRules,
  textRule,
} from '../call/callSchemas.ts';

/** The product form's schema (AP-5), for both adding and updating. */
const productBody = productSchema.required('a body is required');

/** `seen`: the `changedAt` of the product that the user has changed; without it the change is made whatever the product is by now. */
const changedProductBody = productBody.shape({
  seen: textRule('seen', 40),
});

/** The stock of a counted product; absent for any other product. */
const stockReply = object({
  count: string()
    .oneOf(['whole', 'variants'] as const)
    .required(),
  low: number().required(),
  /** Whether no piece of any item is left. */
  isOut: boolean().required(),
  items: array(
    object({
      color: string().defined(),
      size: string().defined(),
      /** The pieces that are left; `null` when more than `low` are left, since shoppers see only low numbers. */
      left: number().defined().nullable(),
    }).required(),
  ).optional(),
})
  .optional()
  // Here and below: otherwise yup would put an object in place of an absent one.
  .default(undefined);

type LaterField = 'soldOut' | 'changedAt';

/** A product. `LaterField` names the fields of MD-8 and MD-14, which another host may lack. */
const productReply: Schema<Omit<Product, LaterField> & Partial<Pick<Product, LaterField>>> = object({
  _id: string().required(),
  name: string().defined(),
  description: string().defined(),
  /** The texts of Bengali pages, absent without any (BN-5). */
  nameBengali: string().optional(),
  descriptionBengali: string().optional(),
  videoLink: string().defined(),
  category: string().defined(),
  subCategory: string().defined(),
  productType: string().defined(),
  sizes: array(string().required()).required(),
  colors: array(string().required()).required(),
  images: array(string().required()).required(),
  /** The colour that each image shows, '' for none; absent if no image has one (BY-3). */
  imageColors: array(string().defined()).optional().default(undefined),
  originalPrice: number().defined().nullable(),
  offerPrice: number().defined().nullable(),
  ratings: number().defined().nullable(),
  reviews: number().defined().nullable(),
  soldOut: boolean(),
  stock: stockReply,
  createdAt: string().defined(),
  changedAt: string(),
  reviewSummary: object({ count: number().required(), average: number().defined().nullable() })
    .optional()
    .default(undefined),
  /** Only in the reply of `getProductCall`. */
  subCategoryBengali: string().optional(),
}).required();

/** Wider than `idListRule`: a browser sends ids that it has stored (`canBeId`), and another host may have made them. */
const idList = string()
  .required('ids is required')
  .matches(/^[\w-]{1,64}(,[\w-]{1,64})*$/, 'ids must be ids of products, joined by commas')
  .test({
    name: 'count',
    message: `ids may name at most ${productsByIdLimit} products`,
    skipAbsent: true,
    test: (ids) => ids.split(',').length <= productsByIdLimit,
  });

const price = (name: string) =>
  number()
    .transform(numberAsTyped)
    .typeError(`${name} must be a number`)
    .min(0, `${name} must be at least 0`)
    .max(amountLimit, `${name} may be at most ${amountLimit}`);

/**
 * The texts of a parameter that may be repeated, sorted and each once, so that the same filter in another order is the same request for
 * the cache.
 */
const choices = (name: string) =>
  array(
    string()
      .required()
      .max(choiceLimits.characters, `${name} may have at most ${choiceLimits.characters} characters`),
  )
    .transform((_value, raw: unknown) => {
      // A parameter that is sent once arrives as a text, a repeated one as a list.
      const values: unknown[] = [raw].flat();
      const texts = values.filter((value) => typeof value === 'string').map((text) => text.trim());
      const distinct = [...new Set(texts)].filter((text) => text !== '');
      return distinct.length === 0 ? undefined : distinct.toSorted();
    })
    .max(choiceLimits.choices, `${name} may hold at most ${choiceLimits.choices} choices`);

/** A category, a sub-category or a type, as long as a product may have it. */
export const nameRule = (name: 'category' | 'subCategory' | 'productType') =>
  textRule(name, productLengths[name]);

/** The filters of a listing, of its products as well as of its facets (SH-6). */
export const listingRules = {
  searchQuery: textRule('searchQuery', searchLengths.products),
  category: nameRule('category'),
  subCategory: nameRule('subCategory'),
  productType: nameRule('productType'),
  minPrice: price('minPrice'),
  maxPrice: price('maxPrice'),
  colors: choices('colors'),
  sizes: choices('sizes'),
  types: choices('types'),
  minRating: number()
    .transform(numberAsTyped)
    .typeError('minRating must be a number')
    .min(1, 'minRating must be at least 1')
    .max(5, 'minRating may be at most 5'),
  offer: string().oneOf(['yes'] as const, 'offer may be yes'),
  stock: choiceRule('stock', stockStates),
};

/** The sorts of all product lists, of the storefront and of the dashboard. */
export const listSorts = [...new Set([...productSorts, ...catalogSorts])];

/** Schemas of the calls in products.ts. */
export const productsSchemas = {
  listProducts: {
    query: object({
      ...listingRules,
      sort: choiceRule('sort', listSorts),
      /** `last`: sold-out products come after all others, both parts sorted by `sort` (BY-4). */
      soldOut: string().oneOf(['last'] as const, 'soldOut may be last'),
      /** `none`: only products without a picture. */
      pictures: string().oneOf(['none'] as const, 'pictures may be none'),
      changedSince: dayRule('changedSince'),
      /** `no`: the server does not count the products, for a client that shows no total. */
      total: string().oneOf(['no'] as const, 'total may be no'),
      ...pageRules,
    }),
    reply: object({ data: array(productReply).required() }),
    isPaged: true,
  },
  getProduct: {
    refusals: ['unknown'],
    params: byId,
    reply: object({ data: productReply }),
  },
  listProductsById: {
    query: object({ ids: idList }),
    reply: object({ data: array(productReply).required() }),
  },
  postProduct: {
    refusals: ['keyReused'],
    headers: idempotencyHeaders,
    body: productBody,
    reply: insertedReply,
  },
  updateProduct: {
    refusals: ['unknown', 'changedMeanwhile'],
    params: byId,
    body: changedProductBody,
    reply: object({ data: productReply }),
  },
  deleteProduct: { refusals: ['unknown'], params: byId, reply: deletedReply },
} satisfies Record<string, CallSchemas>;
