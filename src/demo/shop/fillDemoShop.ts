import type { Product } from '#domain/products/product.ts';
import { dayMs } from '#domain/values/dates.ts';
import type { Db } from '#server/database/database.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import {
  auditEntries,
  blockedPhones,
  orderLines,
  orderMoves,
  orderNotes,
  orderRevisions,
  orders,
  productReviews,
  products,
  slides,
  users,
} from '#server/database/schema/schema.ts';
import { demoUsers } from '../accounts/demoCustomers.ts';
import { demoProducts } from '../catalog/demoProducts.ts';
import { demoSlides } from '../catalog/demoSlides.ts';
import { orderEntries, reviewEntries, shopEntries } from '../orders/demoAudit.ts';
import { demoBlockedPhones, noteRows } from '../orders/demoNotes.ts';
import { type DemoOrder, demoOrders } from '../orders/demoOrders.ts';
import { reviewRows } from '../orders/demoReviews.ts';
import { type InsertRows, insertRows } from './insertRows.ts';
import { lineRows, moveRows, orderRow, productRow, revisionRows, slideRow, userRow } from './shopRows.ts';

/** Inserts demo products; skips those that exist. */
export const insertProducts = (db: Db, added: readonly Product[]): Promise<void> =>
  insertRows(db, products, added.map(productRow));

/**
 * Inserts demo orders with their lines, moves, revisions, notes and entries of the audit log. `insert` decides what happens to
 * those that exist: `insertRows` skips them.
 */
export const insertOrders = async (
  db: Db,
  added: readonly DemoOrder[],
  now: Date,
  insert: InsertRows = insertRows,
): Promise<void> => {
  await insert(db, orders, added.map(orderRow));
  await insert(db, orderLines, added.flatMap(lineRows));
  await insert(db, orderMoves, added.flatMap(moveRows));
  const noted = added.map((order) => ({ order, notes: noteRows(order, now) }));
  await insert(db, orderRevisions, added.flatMap(revisionRows));
  await insert(
    db,
    orderNotes,
    noted.flatMap(({ notes }) => notes),
  );
  await insert(
    db,
    auditEntries,
    noted.flatMap(({ order, notes }) => orderEntries(order, notes, now)),
  );
};

/** Inserts the reviews of demo orders, whose products are in the shop, with their entries of the audit log. */
export const insertReviews = async (db: Db, added: readonly DemoOrder[], now: Date): Promise<void> => {
  const reviewed = added.map((order) => ({ order, reviews: reviewRows(order, now) }));
  await insertRows(
    db,
    productReviews,
    reviewed.flatMap(({ reviews }) => reviews),
  );
  await insertRows(
    db,
    auditEntries,
    reviewed.flatMap(({ order, reviews }) => reviewEntries(order, reviews, now)),
  );
};

/** Fills an empty shop with the demo's products, slides, users, orders and blocked phone numbers, in one transaction. */
export const fillDemoShop = async (db: Db, now: Date): Promise<void> => {
  const catalog = demoProducts(now);
  // An account is older than its orders, which are of the last 30 days.
  const joinedAt = new Date(now.getTime() - 40 * dayMs);
  await transaction(db, async (tx) => {
    await insertProducts(tx, catalog);
    await insertRows(tx, slides, demoSlides(now).map(slideRow));
    await insertRows(
      tx,
      users,
      demoUsers.map((user) => userRow(user, joinedAt)),
    );
    const made = demoOrders(catalog, now);
    await insertOrders(tx, made, now);
    await insertReviews(tx, made, now);
    const phones = demoBlockedPhones(now);
    await insertRows(tx, blockedPhones, phones);
    await insertRows(tx, auditEntries, shopEntries(phones, now));
  });
};
