import { describe, expect, it } from 'vitest';
import { changeItems, pageOf, toApiCursor } from '#api/page.ts';

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const unsaid = { total: null, next: null };

describe('pageOf', () => {
  it('OL-6 takes total and cursor from a host that pages', () => {
    expect(pageOf([1, 2], { total: 60, next: 'c-2' }, null, 2)).toEqual({
      items: [1, 2],
      next: 'c-2',
      total: 60,
    });
    expect(pageOf([1], { total: 0, next: null }, 'c-9', 2)).toEqual({ items: [1], next: null, total: 0 });
  });

  it('API-8 cuts the list of a host that sends it whole', () => {
    const list = rows(0, 5);
    expect(pageOf(list, unsaid, null, 2)).toEqual({ items: [0, 1], next: 'from:2', total: 5 });
    expect(pageOf(list, unsaid, 'from:2', 2)).toEqual({ items: [2, 3], next: 'from:4', total: 5 });
    expect(pageOf(list, undefined, 'from:4', 2)).toEqual({ items: [4], next: null, total: 5 });
    expect(pageOf([], undefined, null, 2)).toEqual({ items: [], next: null, total: 0 });
  });

  it("API-8 sends a host only the host's own cursors", () => {
    expect([null, 'from:25', 'c-2'].map(toApiCursor)).toEqual([undefined, undefined, 'c-2']);
  });
});

const without = (gone: number) => (item: number) => (item === gone ? [] : [item]);

describe('changeItems', () => {
  it('ST-7 takes an item out and tells every page the new total', () => {
    const pages = [
      { items: [0, 1], next: 'c-2', total: 5 },
      { items: [2, 3], next: 'c-4', total: 5 },
    ];
    expect(changeItems(pages, without(2))).toEqual([
      { items: [0, 1], next: 'c-2', total: 4 },
      { items: [3], next: 'c-4', total: 4 },
    ]);
  });

  it('OL-6 goes on with the very next row of a list the browser cuts', () => {
    const first = changeItems([pageOf(rows(0, 6), unsaid, null, 2)], without(0))[0];
    expect(first).toEqual({ items: [1], next: 'from:1', total: 5 });
    expect(pageOf(rows(1, 6), unsaid, first?.next ?? null, 2)).toEqual({
      items: [2, 3],
      next: 'from:3',
      total: 5,
    });
  });

  it('ST-7 changes an item in its place', () => {
    const pages = [{ items: [0, 1], next: null, total: 2 }];
    expect(changeItems(pages, (item) => [item * 10])).toEqual([{ items: [0, 10], next: null, total: 2 }]);
  });
});
