import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOf, firstCharacters } from '#domain/values/cutText.ts';
import { lettersOf } from '#domain/values/lettersOf.ts';

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });
const boundariesOf = (text: string) =>
  new Set([...graphemes.segment(text)].map(({ index }) => index).concat(text.length));

const anyText = fc.string({
  unit: fc.constantFrom(...Array.from('কখরষযড়িাু্ঁং \u200d\u200cabe\u0301।,৭'), '👩\u200d🍳', '👍🏽', '🇧🇩', '😀'),
});

describe('letters', () => {
  it('BN-8 a Bengali conjunct with its signs, an accented letter, and an emoji of several parts are one letter', () => {
    expect(lettersOf('ক্ষি স্ত্রী র\u200d্যা e\u0301 👩\u200d🍳🇧🇩')).toEqual([
      'ক্ষি',
      ' ',
      'স্ত্রী',
      ' ',
      'র\u200d্যা',
      ' ',
      'e\u0301',
      ' ',
      '👩\u200d🍳',
      '🇧🇩',
    ]);
    // What browsers draw of a joiner between two pictures is one, with the sign of a conjunct before it too.
    expect(lettersOf('😀্\u200d😀')).toEqual(['😀্\u200d😀']);
    expect(lettersOf('')).toEqual([]);
    expect(lettersOf('বাক্ ক')).toEqual(['বা', 'ক্', ' ', 'ক']);
  });

  it('BN-8 a cut never splits what the browser draws as one, and keeps as much as fits', () => {
    fc.assert(
      fc.property(anyText, fc.nat(12), (text, most) => {
        const [start, counted] = [beginningOf(text, most), firstCharacters(text, most)];
        expect(lettersOf(text).join('')).toBe(text);
        for (const cut of [start, counted]) {
          expect(text.startsWith(cut)).toBe(true);
          expect(boundariesOf(text).has(cut.length)).toBe(true);
        }
        expect(start.length).toBeLessThanOrEqual(most);
        expect(Array.from(counted).length).toBeLessThanOrEqual(most);
        const next = lettersOf(text)[lettersOf(start).length] ?? '';
        expect(start === text || start.length + next.length > most).toBe(true);
      }),
      { numRuns: 10000 },
    );
  });
});
