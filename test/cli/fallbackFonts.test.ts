import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { latinLetters, meanWidth } from '#cli/shopFonts.ts';

/** What a visitor sees until the typeface is in the cache has its widths and heights, so nothing depends on it. */

const css = ['src/ui/theme/fonts.css', 'public/taka.css'].map((file) => readFileSync(file, 'utf8')).join('');
const require = createRequire(import.meta.url);

interface FontFace {
  readonly family: string;
  readonly weight: string;
  readonly scale: number;
  readonly ascent: number;
  readonly descent: number;
  readonly letters: string;
}

const faces: readonly FontFace[] = [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, body = '']) => {
  const value = (name: string): string => new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1] ?? '';
  const part = (name: string): number => Number.parseFloat(value(name)) / 100;
  return {
    family: value('font-family').replaceAll('"', ''),
    weight: value('font-weight'),
    scale: part('size-adjust'),
    // These are parts of the adjusted size.
    ascent: part('ascent-override') * part('size-adjust'),
    descent: part('descent-override') * part('size-adjust'),
    letters: value('unicode-range'),
  };
});
const faceOf = (family: string, weight: string): FontFace => {
  const face = faces.find((one) => one.family === family && one.weight === weight);
  if (face === undefined) throw new Error(`There is no ${family} of weight ${weight}`);
  return face;
};

const sample =
  `${readFileSync('README.md', 'utf8')}${readFileSync('src/messages/en/domain/shopMessages.ts', 'utf8')}`
    .replace(/[^A-Za-z0-9 ,.]/g, '')
    .slice(0, 10_000);

const typefaceWidth = async (weight: number): Promise<number> => {
  const { scale } = faceOf('Shop Latin', '400 700');
  return scale * (await meanWidth(readFileSync('src/ui/theme/latin.woff2'), sample, weight));
};

describe('the fonts in place of the typeface', () => {
  // Arimo has the widths of Arial, Helvetica and Liberation Sans.
  it.each([
    ['Shop Arial', 'arimo'],
    ['Shop DejaVu', 'dejavu-sans'],
  ])('SH-8 %s is as wide as the typeface to 1.5 %', async (family, file) => {
    for (const [weight, ownWeight, weights] of [
      [400, 400, '400'],
      [600, 700, '600 700'],
    ] as const) {
      const path = require.resolve(`@fontsource/${file}/files/${file}-latin-${ownWeight}-normal.woff2`);
      const width = faceOf(family, weights).scale * (await meanWidth(readFileSync(path), sample));
      expect(Math.abs(width / (await typefaceWidth(weight)) - 1), `${family} ${weight}`).toBeLessThan(0.015);
    }
  });

  it('SH-8 all faces have the same ascent and descent', () => {
    expect(faces.length).toBeGreaterThan(10);
    // In em, as the head of fonts.css says.
    for (const { family, weight, ascent, descent } of faces) {
      expect(ascent, `${family} ${weight}`).toBeCloseTo(0.94, 2);
      expect(descent, `${family} ${weight}`).toBeCloseTo(0.25, 2);
    }
  });

  it('SH-8 the style sheet asks the typeface for the letters that its file has', () => {
    const ranges = faceOf('Shop Latin', '400 700')
      .letters.split(/,\s*/)
      .map((range) => {
        const [from = '', to = from] = range.replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      });
    const named = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    expect(named.toSorted()).toEqual(Array.from(latinLetters).toSorted());
  });
});
