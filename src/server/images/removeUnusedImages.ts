import { dayMs } from '#domain/values/dates.ts';
import type { Db } from '../database/database.ts';
import { type ImageStorage, stemOf } from './imageStorage.ts';
import { findUsedImages, hasProducts } from './usedImagesRepository.ts';

/** Milliseconds for which an image is kept although nothing shows it: the form with which it was uploaded may still be open. */
const gracePeriodMs = 7 * dayMs;

interface RemovalOptions {
  readonly db: Db;
  readonly images: ImageStorage;
  readonly now: Date;
  /** Once it is aborted, no further file is listed and no further image removed. */
  readonly closing?: AbortSignal;
}

/** An image with the files that were stored longer ago than `gracePeriodMs`. */
interface OldImage {
  readonly stem: string;
  readonly fileNames: readonly string[];
}

const findOldImages = async ({ images, now, closing }: RemovalOptions): Promise<OldImage[]> => {
  const namesByStem = new Map<string, string[]>();
  for await (const { name, storedAt } of images.list()) {
    if (closing?.aborted) return [];
    const stem = stemOf(name);
    const isOld = now.getTime() - storedAt.getTime() >= gracePeriodMs;
    if (stem !== null && isOld) namesByStem.set(stem, [...(namesByStem.get(stem) ?? []), name]);
  }
  return [...namesByStem].map(([stem, fileNames]) => ({ stem, fileNames }));
};

/**
 * Removes the images that were stored more than a week ago and that nothing shows (`findUsedImages`); returns their number.
 * Several processes may do so at once. Removes nothing while the shop has no product, since its database may be a new one
 * that is about to be restored from a backup.
 */
export const removeUnusedImages = async (options: RemovalOptions): Promise<number> => {
  const { db, images, closing } = options;
  if (!(await hasProducts(db))) return 0;
  const oldImages = await findOldImages(options);
  const usedStems = await findUsedImages(db);
  let removed = 0;
  for (const { stem, fileNames } of oldImages) {
    if (closing?.aborted) return removed;
    if (usedStems.has(stem)) continue;
    await Promise.all(fileNames.map(images.remove));
    removed += 1;
  }
  return removed;
};
