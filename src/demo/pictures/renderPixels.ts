import { type DemoImage, shades } from './demoImages.ts';
import { kindOf } from './models/kinds.ts';
import { arrange, photograph } from './photograph.ts';
import type { Hex } from './studio/colour.ts';
import { renderPicture } from './studio/renderPicture.ts';

/** A demo image to render, and its size in pixels. */
interface PixelsRequest {
  readonly image: DemoImage;
  readonly width: number;
  readonly height: number;
}

const isColor = (name: string): name is keyof typeof shades => name in shades;
/** The shop's colour with this name; a list, since it is empty for an unknown name. */
const hexOf = (name: string): Hex[] => (isColor(name) ? [shades[name]] : []);

/** The pixels of a demo image as raw RGBA. */
export const renderPixels = ({ image, width, height }: PixelsRequest): Uint8Array<ArrayBuffer> => {
  const { kinds, colors, view } = image;
  // A slide shows several kinds, the image of a product shows one.
  const picture =
    view === 'slide'
      ? arrange(kinds.map(kindOf))
      : photograph(kindOf(kinds[0] ?? ''), colors.flatMap(hexOf), view);
  return renderPicture(picture, { width, height });
};
