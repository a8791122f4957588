import { sharp } from '../../images/safeSharp.ts';
import { kindOf } from '../models/kinds.ts';
import type { Hex } from '../studio/colour.ts';
import { arrange, photograph } from '../studio/photograph.ts';
import { renderPicture } from '../studio/renderPicture.ts';
import { type DemoImage, shades } from './demoImages.ts';

/** Rendered pixels for one pixel of the file: edges become smooth when the picture is made smaller. */
const oversampling = 1.5;

const isColor = (name: string): name is keyof typeof shades => name in shades;
const hexOf = (name: string): Hex[] => (isColor(name) ? [shades[name]] : []);

/** Renders a demo image as WebP, `width` pixels wide. */
export const renderDemoImage = async ({ kinds, colors, view }: DemoImage, width: number): Promise<Buffer> => {
  const height = view === 'slide' ? width / 2 : width;
  const size = { width: Math.round(width * oversampling), height: Math.round(height * oversampling) };
  const picture =
    view === 'slide'
      ? arrange(kinds.map(kindOf))
      : photograph(kindOf(kinds[0] ?? ''), colors.flatMap(hexOf), view);
  const pixels = await renderPicture({ ...picture, ...size });
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6 })
    .webp({ quality: 84, effort: 3 })
    .toBuffer();
};
