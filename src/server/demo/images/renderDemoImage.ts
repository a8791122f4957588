import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharp } from '../../images/safeSharp.ts';
import { codePoints, type DemoPicture } from './demoImages.ts';
import { paintGround } from './renderBackground.ts';

/** Position of one emoji. Lengths are fractions of the picture's width; `foot` is its bottom edge. */
interface Place {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly turn: number;
  readonly shadow: number;
}

const stands = (x: number, foot: number, size: number, turn = 0, shadow = 0.34): Place => ({
  x,
  foot,
  size,
  turn,
  shadow,
});

/** Earlier places are behind later ones. A picture with one emoji repeats it at every place. */
const compositions: Readonly<Record<DemoPicture['view'], readonly Place[]>> = {
  front: [stands(0.5, 0.82, 0.62)],
  close: [stands(0.5, 0.91, 0.82, -9, 0.2)],
  group: [stands(0.27, 0.69, 0.37, -7), stands(0.73, 0.69, 0.37, 7), stands(0.5, 0.86, 0.49)],
  deep: [stands(0.5, 0.79, 0.58, 6, 0.5)],
  slide: [
    stands(0.24, 0.38, 0.23, -6),
    stands(0.65, 0.37, 0.23, 6),
    stands(0.82, 0.43, 0.19, 8),
    stands(0.45, 0.44, 0.31),
  ],
};

/** Folder of the emoji pictures; `null` when their package is not installed, as in production. */
export const emojiFolder = (): string | null => {
  try {
    const manifest = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json');
    return join(dirname(manifest), 'assets');
  } catch {
    return null;
  }
};

const readArt = (folder: string, emoji: string): Promise<Buffer> => {
  const artFile = (stem: string): Promise<Buffer> => readFile(join(folder, `${stem}.webp`));
  const name = codePoints(emoji).replaceAll('_', '-');
  // Some file names lack U+FE0F, the variation selector for colour emoji.
  return artFile(name).catch(() => artFile(name.replaceAll('-fe0f', '')));
};

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Bounding box of the visible pixels of an RGBA picture; sharp's own `trim` takes 8 ms. */
const seenBox = (pixels: Uint8Array, width: number, height: number) => {
  let [left, top, right, bottom] = [width - 1, height - 1, 0, 0];
  for (let place = 0; place < width * height; place += 1) {
    if ((pixels[place * 4 + 3] ?? 0) < 10) continue;
    const column = place % width;
    const row = (place - column) / width;
    if (column < left) left = column;
    if (column > right) right = column;
    if (row < top) top = row;
    if (row > bottom) bottom = row;
  }
  return { left, top, width: Math.max(1, right - left + 1), height: Math.max(1, bottom - top + 1) };
};

const placeArt = async (art: Buffer, place: Place, width: number) => {
  const turned = await sharp(art)
    .ensureAlpha()
    .rotate(place.turn, { background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = Math.round(place.size * width);
  const { data, info } = await sharp(turned.data, { raw: { ...turned.info, channels: 4 } })
    .extract(seenBox(turned.data, turned.info.width, turned.info.height))
    .resize(side, side, { fit: 'inside', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    left: Math.round(place.x * width - info.width / 2),
    top: Math.round(place.foot * width - info.height),
  };
};

/** Pixels. Width of the background before it is enlarged; enough detail for its soft edges. */
const groundWidth = 150;

/** Renders a demo picture as WebP, `width` pixels wide, from the emoji pictures in `folder`. */
export const paintDemoPicture = async (
  folder: string,
  picture: DemoPicture,
  width: number,
): Promise<Buffer> => {
  const slide = picture.view === 'slide';
  const places = compositions[picture.view];
  const groundHeight = slide ? groundWidth / 2 : groundWidth;
  const ground = paintGround({
    ground: picture.ground,
    deep: picture.view === 'deep',
    width: groundWidth,
    height: groundHeight,
    shadows: places.map(({ x, foot, size, shadow }) => ({
      x,
      y: foot - size * 0.02,
      width: size * 0.95,
      strength: shadow,
    })),
  });
  const things = await Promise.all(
    places.map(async (place, order) => {
      const emoji = picture.emojis[order % picture.emojis.length] ?? '';
      return placeArt(await readArt(folder, emoji), place, width);
    }),
  );
  return sharp(ground, { raw: { width: groundWidth, height: groundHeight, channels: 3 } })
    .resize(width, slide ? width / 2 : width, { kernel: 'cubic' })
    .composite(things)
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
};
