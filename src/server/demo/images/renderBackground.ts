import type { Background } from './demoImages.ts';

/** Renders the background of a demo image, with contact shadows under the products. */

type Rgb = readonly [red: number, green: number, blue: number];

interface Palette {
  /** Top and bottom colour of a light background. */
  readonly light: readonly [Rgb, Rgb];
  /** Centre and edge colour of a dark background. */
  readonly deep: readonly [Rgb, Rgb];
}

const palettes: Readonly<Record<Background, Palette>> = {
  sand: {
    light: [
      [250, 245, 236],
      [233, 219, 198],
    ],
    deep: [
      [196, 165, 128],
      [122, 92, 62],
    ],
  },
  mint: {
    light: [
      [240, 250, 245],
      [205, 231, 218],
    ],
    deep: [
      [92, 158, 130],
      [32, 84, 66],
    ],
  },
  sky: {
    light: [
      [240, 247, 254],
      [204, 223, 243],
    ],
    deep: [
      [98, 148, 204],
      [34, 70, 122],
    ],
  },
  rose: {
    light: [
      [254, 243, 244],
      [246, 214, 219],
    ],
    deep: [
      [212, 124, 140],
      [128, 52, 72],
    ],
  },
  lilac: {
    light: [
      [247, 243, 254],
      [223, 211, 244],
    ],
    deep: [
      [150, 122, 200],
      [76, 54, 124],
    ],
  },
  honey: {
    light: [
      [255, 248, 230],
      [250, 225, 170],
    ],
    deep: [
      [226, 172, 76],
      [148, 94, 22],
    ],
  },
  sage: {
    light: [
      [244, 247, 238],
      [214, 223, 198],
    ],
    deep: [
      [130, 152, 100],
      [62, 82, 44],
    ],
  },
  pearl: {
    light: [
      [250, 250, 250],
      [226, 228, 231],
    ],
    deep: [
      [134, 142, 152],
      [58, 64, 74],
    ],
  },
  peach: {
    light: [
      [255, 244, 236],
      [252, 214, 190],
    ],
    deep: [
      [234, 146, 104],
      [152, 74, 42],
    ],
  },
  mist: {
    light: [
      [241, 247, 248],
      [203, 221, 226],
    ],
    deep: [
      [88, 134, 148],
      [28, 64, 78],
    ],
  },
};

/** A contact shadow. Lengths are fractions of the image's width, from its left and top edge. */
interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly strength: number;
}

const blend = (from: number, to: number, share: number): number => from + (to - from) * share;
const smooth = (low: number, high: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
};

/** Blend from 0 (first colour) to 1 (second): a light background has a floor, a dark one a banded spot. */
const shade = (x: number, y: number, height: number, deep: boolean): number => {
  const down = y / height;
  if (!deep)
    return 0.55 * smooth(0.1, 1, down) + 0.35 * smooth(0.62, 0.7, down) - 0.12 * smooth(0.7, 1, down);
  const distance = Math.hypot(x - 0.5, (y - height * 0.44) * 0.95) / 0.72;
  return Math.min(1, smooth(0, 1, distance) + (Math.sin((x + y) * 34) > 0 ? 0.035 : 0));
};

const shadowAt = (x: number, y: number, shadows: readonly Shadow[]): number =>
  shadows.reduce((light, shadow) => {
    const distance =
      ((x - shadow.x) / (shadow.width * 0.5)) ** 2 + ((y - shadow.y) / (shadow.width * 0.12)) ** 2;
    return light * (1 - shadow.strength * Math.exp(-1.6 * distance));
  }, 1);

/** What `renderBackground` draws. */
export interface BackgroundOptions {
  readonly background: Background;
  readonly deep: boolean;
  /** Pixels; small, because the background is soft and is enlarged afterwards. */
  readonly width: number;
  readonly height: number;
  readonly shadows: readonly Shadow[];
}

/** The background as raw RGB, three bytes per pixel. */
export const renderBackground = ({
  background,
  deep,
  width,
  height,
  shadows,
}: BackgroundOptions): Uint8Array => {
  const [near, far] = deep ? palettes[background].deep : palettes[background].light;
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) / width;
      const y = (row + 0.5) / width;
      const share = shade(x, y, height / width, deep);
      const light = shadowAt(x, y, shadows);
      for (const channel of [0, 1, 2] as const) {
        pixels[(row * width + column) * 3 + channel] = blend(near[channel], far[channel], share) * light;
      }
    }
  }
  return pixels;
};
