import { iconSizes } from '#domain/shop/shopIcon.ts';
import { imageLimits } from './encodeImage.ts';
import { sharp } from './safeSharp.ts';

const white = '#fff';
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Makes a square PNG, `size` pixels wide, with the whole image in its middle. A touch icon gets a white background, since
 * iOS would draw transparent parts black. Rejects when the bytes are no image.
 */
export const encodeIcon = (image: Buffer, size: number): Promise<Buffer> => {
  const isTouch = size === iconSizes.touch;
  const opened = sharp(image, { limitInputPixels: imageLimits.pixels });
  const icon = isTouch ? opened.flatten({ background: white }) : opened;
  const margin = isTouch ? white : clear;
  return icon.resize({ width: size, height: size, fit: 'contain', background: margin }).png().toBuffer();
};
