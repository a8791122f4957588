import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const read = (name: string): Buffer => readFileSync(new URL(`../../public/${name}`, import.meta.url));
const css = read('taka.css').toString();

/** The faces that the script adds to a page: family, bytes of the font, descriptors. */
const addedFaces = (): unknown[][] => {
  const faces: unknown[][] = [];
  class FontFace {
    readonly values: unknown[];
    constructor(...values: unknown[]) {
      this.values = values;
    }
  }
  const fonts = { add: ({ values }: FontFace) => faces.push(values) };
  const document = { fonts, currentScript: { remove: () => {} } };
  runInNewContext(read('taka.js').toString(), { document, FontFace, Uint8Array, atob });
  return faces;
};

/** The faces of the style sheet, in the same form. */
const styledFaces = (): unknown[][] =>
  [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, body = '']) => {
    const value = (name: string): string => new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1] ?? '';
    const file = /url\("\/([^"]+)"\)/.exec(value('src'))?.[1] ?? '';
    return [
      JSON.parse(value('font-family')),
      new Uint8Array(read(file)),
      {
        weight: value('font-weight'),
        sizeAdjust: value('size-adjust'),
        ascentOverride: value('ascent-override'),
        descentOverride: value('descent-override'),
        lineGapOverride: value('line-gap-override'),
        unicodeRange: value('unicode-range'),
      },
    ];
  });

describe('taka.js', () => {
  it('SH-8 adds the faces of taka.css, which pages without JavaScript load; else run npm run fonts', () => {
    expect(styledFaces().length).toBe(2);
    expect(addedFaces()).toEqual(styledFaces());
  });
});
