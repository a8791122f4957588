import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { imageWidths, widestImage } from '#domain/shop/image.ts';
import { sharp } from '#server/images/safeSharp.ts';
import { createQueue } from '#server/process/createQueue.ts';
import { storedFile, storedImages } from './storedImages.ts';

/** Room for all narrower files of the demo's images, which take less than 15 MB. */
const cacheBytes = 16 * 1024 * 1024;

/** At most two narrower files are made at a time, so that Node has threads left for reading files. */
const enqueue = createQueue(2);

const fileName = /^(?<stem>[\w-]+)-(?<width>\d+)\.webp$/;

/** The stored file of the image; `null` when there is none. */
const readStored = (stem: string): Promise<Buffer | null> =>
  readFile(new URL(storedFile(stem), storedImages)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENAMETOOLONG') return null;
    throw error;
  });

/**
 * Rounds an opacity (0 to 255) to few steps. WebP stores opacity without loss, so that all of its steps take more bytes than the
 * colours. Above 110, at edges, two steps are enough; the others are too small to be seen in a soft shadow.
 */
const coarseOpacity = (alpha: number): number => {
  if (alpha > 200) return 255;
  if (alpha > 110) return 160;
  return alpha < 12 ? 0 : Math.max(14, Math.round((alpha - 7) / 14) * 14);
};

const narrow = (widest: Buffer, width: number): Promise<Buffer> =>
  enqueue(async () => {
    const { data, info } = await sharp(widest)
      .resize({ width, kernel: 'lanczos3' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels, height } = info;
    if (channels === 4)
      for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = coarseOpacity(data[alpha] ?? 0);
    return sharp(data, { raw: { width: info.width, height, channels } })
      .webp({ quality: channels === 4 ? 55 : 68, effort: 4 })
      .toBuffer();
  });

/** Stem and width in the name of a file; `null` for another name or width. */
const partsOf = (name: string): { stem: string; width: number } | null => {
  const { stem = '', width = '' } = fileName.exec(name)?.groups ?? {};
  return imageWidths.some((each) => `${each}` === width) ? { stem, width: Number(width) } : null;
};

const narrowFiles = new LRUCache<string, Buffer>({
  maxSize: cacheBytes,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: async (name) => {
    const parts = partsOf(name);
    const widest = parts && (await readStored(parts.stem));
    return parts && widest ? narrow(widest, parts.width) : undefined;
  },
});

/**
 * The WebP bytes of a file such as `fryPan-plain-front-450.webp`; `null` when the demo has no such image. The widest file of an
 * image is stored; each narrower one is made from it once, in about ten milliseconds, and kept in memory.
 */
export const readDemoImage = async (name: string): Promise<Buffer | null> => {
  const parts = partsOf(name);
  if (parts?.width === widestImage) return readStored(parts.stem);
  return (await narrowFiles.fetch(name)) ?? null;
};
