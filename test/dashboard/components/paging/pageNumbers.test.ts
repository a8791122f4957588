import { expect, it } from 'vitest';
import { pageNumbers } from '#dashboard/components/paging/pageNumbers.ts';

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  // A page after the last, of a list that has become shorter.
  [4001, 4000, '1 … 4000 4001'],
])('MD-6 on page %i of %i there are links to %s', (page, count, links) => {
  expect(
    pageNumbers(page, count)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(links);
});
