import { sharingSize } from '#domain/pages/sharingPicture.ts';
import { imageLimits } from './encodeImage.ts';
import { sharp } from './safeSharp.ts';

const { width, height } = sharingSize;

/** Pixels by which the repeated edge of the image is blurred, so that the edge of a photograph makes no stripes. */
const softness = 12;

/**
 * Makes a JPEG of `sharingSize` with the whole image in its middle and the colours of the image's edges around it: a preview
 * would crop a square image. Rejects when the bytes are no image.
 */
export const encodeSharingPicture = async (image: Buffer): Promise<Buffer> => {
  const { data, info } = await sharp(image, { limitInputPixels: imageLimits.pixels })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width, height, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - info.width) / 2);
  const top = Math.floor((height - info.height) / 2);
  const background = await sharp(data, { raw: info })
    .extend({
      left,
      top,
      right: width - info.width - left,
      bottom: height - info.height - top,
      extendWith: 'copy',
    })
    .blur(softness)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(background.data, { raw: background.info })
    .composite([{ input: data, raw: info, left, top }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
