import { productImage } from '#domain/shop/constants.ts';
import { imageWidths, widestImage } from '#domain/shop/image.ts';
import { ApiError, invalid } from '../errors/apiError.ts';
import { createQueue } from '../process/createQueue.ts';
import type { EncodedImage } from './imageStorage.ts';
import { sharp } from './safeSharp.ts';

/** Encodes an uploaded image as WebP in the widths that screens need. */

/** Largest upload, in bytes and in pixels after decoding. */
export const imageLimits = { bytes: 10 * 1024 * 1024, pixels: 25_000_000 } as const;

/** Largest ratio of the sides: at this ratio the narrowest file, 160 pixels wide, is 8 pixels high, and a longer image would be a line. */
const maxRatio = 20;

/**
 * How many times as high as the width in its name a file may be. A higher image is scaled down to that, and its files are then narrower
 * than their names say.
 */
const heightPerNamedWidth = 3;

/** The `cause` is for the log: the image may be sound, and the machine without memory. */
const unreadable = (cause: unknown) =>
  new ApiError('invalid', 'The picture is broken and cannot be read.', { field: 'image' }, { cause });
/** The refusal of an image with more than `imageLimits.bytes`. */
export const tooLarge = () => new ApiError('tooLarge', 'A picture may be at most 10 MB.', { field: 'image' });
const unsupported = (message = 'Only JPEG, PNG and WebP pictures are accepted.') =>
  new ApiError('unsupported', message, { field: 'image' });
const drawingRefused =
  'An SVG drawing can contain scripts and is not accepted. Please save it as a PNG picture, 512 pixels or wider.';

/** Whether the file is an SVG drawing. It can contain scripts and load other files; a message of its own tells staff what to do. */
const isDrawing = (bytes: Buffer): boolean => /<svg[\s>]/i.test(bytes.subarray(0, 1024).toString('latin1'));

const jpegStart = '\xff\xd8\xff';
const pngStart = '\x89PNG\r\n';
/** Four bytes in the middle hold the length of the file. */
const webpStart = /^RIFF.{4}WEBP$/s;

const isSupported = (bytes: Buffer): boolean => {
  const start = bytes.subarray(0, 12).toString('latin1');
  return start.startsWith(jpegStart) || start.startsWith(pngStart) || webpStart.test(start);
};

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'error' });

/** Refuses an image that is too large or too long; returns its size as it is when rotated upright. */
const measure = async (bytes: Buffer): Promise<{ width: number; height: number }> => {
  // Metadata decodes no pixels. With a limit sharp would throw for too many pixels as it does for a broken file.
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });
  if (width * height > imageLimits.pixels) {
    throw new ApiError('tooLarge', 'A picture may have at most 25 million pixels.', { field: 'image' });
  }
  if (Math.max(width, height) > maxRatio * Math.min(width, height))
    throw invalid('image', `A picture may be at most ${maxRatio} times as long as it is wide.`);
  return autoOrient;
};

/**
 * Width of the widest file for an upload of this width: 450 pixels for an upload of up to 450, and 900 for every wider one, even of 500.
 * An upload that is narrower than this is enlarged, so that each file is as wide as its name says (SH-10).
 */
const widestFor = (uploadWidth: number): number =>
  uploadWidth > productImage.width ? widestImage : productImage.width;

/** The pixels of the image, rotated upright and scaled to `width`; a high image is narrower, since its height is limited. */
const decode = (bytes: Buffer, width: number) =>
  open(bytes)
    .autoOrient()
    .resize({ width, height: width * heightPerNamedWidth, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });

/** The quality, of at most 100. At 90 the pictures of the demo have two fifths more bytes. */
const webpQuality = 82;

// Two at once: decoding a 12-megapixel image takes about 80 MB.
const enqueue = createQueue(2);

const encode = async (bytes: Buffer): Promise<EncodedImage> => {
  const upload = await measure(bytes);
  const widest = widestFor(upload.width);
  const { data, info } = await decode(bytes, widest);
  const files: { width: number; bytes: Buffer }[] = [];
  for (const fileWidth of imageWidths.filter((stored) => stored <= widest)) {
    // A high image is narrower than `widest`, and each of its files narrower than its name by the same share.
    const width = Math.round((info.width * fileWidth) / widest);
    const file = await sharp(data, { raw: info }).resize({ width }).webp({ quality: webpQuality }).toBuffer();
    files.push({ width: fileWidth, bytes: file });
  }
  return { width: info.width, height: info.height, files };
};

/** The image in every width that screens need; rejects with an ApiError for a wrong, broken or too large file. */
export const encodeImage = async (bytes: Buffer): Promise<EncodedImage> => {
  if (bytes.length > imageLimits.bytes) throw tooLarge();
  if (!isSupported(bytes)) throw unsupported(isDrawing(bytes) ? drawingRefused : undefined);
  return enqueue(() => encode(bytes));
};
