import { describe, expect, it } from 'vitest';
import { numberedPageOf, pageOf, toApiCursor } from '#api/page.ts';

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const noMeta = { total: null, next: null };

describe('pageOf', () => {
  it('OL-6 takes total and cursor from a host that pages', () => {
    expect(pageOf([1, 2], { total: 60, next: 'c-2' }, null, 2)).toEqual({
      items: [1, 2],
      next: 'c-2',
      total: 60,
    });
    expect(pageOf([1], { total: 0, next: null }, 'c-9', 2)).toEqual({ items: [1], next: null, total: 0 });
  });

  it('API-8 cuts the list of a host that sends all of it', () => {
    const list = rows(0, 5);
    expect(pageOf(list, noMeta, null, 2)).toEqual({ items: [0, 1], next: 'from:2', total: 5 });
    expect(pageOf(list, noMeta, 'from:2', 2)).toEqual({ items: [2, 3], next: 'from:4', total: 5 });
    expect(pageOf(list, undefined, 'from:4', 2)).toEqual({ items: [4], next: null, total: 5 });
    expect(pageOf([0, 1], undefined, null, 2)).toEqual({ items: [0, 1], next: null, total: 2 });
    expect(pageOf([], undefined, null, 2)).toEqual({ items: [], next: null, total: 0 });
  });

  it("API-8 sends a host only the host's own cursors", () => {
    expect([null, 'from:25', 'c-2'].map(toApiCursor)).toEqual([undefined, undefined, 'c-2']);
  });
});

const at = (cursor: string | null, number: number) => ({ cursor, number, size: 2 });

describe('numberedPageOf', () => {
  it('MD-6 takes the number of pages from a host that has numbers', () => {
    const meta = { total: 60, next: 'c-2', pageCount: 30 };
    const page = { items: [1, 2], next: 'c-2', total: 60, pageCount: 30 };
    expect(numberedPageOf([1, 2], meta, at(null, 4))).toEqual(page);
    expect(numberedPageOf([1, 2], meta, at('c-1', 1))).toEqual(page);
  });

  it('API-8 has no numbers from a host that pages by cursors alone', () => {
    const page = { items: [1, 2], next: 'c-2', total: 60 };
    expect(numberedPageOf([1, 2], { total: 60, next: 'c-2' }, at(null, 4))).toEqual(page);
    expect(numberedPageOf([1, 2], { total: 60, next: 'c-2', pageCount: null }, at(null, 1))).toEqual(page);
  });

  it('API-8 cuts the list of a host that sends all of it at the number or at the cursor', () => {
    const list = rows(0, 5);
    const first = { items: [0, 1], next: 'from:2', total: 5, pageCount: 3 };
    expect(numberedPageOf(list, noMeta, at(null, 1))).toEqual(first);
    expect(numberedPageOf(list, undefined, at(null, 2))).toEqual({ ...first, items: [2, 3], next: 'from:4' });
    expect(numberedPageOf(list, noMeta, at('from:4', 9))).toEqual({ ...first, items: [4], next: null });
    expect(numberedPageOf(list, noMeta, at(null, 9))).toEqual({ ...first, items: [], next: null });
  });
});
