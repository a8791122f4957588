import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogImages } from '#demo/catalog/catalogImages.ts';
import { renderDemoImage } from '#demo/pictures/renderDemoImage.ts';
import { hashFile, hashSources, storedFile, storedImages } from '#demo/pictures/storedImages.ts';

const files = readdirSync(storedImages).filter((name) => name !== hashFile);
const fileOf = (stem: string): URL => new URL(storedFile(stem), storedImages);

/** Coarse: a smaller picture has rougher edges against the clear ground, and encoders differ. What is clear has no colour. */
const pixelsOf = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes).flatten({ background: '#f4efe6' }).resize(16).raw().toBuffer();

describe('SH-10 the stored pictures of the demo shop', () => {
  it('SH-10 are those of its products and slides, each in its widest file', () => {
    expect(files.toSorted()).toEqual([...catalogImages.keys()].map(storedFile).toSorted());
  });

  it('SH-10 belong to the present models: `npm run demo:pictures` renders them again', () => {
    expect(readFileSync(new URL(hashFile, storedImages), 'utf8').trim()).toBe(hashSources());
  });

  it('SH-10 have less than 37 MB, so that a clone stays small', () => {
    const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, storedImages)).size, 0);
    expect(bytes).toBeLessThan(37_000_000);
  });

  it('SH-10 are WebP, 900 pixels wide', async () => {
    const sizes = await Promise.all(
      [...catalogImages].map(async ([stem, { view }]) => {
        const { format, width, height } = await sharp(readFileSync(fileOf(stem))).metadata();
        return { stem, format, width, height: view === 'slide' ? height * 2 : height };
      }),
    );
    const wrong = sizes.filter(
      ({ format, width, height }) => format !== 'webp' || width !== 900 || height !== 900,
    );
    expect(wrong).toEqual([]);
  });

  it('SH-10 show what is rendered today, for a sample', async () => {
    for (const [stem, image] of [...catalogImages].filter((_, index) => index % 203 === 0)) {
      const [stored, rendered] = await Promise.all(
        [readFileSync(fileOf(stem)), await renderDemoImage(image, 160)].map(pixelsOf),
      );
      const differences = [...(stored ?? [])].map((value, index) =>
        Math.abs(value - (rendered?.[index] ?? 0)),
      );
      expect({ stem, isAlike: Math.max(...differences) < 60 }).toEqual({ stem, isAlike: true });
    }
  });
});
