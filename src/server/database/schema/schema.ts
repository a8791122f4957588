import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Role, roles } from '#domain/accounts/role.ts';
import type { CategoryTree } from '#domain/products/categoryTree.ts';
import { defaultLowStock, type StockCount, stockCounts } from '#domain/products/stock.ts';
import { type ReviewState, reviewStates } from '#domain/reviews/review.ts';
import type { PageContents } from '#domain/shop/shopPage.ts';
import type { ShopSecretName } from '#domain/shop/shopSecrets.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import type { AuditDetails, AuditSubjectKind } from '#domain/staff/audit.ts';
import type { AuditAction } from '#domain/staff/auditActions.ts';
import { instant, textList } from './columnTypes.ts';
import { orders } from './orderTables.ts';

export * from './cashTables.ts';
export * from './consignmentTables.ts';
export * from './courierRequestTables.ts';
/**
 * The shop's tables; those of orders, consignments and stock are in files of their own. Amounts are whole poisha, `…_key` columns lowercase, for
 * comparison.
 */
export * from './courierTables.ts';
export * from './decisionTables.ts';
export * from './handoverTables.ts';
export * from './orderTables.ts';
export * from './outboxTables.ts';
export * from './stockTables.ts';

const roleNames = textList(roles);

/** The shop's users, with those that staff removed. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    uid: text().notNull().unique(),
    email: text().notNull(),
    /** Whether the identity provider has verified the address. */
    emailVerified: boolean('email_verified').notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set on removal. The row stays, so that signing in does not create the account again. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('users_role', sql`${table.role} in (${roleNames})`),
    index('users_email').on(table.email),
    index('users_newest').on(table.createdAt, table.id),
  ],
);

/**
 * E-mail addresses of accounts that staff removed, as keyed hashes: the server recognizes a removed address
 * under another account, and the addresses cannot be read from the table.
 */
export const removedAddresses = pgTable('removed_addresses', {
  hash: text().primaryKey(),
  removedAt: instant('removed_at').notNull(),
});

/** What the merchant says of the shop: one row for each version, of which the newest is in force. */
export const shopSettings = pgTable('shop_settings', {
  /** From 1; a new shop has no row. */
  version: integer().primaryKey(),
  settings: jsonb().$type<ShopSettings>().notNull(),
  savedAt: instant('saved_at').notNull(),
});

/** What admins have chosen while they opened the shop (SP-1): steps to skip, and whether the checklist is hidden. */
export const openingChoices = pgTable('opening_choices', {
  /** A step, or `hidden`. */
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

/** The catalog. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    videoLink: text('video_link').notNull(),
    category: text().notNull(),
    categoryKey: text('category_key').notNull(),
    subCategory: text('sub_category').notNull(),
    subCategoryKey: text('sub_category_key').notNull(),
    productType: text('product_type').notNull(),
    sizes: text().array().notNull(),
    colors: text().array().notNull(),
    images: text().array().notNull(),
    originalPrice: integer('original_price'),
    offerPrice: integer('offer_price'),
    ratings: doublePrecision(),
    reviews: integer(),
    soldOut: boolean('sold_out').notNull().default(false),
    /** How its pieces are counted (GS-1). */
    stockCount: text('stock_count').$type<StockCount>().notNull().default('uncounted'),
    /** From how many pieces on the shop says how many are left. */
    lowStock: integer('low_stock').notNull().default(defaultLowStock),
    /** Whether it is counted and no piece is left; written by triggers on `products` and `stock` alone (ADR 0115). */
    outOfStock: boolean('out_of_stock').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    check('products_stock_count', sql`${table.stockCount} in (${textList(stockCounts)})`),
    // For the sitemap; lists are read from memory (ADR 0101).
    index('products_newest').on(table.createdAt, table.id),
  ],
);

/**
 * How often products were written: the sum is the version of the catalog (ADR 0101). Triggers on `products` append a row for each
 * statement, so that no transaction waits for another.
 */
export const productWrites = pgTable('product_writes', { writes: integer().notNull() });

const reviewStateNames = textList(reviewStates);

/** Reviews of products by those who received them (SH-7), one for each product and phone number of an order. */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The delivered order by which it was written last. */
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's phone number. */
    writerPhone: text('writer_phone').notNull(),
    /** Whether it was written by the order's tracking link, which is made to be handed on. */
    byLink: boolean('by_link').notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    color: text().notNull(),
    size: text().notNull(),
    state: text().$type<ReviewState>().notNull(),
    /** Why staff rejected it. */
    reason: text().notNull().default(''),
    /** Counts how often it was written, so that staff publish only what they have read. */
    version: integer().notNull().default(1),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    check('product_reviews_rating', sql`${table.rating} between 1 and 5`),
    check('product_reviews_state', sql`${table.state} in (${reviewStateNames})`),
    uniqueIndex('product_reviews_writer').on(table.productId, table.writerPhone),
    index('product_reviews_shown').on(table.productId, table.state, table.writtenAt, table.id),
    index('product_reviews_newest').on(table.state, table.writtenAt, table.id),
    index('product_reviews_order').on(table.orderId),
  ],
);

/**
 * What staff did, append-only (MD-10): triggers refuse to change an entry, and to delete one except in the
 * transaction that removes old ones.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    at: instant('at').notNull(),
    byUid: text('by_uid').notNull(),
    /** The account's name at that time. */
    byName: text('by_name').notNull(),
    /** Its e-mail address at that time. */
    byEmail: text('by_email').notNull(),
    byRole: text('by_role').$type<Role>().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    subjectLabel: text('subject_label').notNull(),
    details: jsonb().$type<AuditDetails>().notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entries_newest').on(table.at, table.id),
    index('audit_entries_subject').on(table.subjectId, table.at, table.id),
  ],
);

/** Slides of the home page. */
export const slides = pgTable('slides', {
  id: text().primaryKey(),
  image: text().notNull(),
  title: text().notNull(),
  link: text().notNull().default(''),
  button: text().notNull().default(''),
  /** Time of creation or of the last change. */
  time: instant('time').notNull(),
  createdAt: instant('created_at').notNull(),
});

/**
 * Pages of text that were changed (SP-9). A page of a new shop has a row from its first change on; a removed one keeps its
 * row, so that the sum of the versions grows with every change.
 */
export const pages = pgTable(
  'pages',
  {
    id: text().primaryKey(),
    version: integer().notNull(),
    slug: text().notNull(),
    page: jsonb().$type<PageContents>().notNull(),
    previous: jsonb().$type<PageContents>(),
    /** Addresses that it has had, the newest last. */
    formerSlugs: jsonb('former_slugs').$type<readonly string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [uniqueIndex('pages_slug').on(table.slug).where(sql`${table.removedAt} is null`)],
);

/** Secrets that only the processes of this shop may know. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What admins enter and nobody reads again (SP-14), encrypted with a key that is not in the database. */
export const shopSecrets = pgTable('shop_secrets', {
  name: text().$type<ShopSecretName>().primaryKey(),
  /** Base64 of what `encryptSecret` made. */
  value: text().notNull(),
  /** Names the key that it was encrypted with. */
  keyId: text('key_id').notNull(),
  /** Its last two characters; empty for a short one. */
  ending: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Name of the account at that time. */
  updatedBy: text('updated_by').notNull(),
});

/**
 * Requests of one caller or address within the present minute, of all processes together. Unlogged: the counts are
 * lost when the database crashes, and cost no write to its log.
 */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: instant('ends_at').notNull(),
});
