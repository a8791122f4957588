import { expect, it } from 'vitest';
import { matchIn } from '#storefront/layout/search/matchIn.ts';

it('HD-4 parts a name around the words found, in any case', () => {
  expect(matchIn('Copper Kettle, 1.5 l', ' KETTLE')).toEqual(['Copper ', 'Kettle', ', 1.5 l']);
  expect(matchIn('Kettle', 'kettle')).toEqual(['', 'Kettle', '']);
  expect(matchIn('তামার কেটলি', 'কেটলি')).toEqual(['তামার ', 'কেটলি', '']);
});

it.each([
  ['Kettle', 'pan'],
  ['Kettle', ' '],
  ['İstanbul Kettle', 'kettle'],
])('HD-4 marks nothing in %j for %j', (name, words) => {
  expect(matchIn(name, words)).toBeNull();
});
