import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { imageWidths, widestImage } from '#domain/shop/image.ts';
import { sharp } from '#server/images/safeSharp.ts';
import { createQueue } from '#server/process/createQueue.ts';
import { storedFile, storedImages } from './storedImages.ts';

/** Bytes: all narrower files of the demo's images take less than 15 MB. */
const cacheSize = 16 * 1024 * 1024;

/** Narrower files are made on this many threads; Node's others read files in the meantime. */
const enqueue = createQueue(2);

const fileName = /^(?<stem>[\w-]+)-(?<width>\d+)\.webp$/;

const readStored = (stem: string): Promise<Buffer | null> =>
  readFile(new URL(storedFile(stem), storedImages)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENAMETOOLONG') return null;
    throw error;
  });

const narrow = (widest: Buffer, width: number): Promise<Buffer> =>
  enqueue(() =>
    sharp(widest)
      .resize({ width, kernel: 'lanczos3' })
      .webp({ quality: 68, alphaQuality: 80, effort: 4 })
      .toBuffer(),
  );

const partsOf = (name: string): { stem: string; width: number } | null => {
  const { stem = '', width = '' } = fileName.exec(name)?.groups ?? {};
  return imageWidths.some((each) => `${each}` === width) ? { stem, width: Number(width) } : null;
};

const narrowFiles = new LRUCache<string, Buffer>({
  maxSize: cacheSize,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: async (name) => {
    const parts = partsOf(name);
    const widest = parts && (await readStored(parts.stem));
    return parts && widest ? narrow(widest, parts.width) : undefined;
  },
});

/**
 * The WebP bytes of `fryPan-plain-front-450.webp`, or `null` when the demo has no such image. The widest is stored; each
 * narrower one is made of it once, in about ten milliseconds, and kept in memory.
 */
export const readDemoImage = async (name: string): Promise<Buffer | null> => {
  const parts = partsOf(name);
  if (parts?.width === widestImage) return readStored(parts.stem);
  return (await narrowFiles.fetch(name)) ?? null;
};
