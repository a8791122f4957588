import { sharp } from '#server/images/safeSharp.ts';
import type { DemoImage } from './demoImages.ts';
import type { RenderPixels } from './renderPixels.ts';

/** Rendered pixels for one pixel of the file: edges become smooth when the picture is made smaller. */
const oversampling = 1.5;

/** Renders a demo image as WebP, `width` pixels wide. */
export const renderDemoImage = async (
  image: DemoImage,
  width: number,
  render: RenderPixels,
): Promise<Buffer> => {
  const height = image.view === 'slide' ? width / 2 : width;
  const size = { width: Math.round(width * oversampling), height: Math.round(height * oversampling) };
  const pixels = await render({ image, ...size });
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .webp({ quality: 68, effort: 4 })
    .toBuffer();
};
