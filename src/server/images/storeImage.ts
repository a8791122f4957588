import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '#domain/picture.ts';
import { createQueue } from '../createQueue.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { sharp } from './safeSharp.ts';

/** Stores an uploaded picture: decoded, rotated upright, encoded as WebP in the widths that screens need. */

export const pictureLimits = { bytes: 10 * 1024 * 1024, pixels: 25_000_000 } as const;

/** Largest ratio of the sides: in the narrowest width of a longer picture a side would be below one pixel. */
const mostRatio = 20;

/** A picture with a larger ratio of width to height is stored as a slide. */
const slideRatio = 1.5;
const mostTimesAsHigh = 3;

export interface StoredImage {
  readonly url: string;
  /** Pixels of the file at `url`. */
  readonly width: number;
  readonly height: number;
}

const unreadable = () =>
  new Refusal('invalid', 'The picture is broken and cannot be read.', { field: 'image' });
/** Refusal for a picture of more than `pictureLimits.bytes`. */
export const tooLarge = () =>
  new Refusal('tooLarge', 'A picture may have at most 10 MB.', { field: 'image' });
const wrongKind = () =>
  new Refusal('unsupported', 'Only JPEG, PNG and WebP pictures are taken.', { field: 'image' });

const isPicture = (bytes: Buffer): boolean => {
  const head = bytes.subarray(0, 12).toString('latin1');
  return head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n') || /^RIFF.{4}WEBP$/s.test(head);
};

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' });

const measure = async (bytes: Buffer): Promise<{ width: number; height: number }> => {
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > pictureLimits.pixels) {
    throw new Refusal('tooLarge', 'A picture may have at most 25 million pixels.', { field: 'image' });
  }
  if (Math.max(width, height) > mostRatio * Math.min(width, height))
    throw invalid('image', `A picture may be at most ${mostRatio} times as long as it is wide.`);
  return autoOrient;
};

const decode = (bytes: Buffer, width: number) =>
  open(bytes)
    .autoOrient()
    .resize({ width, height: width * mostTimesAsHigh, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });

// Decoding a 12-megapixel picture takes about 80 MB.
const inTurn = createQueue(2);

const write = async (bytes: Buffer, folder: string): Promise<StoredImage> => {
  const { width, height } = await measure(bytes);
  const widths: readonly number[] = width > height * slideRatio ? pictureWidths.slide : pictureWidths.product;
  const widest = Math.max(...widths);
  const { data, info } = await decode(bytes, widest);
  const name = randomBytes(12).toString('hex');
  await mkdir(folder, { recursive: true });
  for (const each of widths) {
    const file = await sharp(data, { raw: info })
      .resize({ width: Math.round((info.width * each) / widest) })
      .webp({ quality: 82 })
      .toBuffer();
    await writeFile(join(folder, `${name}-${each}.webp`), file);
  }
  return { url: `/pictures/${name}-${widest}.webp`, width: info.width, height: info.height };
};

/** Stores the picture under a new random name; throws a Refusal for a wrong, broken or too large file. */
export const storeImage = (bytes: Buffer, folder: string): Promise<StoredImage> => {
  if (bytes.length > pictureLimits.bytes) throw tooLarge();
  if (!isPicture(bytes)) throw wrongKind();
  return inTurn(() => write(bytes, folder));
};
