import { randomBytes } from 'node:crypto';
import { basename } from 'node:path/posix';
import { imageWidths, isOwnImage } from '#domain/shop/image.ts';
import { ApiError } from '../errors/apiError.ts';

/** The port to the place where uploaded images are stored: a folder, an S3 bucket, or another image host. */

/** One file of an image, as WebP. */
interface ImageFile {
  /** The width in the file's name, in pixels; a file of a high image is narrower (`encodeImage`). */
  readonly width: number;
  readonly bytes: Buffer;
}

/** An image in every width that screens need. */
export interface EncodedImage {
  /** Width and height are the pixels of the widest file. */
  readonly width: number;
  readonly height: number;
  /** Narrowest first; never empty. */
  readonly files: readonly ImageFile[];
}

/** A file in the storage. */
export interface StoredFile {
  readonly name: string;
  readonly storedAt: Date;
}

/**
 * While the storage fails, `save` and `read` throw an ApiError `unavailable`; `list` and `remove` throw the storage's own
 * error, since no request waits for them.
 */
export interface ImageStorage {
  /**
   * Stores all files of the image under a new name, or none of them; returns the address of the widest file.
   * `expiration`: seconds for which another image host is asked to keep the image; the shop's own storage ignores it.
   */
  save: (image: EncodedImage, expiration?: number) => Promise<string>;
  /** The bytes of the file with this name; `null` if there is none. */
  read: (name: string) => Promise<Buffer | null>;
  /** The files with names that this shop gives, which it may remove; a bucket may also hold others. */
  list: () => AsyncIterable<StoredFile>;
  /** Removes the file; a missing one is no error, since another process may have removed it. */
  remove: (name: string) => Promise<void>;
}

/** The hexadecimal digits of a stem. */
export const stemDigits = 24;
const namePattern = new RegExp(`^([0-9a-f]{${stemDigits}})-(${imageWidths.join('|')})[.]webp$`);

/** A new random stem: the name of an image's files without their widths. */
export const newStem = (): string => randomBytes(stemDigits / 2).toString('hex');

/** Name of the image's file with this width. */
export const fileName = (stem: string, width: number): string => `${stem}-${width}.webp`;

/** What the name of a file ends with while it is not written completely. */
export const unfinishedSuffix = '.part';

/** The stem of a file's name, also of an unfinished one; `null` if the shop gives no such names. */
export const stemOf = (name: string): string | null =>
  namePattern.exec(name.endsWith(unfinishedSuffix) ? name.slice(0, -unfinishedSuffix.length) : name)?.[1] ??
  null;

/**
 * The bytes of the file with this name, or else of the same image in the next greater width: slides were once stored in 450
 * and 900 pixels only. `null` if there is neither.
 */
export const readImage = async (images: ImageStorage, name: string): Promise<Buffer | null> => {
  const [, stem, requestedWidth] = namePattern.exec(name) ?? [];
  if (stem === undefined) return null;
  for (const width of imageWidths.filter((stored) => stored >= Number(requestedWidth))) {
    const bytes = await images.read(fileName(stem, width));
    if (bytes !== null) return bytes;
  }
  return null;
};

/** Whether the storage has the image with this address, which begins with `/pictures/`. */
export const isStored = async (images: ImageStorage, address: string): Promise<boolean> =>
  (await readImage(images, address.replace(/^\/pictures\//, ''))) !== null;

/** Whether the address is one that the shop gave to an image which the storage no longer has, since nothing showed it for long. */
export const isCleanedUp = async (images: ImageStorage, address: string): Promise<boolean> =>
  isOwnImage(address) && stemOf(basename(address)) !== null && !(await isStored(images, address));

/** The address of the image's widest file: the one that products and slides hold. */
export const addressOf = (stem: string, { files }: EncodedImage): string =>
  `/pictures/${fileName(stem, files.at(-1)?.width ?? 0)}`;

/** For an upload that the storage cannot take; the cause is for the log. */
export const notStored = (
  cause: unknown,
  message = 'The picture could not be stored right now. Please try again.',
) => new ApiError('unavailable', message, { field: 'image' }, { cause });

/** For an image that the storage cannot deliver; the cause is for the log. */
export const notReadable = (cause: unknown) =>
  new ApiError('unavailable', "The picture can't be read right now.", {}, { cause });
