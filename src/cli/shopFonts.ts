import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  Blob,
  Face,
  Font,
  shape,
  shapeWithTrace,
  Buffer as TextBuffer,
  TracePhase,
  Variation,
} from 'harfbuzzjs';
import { compress, decompress } from 'wawoff2';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { type Subset, subsetFont } from './subsetFont.ts';

/** The shop's font files, each a subset of Noto Sans Bengali, and functions with which tests see how a font draws a text. */

const packages = createRequire(import.meta.url);

/** The scripts of the typeface, each in a file of its package. */
export type Script = 'latin' | 'bengali';

/** Noto Sans Bengali in all weights, as the package has it (WOFF2). */
export const completeFont = (script: Script): Uint8Array =>
  readFileSync(
    packages.resolve(
      `@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-${script}-wght-normal.woff2`,
    ),
  );

/** What an English page shows in Bengali at first: notice and name of a new shop, and the link to the page in Bengali. */
export const noticeTexts = [
  defaultShopSettings.notice,
  defaultShopSettings.nameBengali,
  'বাংলা',
  'বাংলায় দেখুন',
] as const;

const lettersBetween = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Letters, digits and signs of the shop's English and of most names; others come from a system font. */
export const latinLetters = `${lettersBetween(0x20, 0x7e)}\u00a0©®°·×éèüöäñç–—‘’“”•…−`;

/** The Bengali block with joiners and the dotted circle, without the taka sign (U+09F3), which has a file of its own. */
const bengaliLetters = ` ${lettersBetween(0x980, 0x9f2)}${lettersBetween(0x9f4, 0x9fe)}\u0951\u0952\u0964\u0965\u200c\u200d\u25cc`;

const bufferOf = (text: string): TextBuffer => {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  return buffer;
};

const fontOf = (sfnt: Uint8Array, weight?: number): Font => {
  const font = new Font(new Face(new Blob(Uint8Array.from(sfnt).buffer)));
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return font;
};

/** The glyphs of the text in this font, with their positions; in the font's own weight if none is given. */
const shaped = async (woff2: Uint8Array, text: string, weight?: number) => {
  const font = fontOf(await decompress(woff2), weight);
  const buffer = bufferOf(text);
  shape(font, buffer);
  return { font, glyphs: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() };
};

/** How the font draws the text: outline and position of each glyph; `null` for a letter that the font lacks. */
export const drawingOf = async (
  woff2: Uint8Array,
  text: string,
  weight?: number,
): Promise<readonly (readonly [outline: string, position: unknown] | null)[]> => {
  const { font, glyphs, positions } = await shaped(woff2, text, weight);
  return glyphs.map(({ codepoint }, index) =>
    codepoint === 0 ? null : [font.glyphToPath(codepoint), positions[index]],
  );
};

/** Mean width of a letter of the text, in em. */
export const meanWidth = async (woff2: Uint8Array, text: string, weight?: number): Promise<number> => {
  const { font, positions } = await shaped(woff2, text, weight);
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return width / font.face.upem / text.length;
};

/**
 * The glyphs that shaping these texts needs in any of its steps: the result alone lacks those from which a conjunct was made.
 * A subset with only these glyphs has 4 KB; one with every conjunct that the same letters could form has 40 KB.
 */
const usedGlyphs = (sfnt: Uint8Array, texts: readonly string[]): Set<number> => {
  const font = fontOf(sfnt);
  const steps = texts.flatMap((text) =>
    shapeWithTrace(font, bufferOf(text), [], 0, TracePhase.DONT_STOP).filter(({ glyphs }) => glyphs),
  );
  // Without `glyphs` a step still has letters. `t` and `g` are HarfBuzz's names of a step's glyphs and of a glyph's id.
  return new Set(steps.flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g)));
};

const subsetOf = async (script: Script, subset: Subset): Promise<Uint8Array> =>
  compress(await subsetFont(await decompress(completeFont(script)), subset));

/** For each file, by its path in the project, what makes it (WOFF2). With an empty set of glyphs a file has only its letter. */
export const shopFonts: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'src/ui/theme/latin.woff2': () => subsetOf('latin', { letters: latinLetters, weights: [400, 700] }),
  'src/ui/theme/bengali.woff2': () => subsetOf('bengali', { letters: bengaliLetters, weights: [400, 700] }),
  'public/taka-400.woff2': () => subsetOf('bengali', { letters: '৳', glyphs: new Set(), weights: [400] }),
  'public/taka-700.woff2': () => subsetOf('bengali', { letters: '৳', glyphs: new Set(), weights: [700] }),
  'src/ui/theme/notice-400.woff2': async () => {
    const glyphs = usedGlyphs(await decompress(completeFont('bengali')), noticeTexts);
    return subsetOf('bengali', { letters: noticeTexts.join(''), glyphs, weights: [400] });
  },
};
