import { array, boolean, number, object, type Schema, string } from 'yup';
import { categoryChangeSchema, categoryChoiceSchema } from '#domain/products/categorySchema.ts';
import type { ListedCategory, SavedCategories } from '#domain/products/categoryTree.ts';
import { type CallSchemas, choiceRule, integerRule } from '../call/callSchemas.ts';
import { nameRule } from './productsSchemas.ts';

/** Names of a category and a sub-category; the sub-category, or both, may be ''. */
const place = { category: string().defined(), subCategory: string().defined() };
const names = { name: string().required(), nameBengali: string().defined() };
const subCategory = object({ ...names, isHidden: boolean().required() });

const listed: Schema<ListedCategory> = object({
  ...names,
  isHidden: boolean().required(),
  subCategories: array(subCategory).required(),
});

const savedReply: Schema<SavedCategories> = object({
  version: number().required(),
  categories: array(
    object({
      ...names,
      isHidden: boolean().required(),
      picture: string().defined(),
      tile: number().nullable().defined(),
      subCategories: array(subCategory).required(),
    }),
  ).required(),
  counts: array(object({ ...place, products: number().required() })).required(),
}).required();

/** Schemas of the calls in categories.ts; domain/products/categoryTree.ts explains the fields of the replies. */
export const categoriesSchemas = {
  listCategories: {
    query: object({
      category: nameRule('category'),
      subCategory: nameRule('subCategory'),
      /** `bn`: with Bengali names also for the sub-categories of a new shop, which nobody has named yet. */
      language: choiceRule('language', ['bn']),
    }),
    reply: object({
      categories: array(listed).required(),
      movedTo: object(place).nullable().defined(),
    }).required(),
  },
  getCategoryTree: { reply: savedReply },
  /** `version`: the one that the admin has seen. */
  changeCategories: {
    refusals: ['changedMeanwhile'],
    body: categoryChangeSchema
      .concat(object({ version: integerRule('version', 0) }))
      .required('a body is required'),
    reply: object({ version: number().required() }).required(),
  },
  /** `version`: the one that the admin has seen. */
  chooseCategories: {
    refusals: ['changedMeanwhile'],
    body: categoryChoiceSchema
      .concat(object({ version: integerRule('version', 0) }))
      .required('a body is required'),
    reply: object({ version: number().required() }).required(),
  },
} satisfies Record<string, CallSchemas>;
