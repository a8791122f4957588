import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('../../public/typeface.js', import.meta.url), 'utf8');
const href = 'https://shop.example/assets/latin-1.woff2';

/** A page of a browser with this stored: what it asks for before its first layout, at its end, and what it stores. */
const visit = (stored: string | null | Error, connection?: { readonly saveData: boolean }) => {
  const link = {
    href,
    rel: 'preload',
    media: 'not all',
    addEventListener: (_: string, handler: () => void) => arrivals.push(handler),
  };
  const arrivals: (() => void)[] = [];
  const loads: (() => void)[] = [];
  const storage: Record<string, string> = {};
  const dataset: Record<string, string> = {};
  runInNewContext(script, {
    document: { getElementById: () => link, documentElement: { dataset } },
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
  const fetched = (): string | null => (link.media === 'all' ? link.rel : null);
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
      storage: { typeface: href },
    });
  });

  it('SH-8 uses the typeface that an earlier page fetched', () => {
    expect(visit(href)).toEqual({
      dataset: { typeface: 'stored' },
      atFirst: 'preload',
      atLast: 'preload',
      storage: {},
    });
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
