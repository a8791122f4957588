import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeFont, drawingOf, latinLetters, meanWidth, noticeTexts } from '#cli/shopFonts.ts';
import { subsetFont } from '#cli/subsetFont.ts';

const built = (name: string) => readFileSync(`src/ui/theme/${name}`);
const words = ['Sale,', '1,250', '“Best”', 'খাদি', 'কাপড়ের', 'পাঞ্জাবি', 'শ্রদ্ধা', 'ক্ষুদ্র'];

describe('the font of the notice', () => {
  it.each(noticeTexts)('HM-1 draws %s as the complete font does; else run npm run fonts', async (text) => {
    const expected = await drawingOf(completeFont('bengali'), text);
    expect(expected.filter((glyph) => glyph !== null).length).toBeGreaterThan(text.length / 2);
    expect(await drawingOf(built('notice-400.woff2'), text)).toEqual(expected);
  });

  it('HM-1 draws a conjunct that the notice lacks in another way, so the comparison above can fail', async () => {
    const complete = await drawingOf(completeFont('bengali'), 'ক্ষ');
    expect(await drawingOf(built('notice-400.woff2'), 'ক্ষ')).not.toEqual(complete);
  });

  it('HM-1 has at most 12 KB', () => {
    expect(built('notice-400.woff2').length).toBeLessThan(12_000);
  });
});

describe('the fonts of the theme', () => {
  it('SH-8 draw English and Bengali as the complete font does, and in bold to a unit of rounding', async () => {
    for (const word of words) {
      const script = /[\u0980-\u09ff]/.test(word) ? 'bengali' : 'latin';
      const expected = await drawingOf(completeFont(script), word);
      expect(expected).not.toContain(null);
      expect(await drawingOf(built(`${script}.woff2`), word), word).toEqual(expected);
      const bold = await meanWidth(completeFont(script), word, 700);
      expect(await meanWidth(built(`${script}.woff2`), word, 700), word).toBeCloseTo(bold, 2);
    }
  });

  it.each([400, 700])('SH-8 have the taka sign of weight %i', async (weight) => {
    const sign = await meanWidth(completeFont('bengali'), '৳', weight);
    expect(await drawingOf(readFileSync(`public/taka-${weight}.woff2`), '৳')).not.toContain(null);
    expect(await meanWidth(readFileSync(`public/taka-${weight}.woff2`), '৳')).toBeCloseTo(sign, 2);
  });

  it('SH-8 have every letter that they are said to have', async () => {
    expect(await drawingOf(built('latin.woff2'), latinLetters)).not.toContain(null);
    expect(await drawingOf(built('bengali.woff2'), 'অ আ ই ঈ উ ক খ গ ঘ ০ ১ ৯ ।')).not.toContain(null);
  });

  it('SH-8 have at most 20 KB for Latin and 80 KB for Bengali', () => {
    expect(built('latin.woff2').length).toBeLessThan(20_000);
    expect(built('bengali.woff2').length).toBeLessThan(80_000);
  });

  it('SH-8 are not written from a file that is no font: making a subset of it fails', async () => {
    const subset = subsetFont(new Uint8Array(10), { letters: 'a', weights: [400] });
    await expect(subset).rejects.toThrow('HarfBuzz could not make the subset');
  });
});
