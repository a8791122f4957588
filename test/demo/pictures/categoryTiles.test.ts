import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderCategoryTile, tileFile, tileSize } from '#demo/pictures/categoryTiles.ts';
import { popularCategories } from '#domain/products/defaultCategories.ts';

const committed = (category: (typeof popularCategories)[number]): Buffer =>
  readFileSync(`src/storefront/home/categories/${tileFile(category)}`);

/** Coarse, since another version of the encoder may write other bytes. */
const pixelsOf = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes).removeAlpha().resize(32, 32).raw().toBuffer();

describe('the pictures of the category tiles', () => {
  it.each(popularCategories)('SH-10 are light and as `npm run tiles` renders them: %s', async (category) => {
    const file = committed(category);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height, isLight: file.length <= 8 * 1024 }).toEqual({
      format: 'webp',
      width: tileSize,
      height: tileSize,
      isLight: true,
    });
    const [one, other] = await Promise.all([file, await renderCategoryTile(category)].map(pixelsOf));
    const differences = [...(one ?? [])].map((value, index) => Math.abs(value - (other?.[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(16);
  });

  it('SH-10 differ by category', () => {
    const files = popularCategories.map((category) => committed(category).toString('base64'));
    expect(new Set(files).size).toBe(popularCategories.length);
  });
});
