import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('../../public/typeface.js', import.meta.url), 'utf8');
const bengaliScript = readFileSync(new URL('../../public/bengali-typeface.js', import.meta.url), 'utf8');
const latin = 'https://shop.example/assets/latin-1.woff2';
const bengali = 'https://shop.example/assets/bengali-1.woff2';

/** A page of a browser with this stored: what it asks for before its first layout, at its end, and what it stores. */
const visit = (
  stored: string | null | Error,
  connection?: { readonly saveData: boolean },
  files = [latin],
) => {
  const links = files.map((href) => ({
    href,
    rel: 'preload',
    media: 'not all',
    addEventListener: (_: string, handler: () => void) => arrivals.push(handler),
  }));
  const arrivals: (() => void)[] = [];
  const loads: (() => void)[] = [];
  const storage: Record<string, string> = {};
  const dataset: Record<string, string> = {};
  runInNewContext(script, {
    document: { querySelectorAll: () => links, documentElement: { dataset } },
    addEventListener: (_: string, handler: () => void) => loads.push(handler),
    navigator: { connection },
    localStorage: {
      getItem: () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
      setItem: (name: string, value: string) => (storage[name] = value),
    },
  });
  const fetched = (): string | null => {
    const kinds = new Set(links.map(({ media, rel }) => (media === 'all' ? rel : null)));
    return kinds.size === 1 ? ([...kinds][0] ?? null) : 'some';
  };
  const atFirst = fetched();
  for (const handler of loads) handler();
  const atLast = fetched();
  for (const handler of arrivals) handler();
  return { dataset, atFirst, atLast, storage };
};

describe('typeface.js', () => {
  it('SH-8 fetches the typeface at the end of a first visit, unused, and remembers that it came', () => {
    expect(visit(null)).toEqual({
      dataset: {},
      atFirst: null,
      atLast: 'prefetch',
      storage: { typeface: latin },
    });
  });

  it('SH-8 uses the typeface that an earlier page fetched', () => {
    expect(visit(latin)).toEqual({
      dataset: { typeface: 'stored' },
      atFirst: 'preload',
      atLast: 'preload',
      storage: {},
    });
  });

  it('BN-8 fetches both files of a Bengali page, and uses them when both have come', () => {
    const files = [latin, bengali];
    const stored = `${latin},${bengali}`;
    expect(visit(null, undefined, files)).toMatchObject({ atFirst: null, storage: { typeface: stored } });
    expect(visit(latin, undefined, files)).toMatchObject({ atFirst: null, storage: { typeface: stored } });
    expect(visit(stored, undefined, files)).toMatchObject({ atFirst: 'preload', storage: {} });
  });

  it('SH-8 begins again when the file is another', () => {
    expect(visit('https://shop.example/assets/latin-0.woff2')).toEqual(visit(null));
  });

  it.each([
    ['the browser blocks the storage', new Error('blocked'), undefined],
    ['data are to be saved', null, { saveData: true }],
  ])('SH-8 fetches nothing where %s', (_, stored, connection) => {
    expect(visit(stored, connection)).toEqual({ dataset: {}, atFirst: null, atLast: null, storage: {} });
  });
});

/** A Bengali page on a machine that draws each text this wide. */
const bengaliPage = (width: (text: string) => number) => {
  const link = { media: 'not all' };
  const dataset: Record<string, string> = {};
  runInNewContext(bengaliScript, {
    document: {
      createElement: () => ({
        getContext: () => ({ measureText: (text: string) => ({ width: width(text) }) }),
      }),
      documentElement: { dataset },
      getElementById: () => link,
    },
  });
  return { media: link.media, dataset };
};

describe('bengali-typeface.js', () => {
  it('BN-8 fetches the Bengali font at once where the machine draws a box for each character', () => {
    expect(bengaliPage((text) => 10 * text.length)).toEqual({
      media: 'all',
      dataset: { typeface: 'needed' },
    });
  });

  it('BN-8 fetches nothing where the machine has a Bengali font, which draws a conjunct as one letter', () => {
    expect(bengaliPage((text) => 8 + text.length)).toEqual({ media: 'not all', dataset: {} });
  });
});
