import { widestImage } from '#domain/shop/image.ts';
import { sharp } from '#server/images/safeSharp.ts';
import type { DemoImage } from './demoImages.ts';
import { renderPixels } from './renderPixels.ts';

/** Rendered pixels for one pixel of the file: edges become smooth when the picture is made smaller. */
const oversampling = 1.5;

/** Renders a demo image as WebP, `width` pixels wide; the widest takes most of a second. */
export const renderDemoImage = (image: DemoImage, width: number = widestImage): Promise<Buffer> => {
  const height = image.view === 'slide' ? width / 2 : width;
  const size = { width: Math.round(width * oversampling), height: Math.round(height * oversampling) };
  return sharp(renderPixels({ image, ...size }), { raw: { ...size, channels: 4 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .webp({ quality: 64, alphaQuality: 80, effort: 6 })
    .toBuffer();
};
