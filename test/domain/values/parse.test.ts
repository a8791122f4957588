import { describe, expect, it } from 'vitest';
import { parseJson, readList, readNumber, readText, readTexts } from '#domain/values/parse.ts';

describe('parse', () => {
  it('API-8 reads numbers, and digits in a string, as numbers', () => {
    const given = [5, '5', '99.5', ' 7 ', '', '  ', 'x', null, undefined, true, [5], {}, Number.NaN];
    expect(given.map(readNumber)).toEqual([
      5,
      5,
      99.5,
      7,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('API-8 reads texts, and numbers as texts', () => {
    expect(['a', 7, null, {}].map((value) => readText(value))).toEqual(['a', '7', '', '']);
  });

  it('API-8 reads lists, without the items that do not fit', () => {
    expect(readTexts(['a', '', 3, null, 'b'])).toEqual(['a', 'b']);
    expect(readList(['1', 'x', 2], readNumber)).toEqual([1, 2]);
    expect({ texts: readTexts('a'), list: readList({}, readNumber) }).toEqual({
      texts: [],
      list: [],
    });
  });
});

describe('parseJson', () => {
  it('CT-5 returns the JSON, or undefined', () => {
    expect([parseJson('[1]'), parseJson('{bad')]).toEqual([[1], undefined]);
  });
});
