import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoRows, rowColors, rowImages } from '#server/demo/demoProducts.ts';
import { imageStem } from '#server/demo/images/demoImages.ts';
import { renderDemoImage } from '#server/demo/images/renderDemoImage.ts';
import { kinds, neutralKind } from '#server/demo/models/kinds.ts';
import { views } from '#server/demo/studio/views.ts';

/** Bytes: the most that a picture may have at the width of a card. */
const limit = 25 * 1024;

const pixelsOf = async (bytes: Buffer) =>
  (await sharp(bytes).resize(24, 24).raw().toBuffer()).toString('hex');

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

  it('SH-10 build each kind, with a size in centimetres', () => {
    const empty = Object.entries(kinds).filter(([, kind]) => kind.make(kind.colour).length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  it('SH-10 name the product’s own colours', () => {
    const row = demoRows.find(({ kind }) => kind === 'panjabi');
    if (row === undefined) throw new Error('The catalog has no panjabi.');
    const [first = '', second = ''] = rowColors(row);
    expect(rowImages(row, rowColors(row)).map(imageStem)).toEqual(
      views.map((view) => `panjabi-${first.toLowerCase()}_${second.toLowerCase()}-${view}`),
    );
  });

  it('SH-10 differ by view and by colour', async () => {
    const image = { kinds: ['kettle'], colors: ['Red'], view: 'front' } as const;
    const all = [...views.map((view) => ({ ...image, view })), { ...image, colors: ['Blue'] }];
    const pixels = await Promise.all(all.map(async (one) => pixelsOf(await renderDemoImage(one, 160))));
    expect(new Set(pixels).size).toBe(5);
  });

  it('SH-10 are at most 25 KB for a card of every product', async () => {
    const heavy: string[] = [];
    for (const row of demoRows) {
      const [front] = rowImages(row, rowColors(row));
      if (front !== undefined && (await renderDemoImage(front, 300)).length > limit) heavy.push(row.name);
    }
    expect(heavy).toEqual([]);
  }, 600_000);
});
