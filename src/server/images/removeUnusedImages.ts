import type { Db } from '../database/database.ts';
import { type ImageStorage, type StoredFile, stemOf } from './imageStorage.ts';
import { findUsedImages, hasProducts } from './usedImagesRepository.ts';

/** Milliseconds for which an image is kept although nothing shows it: the form with which it was uploaded may still be open. */
const gracePeriodMs = 7 * 24 * 60 * 60 * 1000;

/** Images per query. */
const batchSize = 500;

interface RemovalOptions {
  readonly db: Db;
  readonly images: ImageStorage;
  readonly now: () => Date;
}

/** The files that were stored longer ago than `gracePeriodMs`: the names of each image's files, by its stem. */
const findOld = async (files: AsyncIterable<StoredFile>, now: Date): Promise<Map<string, string[]>> => {
  const old = new Map<string, string[]>();
  for await (const { name, storedAt } of files) {
    const stem = stemOf(name.replace(/[.]part$/, ''));
    if (stem === null || now.getTime() - storedAt.getTime() < gracePeriodMs) continue;
    old.set(stem, [...(old.get(stem) ?? []), name]);
  }
  return old;
};

/**
 * Removes the images that were stored more than a week ago and that nothing shows (`findUsedImages`); returns their number.
 * Several processes may do so at once. Removes nothing while the shop has no product, since its database may be a new one
 * that is about to be restored from a backup.
 */
export const removeUnusedImages = async ({ db, images, now }: RemovalOptions): Promise<number> => {
  if (!(await hasProducts(db))) return 0;
  const old = [...(await findOld(images.list(), now()))];
  let removed = 0;
  for (let start = 0; start < old.length; start += batchSize) {
    const batch = old.slice(start, start + batchSize);
    const used = await findUsedImages(
      db,
      batch.map(([stem]) => stem),
    );
    const unused = batch.filter(([stem]) => !used.has(stem));
    for (const [, names] of unused) await Promise.all(names.map(images.remove));
    removed += unused.length;
  }
  return removed;
};
