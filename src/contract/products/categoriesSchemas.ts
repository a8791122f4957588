import { array, boolean, number, object, type Schema, string } from 'yup';
import { categoryChangeSchema, categoryChoiceSchema } from '#domain/products/categorySchema.ts';
import type { ListedCategory, SavedCategories } from '#domain/products/categoryTree.ts';
import { type CallSchemas, integerRule } from '../call/callSchemas.ts';

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

export const categoriesSchemas = {
  listCategories: {
    query: object({
      category: string().max(80, 'category may have at most 80 characters'),
      subCategory: string().max(80, 'subCategory may have at most 80 characters'),
      /** With the Bengali names of the sub-categories of a new shop. */
      language: string().oneOf(['bn'] as const, 'language must be one of bn'),
    }),
    reply: object({
      categories: array(listed).required(),
      movedTo: object(place).nullable().defined(),
    }).required(),
  },
  getCategoryTree: { reply: savedReply },
  /** `version`: the one that the admin has seen. */
  changeCategories: {
    body: categoryChangeSchema
      .concat(object({ version: integerRule('version', 0) }))
      .required('a body is required'),
    reply: object({ version: number().required() }).required(),
  },
  /** `version`: the one that the admin has seen. */
  chooseCategories: {
    body: categoryChoiceSchema
      .concat(object({ version: integerRule('version', 0) }))
      .required('a body is required'),
    reply: object({ version: number().required() }).required(),
  },
} satisfies Record<string, CallSchemas>;
