import { describe, expect, it } from 'vitest';
import { changeItems } from '#api/changeItems.ts';
import { pageOf } from '#api/page.ts';

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const noMeta = { total: null, next: null };
const without = (removed: number) => (item: number) => (item === removed ? [] : [item]);

describe('changeItems', () => {
  it('ST-7 removes an item and sets the new total in every page', () => {
    const pages = [
      { items: [0, 1], next: 'c-2', total: 5 },
      { items: [2, 3], next: 'c-4', total: 5 },
    ];
    expect(changeItems(pages, without(2))).toEqual([
      { items: [0, 1], next: 'c-2', total: 4 },
      { items: [3], next: 'c-4', total: 4 },
    ]);
  });

  it('OL-6 continues with the next row of a list that the browser cuts', () => {
    const first = changeItems([pageOf(rows(0, 6), noMeta, null, 2)], without(0))[0];
    expect(first).toEqual({ items: [1], next: 'from:1', total: 5 });
    expect(pageOf(rows(1, 6), noMeta, first?.next ?? null, 2)).toEqual({
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
