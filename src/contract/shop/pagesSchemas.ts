import { array, boolean, number, object, type Schema, string } from 'yup';
import type { ShopPages } from '#domain/shop/shop.ts';
import type { PageLink, PageSummary, PublicPage, SavedPage } from '#domain/shop/shopPage.ts';
import { pageLengths, pageSchema } from '#domain/shop/shopPageSchema.ts';
import { byId, type CallSchemas, choiceRule, integerRule, textRule } from '../call/callSchemas.ts';

/** The contents before the last change; `null` for a page that was never changed. */
const previous: Schema<SavedPage['previous']> = pageSchema.nullable().defined();
const saved: Schema<SavedPage> = object({
  _id: string().required(),
  version: number().required(),
  page: pageSchema,
  previous,
}).required();

const summary: Schema<PageSummary> = object({
  _id: string().required(),
  slug: string().required(),
  title: string().required(),
  titleBengali: string(),
  isPublished: boolean().required(),
  inMenu: boolean().required(),
  inFooter: boolean().required(),
}).required();

const links: Schema<PageLink[]> = array(
  object({
    to: string().required(),
    label: string().required(),
    labelBengali: string().optional(),
  }).required(),
).required();
/** The published pages after a change, so that the open page can show them in menu and footer. */
const changed: { readonly [Field in keyof ShopPages]: Schema<ShopPages[Field]> } = {
  menuPages: links,
  footerPages: links,
  unlinkedPages: array(string().required()).required(),
};

const publicPage: Schema<PublicPage> = object({
  slug: string().required(),
  title: string().required(),
  description: string().defined(),
  html: string().defined(),
  titleBengali: string().optional(),
  descriptionBengali: string().optional(),
  htmlBengali: string().optional(),
}).required();

const slug = textRule('slug', pageLengths.slug).required('slug is required');

/** Schemas of the calls in pages.ts; domain/shop/shopPage.ts explains the fields of the replies, `ShopPages` what a change adds. */
export const pagesSchemas = {
  getPublicPage: { refusals: ['unknown'], params: object({ slug }), reply: publicPage },
  listPages: { reply: array(summary).required() },
  getPage: { refusals: ['unknown'], params: byId, reply: saved },
  addPage: {
    body: object({ page: pageSchema }).required('a body is required'),
    reply: object({ insertedId: string().required(), ...changed }).required(),
  },
  /** `version` is the one that the admin started from. */
  savePage: {
    refusals: ['unknown', 'changedMeanwhile'],
    params: byId,
    body: object({
      version: integerRule('version', 0),
      page: pageSchema,
    }).required('a body is required'),
    reply: object({ version: number().required(), ...changed }).required(),
  },
  /** `from` and `to` are places in the list of pages, counted from 1: where the admin saw the page, and where it shall be. */
  movePage: {
    refusals: ['unknown', 'changedMeanwhile'],
    params: byId,
    body: object({ from: integerRule('from', 1), to: integerRule('to', 1) }).required('a body is required'),
    reply: object(changed).required(),
  },
  deletePage: {
    refusals: ['unknown'],
    params: byId,
    reply: object({ deletedCount: number().required(), ...changed }).required(),
  },
  previewPage: {
    body: object({
      body: textRule('body', pageLengths.body).defined('body is missing'),
      /** Left out for the page's English text. */
      language: choiceRule('language', ['bn']),
    }).required('a body is required'),
    reply: object({ html: string().defined() }).required(),
  },
} satisfies Record<string, CallSchemas>;
