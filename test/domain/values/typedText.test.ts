import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeMobileNumber } from '#domain/values/mobileNumber.ts';
import { hasLetterOrDigit, plainText, searchKey } from '#domain/values/plainText.ts';
import { latinDigits, typedNumber } from '#domain/values/typedText.ts';

const bengali = Array.from('০১২৩৪৫৬৭৮৯');
/** The text with some of its digits in Bengali and signs that nobody sees between them. */
const asTyped = (text: string) =>
  fc
    .array(
      fc.tuple(fc.boolean(), fc.constantFrom('', '', '\u200c', '\u200d', '\u200e', '\u2060', '\ufeff')),
      {
        minLength: text.length,
        maxLength: text.length,
      },
    )
    .map((choices) =>
      Array.from(text, (character, place) => {
        const [isBengali, sign] = choices[place] ?? [false, ''];
        return `${(isBengali ? bengali[Number(character)] : undefined) ?? character}${sign}`;
      }).join(''),
    );

describe('typed text', () => {
  it('BN-7 a number reads the same in both digits, also mixed, whatever signs nobody sees', () => {
    const anyNumber = fc.nat(9_999_999_999).map(String);
    fc.assert(
      fc.property(
        anyNumber.chain((number) => fc.tuple(fc.constant(number), asTyped(number))),
        ([number, typed]) => {
          expect([latinDigits(typed), typedNumber(typed)]).toEqual([number, Number(number)]);
        },
      ),
    );
  });

  it.each([
    ['১,২৫,০০০', 125_000],
    ['৯৯.৫০', 99.5],
    ['\u00a0১২3 ', 123],
    ['\u200e500\u200f', 500],
    ['', Number.NaN],
    ['৳৫০০', Number.NaN],
    ['১২ টাকা', Number.NaN],
    ['-৫', Number.NaN],
    ['1e3', Number.NaN],
  ])('BN-7 reads %j as %d', (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });

  it.each(['2,5', '99,50', '1,2,3', '12,3456', '1,25,00', ',5', '1,'])(
    'BN-7 reads no number from %j, whose comma may be a decimal point',
    (text) => {
      expect(typedNumber(text)).toBeNaN();
    },
  );

  it('BN-7 a phone number is stored in Latin digits, however it was typed or pasted', () => {
    const typed = ['01৭১১০০০২২২', '+৮৮০ ১৭১১-০০০২২২', '\u202a০১৭১১\u00a0০০০\u200d২২২\u202c', '8801711000222'];
    expect(typed.map(normalizeMobileNumber)).toEqual(typed.map(() => '01711000222'));
  });

  it('BN-7 a name keeps its joiners and digits, in NFC with ordinary spaces', () => {
    // The composition exclusions are two code points in NFC, ো and ৌ one.
    expect(['\u09a1\u09bc', '\u09dc', '\u09dd', '\u09df', '\u0995\u09c7\u09be'].map(plainText)).toEqual([
      '\u09a1\u09bc',
      '\u09a1\u09bc',
      '\u09a2\u09bc',
      '\u09af\u09bc',
      '\u0995\u09cb',
    ]);
    expect(plainText('র\u200d্যাব\u00a0৭\u200b\u202e')).toBe('র\u200d্যাব ৭');
  });

  it('BN-7 texts are the same for a search in either digits, composition, case, joiners and blanks', () => {
    const written = ['র\u200d্যাব ৭ শা\u09dcি', 'র্যাব  7 শা\u09a1\u09bcি', '\u200eর্যাব\u00a0৭ শা\u09a1\u09bcি '];
    expect(new Set(written.map(searchKey))).toEqual(new Set(['র্যাব 7 শা\u09a1\u09bcি']));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text));
      }),
    );
  });

  it('BN-7 a text of marks alone has no letter', () => {
    expect(['ঁ', '\u200d', '— …', '্', 'ক', 'Ann', '৭'].map(hasLetterOrDigit)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});
