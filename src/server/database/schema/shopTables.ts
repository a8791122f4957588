import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CategoryTree } from '#domain/products/categoryTree.ts';
import type { PageContents } from '#domain/shop/shopPage.ts';
import type { ShopSecretName } from '#domain/shop/shopSecrets.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { instant } from './columnTypes.ts';

/** The tables of what admins set for the shop: settings, categories, slides, pages of text and keys. */

/** The shop settings: one row for each version, of which the newest is in force. */
export const shopSettings = pgTable('shop_settings', {
  /** From 1; a new shop has no row. */
  version: integer().primaryKey(),
  settings: jsonb().$type<ShopSettings>().notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** What admins have chosen while they opened the shop (SP-1): steps to skip, and whether the checklist is hidden. */
export const openingChoices = pgTable('opening_choices', {
  /** The step that was skipped, or `hidden` for the checklist. */
  name: text().primaryKey(),
  isChosen: boolean('is_chosen').notNull(),
  chosenAt: instant('chosen_at').notNull(),
});

/** The shop's categories: one row for each version, of which the newest is in force. */
export const categoryTrees = pgTable('category_trees', {
  /** From 1; a new shop has no row. */
  version: integer().primaryKey(),
  tree: jsonb().$type<CategoryTree>().notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** Slides of the home page. */
export const slides = pgTable('slides', {
  id: text().primaryKey(),
  image: text().notNull(),
  title: text().notNull(),
  link: text().notNull().default(''),
  button: text().notNull().default(''),
  /** Title and button on Bengali pages (BN-5), '' for none. */
  titleBengali: text('title_bengali').notNull().default(''),
  buttonBengali: text('button_bengali').notNull().default(''),
  /** Time of the last change; of the creation if there was none. */
  time: instant('time').notNull(),
  createdAt: instant('created_at').notNull(),
});

/**
 * Pages of text (SP-9). A page that every new shop has gets a row only when it is first changed. A removed page keeps its
 * row, so that the sum of the versions, by which processes notice changes, grows with every change (`readPagesVersion`).
 */
export const pages = pgTable(
  'pages',
  {
    id: text().primaryKey(),
    version: integer().notNull(),
    slug: text().notNull(),
    page: jsonb().$type<PageContents>().notNull(),
    /** The contents before the last change; null if there was none. */
    previous: jsonb().$type<PageContents>(),
    /** Earlier addresses of the page, the newest last. */
    formerSlugs: jsonb('former_slugs').$type<readonly string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [uniqueIndex('pages_slug').on(table.slug).where(sql`${table.removedAt} is null`)],
);

/** The sequence in which menu and footer show the pages: one row for each version, of which the newest is in force. */
export const pageSequences = pgTable('page_sequences', {
  /** From 1; a new shop has no row. */
  version: integer().primaryKey(),
  pageIds: jsonb('page_ids').$type<readonly string[]>().notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** Keys and passwords that admins enter and nobody reads again (SP-14), encrypted with a key that is not in the database. */
export const shopSecrets = pgTable('shop_secrets', {
  name: text().$type<ShopSecretName>().primaryKey(),
  /** The result of `encryptSecret`, in base64. */
  value: text().notNull(),
  /** Names the key that the secret was encrypted with. */
  keyId: text('key_id').notNull(),
  /** The last two characters of the secret; empty for a short one. */
  ending: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Name of the account at that time. */
  updatedBy: text('updated_by').notNull(),
});
