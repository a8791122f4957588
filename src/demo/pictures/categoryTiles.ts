import { type popularCategories, tileName } from '#domain/products/defaultCategories.ts';
import { sharp } from '#server/images/safeSharp.ts';
import { kindOf } from './models/kinds.ts';
import { arrange, photograph } from './photograph.ts';
import type { Hex } from './studio/colour.ts';
import { type Picture, renderPicture } from './studio/renderPicture.ts';

/**
 * The pictures of the home page's category tiles (HM-6), which every shop shows and which are therefore committed.
 * Each is a square that the page cuts to a circle.
 */

/** A product on a tile. */
interface TileProduct {
  /** The name of a kind in `models/kinds.ts`. */
  readonly kind: string;
  /** Shown instead of the kind's own colour. */
  readonly colour?: Hex;
}

/** The products that a category's tile shows. The second stands in front of the first, so the taller one comes first. */
const tileProducts: Readonly<Record<(typeof popularCategories)[number], readonly TileProduct[]>> = {
  'Kitchen Items': [{ kind: 'blender' }, { kind: 'kettle' }],
  'Bag Items': [{ kind: 'crocBag' }, { kind: 'miniBackpack' }],
  'Home and Living': [{ kind: 'monstera' }, { kind: 'sofa', colour: '#b06a4a' }],
  'Women Items': [{ kind: 'kameez', colour: '#b8282e' }],
  'Electronics and Appliances': [{ kind: 'smartphone5g' }, { kind: 'noiseHeadphone' }],
  'Baby and Kids': [{ kind: 'teddy' }, { kind: 'blocks' }],
};

/** Pixels of a side: twice the tile on the screen. */
export const tileSize = 192;
/** Rendered pixels for one pixel of the file: edges become smooth when the picture is made smaller. */
const oversampling = 2;
/** Share of the square that the products fill, so that the circle does not cut them. */
const fill = 0.7;

const pictureOf = (products: readonly TileProduct[]): Picture => {
  const [first, ...others] = products.map(({ kind: name, colour }) => {
    const kind = kindOf(name);
    return { ...kind, colour: colour ?? kind.colour };
  });
  if (first === undefined) throw new Error('A category tile shows a product.');
  // Without colours `photograph` takes the kind's own, which is the tile's here.
  const picture = others.length === 0 ? photograph(first, [], 'front') : arrange([first, ...others]);
  return { ...picture, pose: { ...picture.pose, fill }, backdrop: 'studio', tint: null };
};

/** Name of a category's file: `kitchen-items.webp`. */
export const tileFile = (category: (typeof popularCategories)[number]): string =>
  `${tileName(category)}.webp`;

/** Renders a category's tile as WebP. */
export const renderCategoryTile = (category: (typeof popularCategories)[number]): Promise<Buffer> => {
  const side = tileSize * oversampling;
  const pixels = renderPicture(pictureOf(tileProducts[category]), { width: side, height: side });
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .resize(tileSize, tileSize, { kernel: 'lanczos3' })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
};
