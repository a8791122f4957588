import { expect, it } from 'vitest';
import { highlightMatch } from '#storefront/layout/search/SearchResults.tsx';

it('HD-4 splits a name around the searched text, in any case', () => {
  expect(highlightMatch('Copper Kettle, 1.5 l', ' KETTLE')).toEqual({
    before: 'Copper ',
    match: 'Kettle',
    after: ', 1.5 l',
  });
  expect(highlightMatch('Kettle', 'kettle')).toEqual({ before: '', match: 'Kettle', after: '' });
  expect(highlightMatch('তামার কেটলি', 'কেটলি')).toEqual({ before: 'তামার ', match: 'কেটলি', after: '' });
});

it('HD-4 BN-7 splits a name around a text whose letters are composed in another way', () => {
  // The letter ড় as one code point and as two. Texts are compared, and then split, with two: NFC does not compose this letter.
  const [asOne, asTwo] = ['\u09b6\u09be\u09dc\u09bf', '\u09b6\u09be\u09a1\u09bc\u09bf'];
  expect(highlightMatch(`লাল ${asTwo} ১`, asOne)).toEqual({ before: 'লাল ', match: asTwo, after: ' ১' });
  expect(highlightMatch(`লাল ${asOne} ১`, asTwo)).toEqual({ before: 'লাল ', match: asTwo, after: ' ১' });
});

it.each([
  ['লাল শাড়ি', 'শ', ['লাল ', 'শা', 'ড়ি']],
  ['ক্ষীর', 'ষ', ['', 'ক্ষী', 'র']],
  ['Kettle', 'ett', ['K', 'ett', 'le']],
])('HD-4 BN-8 highlights whole letters in %j for %j', (name, text, [before, match, after]) => {
  expect(highlightMatch(name, text)).toEqual({ before, match, after });
});

it.each([
  ['Kettle', 'pan'],
  ['Kettle', ' '],
  // In lower case the first letter is two characters long, so that the places of the others differ.
  ['İstanbul Kettle', 'kettle'],
])('HD-4 highlights nothing in %j for %j', (name, text) => {
  expect(highlightMatch(name, text)).toBeNull();
});
