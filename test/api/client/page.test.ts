import { describe, expect, it } from 'vitest';
import { changeItems, pageOf } from '#api/client/page.ts';
import { cutPage } from '#api/plainHost/listAnswers.ts';

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const without = (removed: number) => (item: number) => (item === removed ? [] : [item]);

describe('pageOf', () => {
  it('OL-6 takes total and cursor from a host that pages', () => {
    expect(pageOf([1, 2], { total: 60, next: 'c-2' })).toEqual({ items: [1, 2], next: 'c-2', total: 60 });
    expect(pageOf([1], { total: 0, next: null })).toEqual({ items: [1], next: null, total: 0 });
  });

  it('MD-6 takes the number of pages from a host that has numbers', () => {
    const meta = { total: 60, next: 'c-2', pageCount: 30 };
    expect(pageOf([1, 2], meta)).toEqual({ items: [1, 2], next: 'c-2', total: 60, pageCount: 30 });
  });

  it('API-8 has no numbers from a host that pages by cursors alone', () => {
    const page = { items: [1, 2], next: 'c-2', total: 60 };
    expect(pageOf([1, 2], { total: 60, next: 'c-2' })).toEqual(page);
    expect(pageOf([1, 2], { total: 60, next: 'c-2', pageCount: null })).toEqual(page);
  });
});

describe('changeItems', () => {
  it('ST-7 removes an item and sets the new total', () => {
    const page = { items: [2, 3], next: 'c-4', total: 5, pageCount: 3 };
    expect(changeItems(page, without(2))).toEqual({ items: [3], next: 'c-4', total: 4, pageCount: 3 });
  });

  it('OL-6 continues with the next row of a list that the browser cuts', () => {
    const { items, meta } = cutPage(rows(0, 6), { limit: 2 });
    const first = changeItems(pageOf(items, meta), without(0));
    expect(first).toMatchObject({ items: [1], next: 'from:1', total: 5 });
    expect(cutPage(rows(1, 6), { limit: 2, after: first.next ?? '' })).toMatchObject({
      items: [2, 3],
      meta: { next: 'from:3', total: 5 },
    });
  });

  it('ST-7 changes an item in its place', () => {
    const page = { items: [0, 1], next: null, total: 2 };
    expect(changeItems(page, (item) => [item * 10])).toEqual({ items: [0, 10], next: null, total: 2 });
  });
});
