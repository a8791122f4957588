import { type DemoImage, shades } from './demoImages.ts';
import { kindOf } from './models/kinds.ts';
import type { Hex } from './studio/colour.ts';
import { arrange, photograph } from './photograph.ts';
import { renderPicture } from './studio/renderPicture.ts';

/** A demo image to render, in pixels. */
export interface PixelsRequest {
  readonly image: DemoImage;
  readonly width: number;
  readonly height: number;
}

/** Renders the pixels of a demo image as raw RGB; rejects when it cannot. */
export type RenderPixels = (request: PixelsRequest) => Promise<Uint8Array>;

const isColor = (name: string): name is keyof typeof shades => name in shades;
const hexOf = (name: string): Hex[] => (isColor(name) ? [shades[name]] : []);

/** The pixels of a demo image as raw RGB. Takes up to a second of a processor, so servers run it in a thread. */
export const renderPixels = ({ image, width, height }: PixelsRequest): Uint8Array<ArrayBuffer> => {
  const { kinds, colors, view } = image;
  const picture =
    view === 'slide'
      ? arrange(kinds.map(kindOf))
      : photograph(kindOf(kinds[0] ?? ''), colors.flatMap(hexOf), view);
  return renderPicture({ ...picture, width, height });
};
