import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { defaultLowStock, type StockCount, stockCounts } from '#domain/products/stock.ts';
import { type ReviewState, reviewStates } from '#domain/reviews/review.ts';
import { instant, textList } from './columnTypes.ts';
import { orders } from './orderTables.ts';

/** The tables of products and their reviews. Amounts are whole poisha; `…_key` columns are lowercase, for comparison. */

/** The catalog. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    /** Name and description on Bengali pages (BN-5); '' for none. */
    nameBengali: text('name_bengali').notNull().default(''),
    descriptionBengali: text('description_bengali').notNull().default(''),
    videoLink: text('video_link').notNull(),
    category: text().notNull(),
    categoryKey: text('category_key').notNull(),
    subCategory: text('sub_category').notNull(),
    subCategoryKey: text('sub_category_key').notNull(),
    productType: text('product_type').notNull(),
    sizes: text().array().notNull(),
    colors: text().array().notNull(),
    images: text().array().notNull(),
    /** The colour that each image shows, '' for none; images beyond the end of this list show none (ADR 0140). */
    imageColors: text('image_colors').array().notNull().default([]),
    /** Prices in poisha; null for none. */
    originalPrice: integer('original_price'),
    offerPrice: integer('offer_price'),
    /** Stars, and a number of reviews, that staff typed (PD-1); null for none. Reviews by customers are in `product_reviews`. */
    ratings: doublePrecision(),
    reviews: integer(),
    soldOut: boolean('sold_out').notNull().default(false),
    /** How the product's pieces are counted (GS-1). */
    stockCount: text('stock_count').$type<StockCount>().notNull().default('uncounted'),
    /** When this many pieces or fewer are left, the shop says how many. */
    lowStock: integer('low_stock').notNull().default(defaultLowStock),
    /** Whether the product is counted and no piece is left; only triggers on `products` and `stock` write it (ADR 0115). */
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
 * How often products were written; the sum over all rows is the version of the catalog (ADR 0101). Triggers on `products`
 * append a row for each statement, so that no transaction waits for another.
 */
export const productWrites = pgTable('product_writes', {
  /** Random: a sequence may give a promoted replica the number of a row that it has lost, and that processes remember as counted. */
  id: uuid().primaryKey().defaultRandom(),
  writes: integer().notNull(),
  /** The products that the statement wrote; null for more than 1,000, and in a row that sums up several. */
  productIds: text('product_ids').array(),
});

const reviewStateNames = textList(reviewStates);

/** Reviews of products by those who received them (SH-7), one for each product and phone number of an order. */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The delivered order with which the review was last written. */
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's phone number. */
    writerPhone: text('writer_phone').notNull(),
    /** Whether it was written through the order's tracking link, which may have been handed on. */
    byLink: boolean('by_link').notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    color: text().notNull(),
    size: text().notNull(),
    state: text().$type<ReviewState>().notNull(),
    /** Why staff rejected it. */
    reason: text().notNull().default(''),
    /** How often the review was written, so that staff publish only the version that they have read. */
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
