import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogImages } from '#demo/catalog/catalogImages.ts';
import { demoRows, rowColors, rowImages } from '#demo/catalog/demoProducts.ts';
import { type DemoImage, imageStem } from '#demo/pictures/demoImages.ts';
import { kinds, neutralKind } from '#demo/pictures/models/kinds.ts';
import { readDemoImage } from '#demo/pictures/readDemoImage.ts';
import { renderDemoImage } from '#demo/pictures/renderDemoImage.ts';
import { storedFile, storedImages } from '#demo/pictures/storedImages.ts';
import { views } from '#demo/pictures/studio/views.ts';

/** Bytes: the most that a picture may have at the width of a card, on a phone of two or three device pixels too. */
const limit = 25 * 1024;

const drawn = async (image: DemoImage) => {
  const bytes = await renderDemoImage(image, 48);
  return (await sharp(bytes).resize(24, 24).raw().toBuffer()).toString('hex');
};

const storedPath = (stem: string): string => fileURLToPath(new URL(storedFile(stem), storedImages));

/** The share of a stored picture that the product covers; its shadow is never opaque. */
const opaqueShare = async (stem: string): Promise<number> => {
  const opacities = await sharp(readFileSync(storedPath(stem)))
    .ensureAlpha()
    .extractChannel(3)
    .resize(60, 60, { kernel: 'nearest' })
    .raw()
    .toBuffer();
  return opacities.filter((opacity) => opacity > 200).length / opacities.length;
};

describe('SH-10 the pictures of the demo shop', () => {
  it('SH-10 show a kind that is made for each product', () => {
    expect(demoRows.filter(({ kind }) => !Object.hasOwn(kinds, kind)).map(({ name }) => name)).toEqual([]);
    expect(demoRows.filter(({ kind }) => kind === neutralKind).map(({ name }) => name)).toEqual([]);
  });

  it('SH-10 show each kind for one product only', () => {
    const names = demoRows.map(({ kind }) => kind);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(Object.keys(kinds).filter((name) => name !== neutralKind && !names.includes(name))).toEqual([]);
  });

  it('SH-10 BY-10 show each of the product’s first two colours from the front', () => {
    const row = demoRows.find(({ kind }) => kind === 'panjabi');
    if (row === undefined) throw new Error('The catalog has no panjabi.');
    const [first = '', second = ''] = rowColors(row).map((color) => color.toLowerCase());
    expect(rowImages(row, rowColors(row)).map(imageStem)).toEqual([
      `panjabi-${first}_${second}-front`,
      `panjabi-${second}_${first}-front`,
      `panjabi-${first}_${second}-detail`,
      `panjabi-${first}_${second}-scene`,
    ]);
  });

  it('SH-10 differ by view, for a sample of ten kinds', async () => {
    for (const kind of Object.keys(kinds).filter((_, index) => index % 41 === 0)) {
      const pixels = await Promise.all(views.map((view) => drawn({ kinds: [kind], colors: [], view })));
      expect({ kind, different: new Set(pixels).size }).toEqual({ kind, different: 4 });
    }
  });

  it('SH-10 show a part of the product in every detail', async () => {
    const details = [...catalogImages].filter(([, { view }]) => view === 'detail');
    expect(details).toHaveLength(demoRows.length);
    const shares = await Promise.all(details.map(async ([stem]) => [stem, await opaqueShare(stem)] as const));
    expect(shares.filter(([, share]) => share < 0.05)).toEqual([]);
  });

  it('SH-10 differ by colour', async () => {
    const pixels = await Promise.all(
      ['Red', 'Blue'].map((color) => drawn({ kinds: ['kettle'], colors: [color], view: 'front' })),
    );
    expect(new Set(pixels).size).toBe(2);
  });

  it('SH-10 are at most 25 KB for a card of every kind', async () => {
    const fronts = [...catalogImages].flatMap(([stem, { view }]) => (view === 'front' ? [stem] : []));
    expect(new Set(fronts.map((stem) => stem.split('-')[0])).size).toBe(demoRows.length);
    // The picture of a card takes 15 to 35 % of the bytes of the stored one: only the largest of these can be over the limit.
    const large = fronts.filter((stem) => statSync(storedPath(stem)).size > 1.5 * limit);
    expect(large.length).toBeGreaterThan(10);
    const sizes = await Promise.all(
      large.map(async (stem) => [stem, (await readDemoImage(`${stem}-450.webp`))?.length] as const),
    );
    expect(sizes.filter(([, size]) => size === undefined || size > limit)).toEqual([]);
  });
});
