import { and, asc, desc, eq, isNull, or, sql, sum } from 'drizzle-orm';
import { defaultPages } from '#domain/shop/defaultPages.ts';
import { inSequence, type PageContents, type SavedPage } from '#domain/shop/shopPage.ts';
import type { Db } from '../database/database.ts';
import { pageSequences, pages } from '../database/schema/schema.ts';

/** The only SQL on pages of text. A page that every new shop has (`defaultPages`) has no row until it is changed. */

/** A page as it is stored. */
export interface StoredPage extends SavedPage {
  /** The time of the last change; `null` for an unchanged page of a new shop. */
  readonly changedAt: Date | null;
  /** Earlier addresses of the page, the newest last. */
  readonly formerSlugs: readonly string[];
}

/** The address of a published page of text, with its earlier ones. */
export interface PublishedPage extends Pick<StoredPage, 'changedAt' | 'formerSlugs'> {
  readonly slug: string;
}

const toStoredPage = ({
  id,
  version,
  page,
  previous,
  changedAt,
  formerSlugs,
}: typeof pages.$inferSelect): StoredPage => ({ _id: id, version, page, previous, changedAt, formerSlugs });

interface PageSequence {
  readonly version: number;
  readonly pageIds: readonly string[];
}

/** The newest sequence of pages; version 0 in a new shop. */
export const readPageSequence = async (db: Db): Promise<PageSequence> => {
  const [row] = await db
    .select({ version: pageSequences.version, pageIds: pageSequences.pageIds })
    .from(pageSequences)
    .orderBy(desc(pageSequences.version))
    .limit(1);
  return row ?? { version: 0, pageIds: [] };
};

/** Adds a version of the sequence; `false` if there is one with this number already. */
export const insertPageSequence = async (
  db: Db,
  { version, pageIds }: PageSequence,
  savedAt: Date,
): Promise<boolean> => {
  const rows = await db
    .insert(pageSequences)
    .values({ version, pageIds, savedAt })
    .onConflictDoNothing()
    .returning({ version: pageSequences.version });
  return rows.length > 0;
};

/**
 * All pages in the sequence that admins have chosen. Pages that were never moved come last: first those of a new shop in
 * their own sequence, then the merchant's, oldest first.
 */
export const listPages = async (db: Db): Promise<StoredPage[]> => {
  const rows = await db.select().from(pages).orderBy(asc(pages.createdAt), asc(pages.id));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const defaultIds = new Set(defaultPages.map(({ _id }) => _id));
  // A default page that is removed has a row, so it does not come back here.
  const pagesOfNewShop = defaultPages.flatMap((page): StoredPage[] => {
    const row = rowsById.get(page._id);
    if (row === undefined) return [{ ...page, changedAt: null, formerSlugs: [] }];
    return row.removedAt === null ? [toStoredPage(row)] : [];
  });
  const pagesOfMerchant = rows
    .filter(({ id, removedAt }) => removedAt === null && !defaultIds.has(id))
    .map(toStoredPage);
  const { pageIds } = await readPageSequence(db);
  return inSequence([...pagesOfNewShop, ...pagesOfMerchant], pageIds);
};

const defaultAt = (slug: string): SavedPage | undefined =>
  defaultPages.find(({ page }) => page.slug === slug);

/** The published page with this slug; `null` if there is none. */
export const findPublishedPage = async (db: Db, slug: string): Promise<PageContents | null> => {
  const defaultPage = defaultAt(slug);
  const rows = await db
    .select({ id: pages.id, slug: pages.slug, page: pages.page, removedAt: pages.removedAt })
    .from(pages)
    .where(or(eq(pages.slug, slug), defaultPage && eq(pages.id, defaultPage._id)));
  const stored = rows.find((row) => row.slug === slug && row.removedAt === null);
  // A default page with a row was changed: it may have another address now, or be removed.
  const isDefaultUnchanged = rows.every(({ id }) => id !== defaultPage?._id);
  const page = stored?.page ?? (isDefaultUnchanged ? defaultPage?.page : undefined);
  return page?.isPublished ? page : null;
};

/** A number that grows with every change of a page or of their sequence. */
export const readPagesVersion = async (db: Db): Promise<number> => {
  const [row] = await db.select({ sum: sum(pages.version) }).from(pages);
  const { version } = await readPageSequence(db);
  return Number(row?.sum ?? 0) + version;
};

/**
 * Stores the page as the version that follows `after`, which is 0 for a new page; `false` if `after` is no longer the newest
 * version. Throws the database's error if another page has the address.
 */
export const storePage = async (
  db: Db,
  {
    id,
    after,
    page,
    previous,
    formerSlugs,
  }: {
    readonly id: string;
    readonly after: number;
    readonly page: PageContents;
    readonly previous: PageContents | null;
    readonly formerSlugs: readonly string[];
  },
  now: Date,
): Promise<boolean> => {
  const changes = { version: after + 1, slug: page.slug, page, previous, formerSlugs, changedAt: now };
  const rows = await db
    .insert(pages)
    .values({ id, ...changes, createdAt: now })
    .onConflictDoUpdate({
      target: pages.id,
      set: changes,
      setWhere: and(eq(pages.version, after), isNull(pages.removedAt)),
    })
    .returning({ id: pages.id });
  return rows.length > 0;
};

/** Marks the page as removed; its row stays, or is made if the page had none. */
export const markRemoved = async (
  db: Db,
  { _id, version, page, previous }: SavedPage,
  now: Date,
): Promise<void> => {
  const removed = { version: version + 1, removedAt: now, changedAt: now };
  await db
    .insert(pages)
    .values({ id: _id, slug: page.slug, page, previous, createdAt: now, ...removed })
    .onConflictDoUpdate({
      target: pages.id,
      set: { ...removed, version: sql`${pages.version} + 1` },
    });
};
