import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderCodeOf, orderNumberCount, orderNumberOf, parseOrderCode } from '#domain/orders/orderNumber.ts';
import { anOrderNumber } from '../../support/builders/anOrderNumber.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const numbers = fc.integer({ min: 0, max: orderNumberCount - 1 }).map(anOrderNumber);
const charactersOf = (number: string): string => number.replace('HK', '').replaceAll('-', '');
const bengali = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

describe('an order number', () => {
  it('MD-2 has the form HK-7Q4K-2M, in the alphabet of Crockford', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(number).toMatch(/^HK-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/);
      }),
    );
  });

  it('MD-2 is another one for each random number', () => {
    expect([0, 1, 31, 32, orderNumberCount - 1].map(anOrderNumber)).toEqual([
      'HK-0000-00',
      'HK-1000-05',
      'HK-Z000-0C',
      'HK-0100-0G',
      'HK-ZZZZ-Z1',
    ]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: orderNumberCount - 1 })), (randoms) => {
        expect(new Set(randoms.map(anOrderNumber)).size).toBe(randoms.length);
      }),
    );
  });

  it.each(['NB', 'ABC', 'SHOP'])('SP-12 has the prefix of the shop, and is read under any: %s', (prefix) => {
    const number = orderNumberOf(31, prefix);
    expect(number).toBe(`${prefix}-Z000-0C`);
    expect([number, number.toLowerCase(), 'HK-Z000-0C', 'z0000c'].map(parseOrderCode)).toEqual(
      Array<string>(4).fill('Z000-0C'),
    );
  });

  it('MD-2 is read in any case, with and without HK, hyphens, spaces and #, and with Bengali digits', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const bare = charactersOf(number);
        const written = [
          number,
          number.toLowerCase(),
          bare,
          ` hk ${bare.slice(0, 3)} ${bare.slice(3)} `,
          `HK${bare}`,
          `#${number}`,
          bare.split('').join('-'),
          number.replaceAll('-', '–'),
          bengali(number),
        ];
        expect(written.map(parseOrderCode)).toEqual(written.map(() => orderCodeOf(number)));
      }),
    );
  });

  it('MD-2 is read when I or L was written for 1 and O for 0', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom('I', 'L', 'i', 'l'), (number, one) => {
        const bare = charactersOf(number);
        expect(parseOrderCode(`HK-${bare.replaceAll('1', one).replaceAll('0', 'o')}`)).toBe(
          orderCodeOf(number),
        );
      }),
    );
  });

  it('MD-2 is refused with any one character wrong', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const bare = charactersOf(number);
        for (let place = 0; place < bare.length; place += 1)
          for (const other of alphabet.replace(bare.charAt(place), ''))
            expect(parseOrderCode(bare.slice(0, place) + other + bare.slice(place + 1))).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it('MD-2 is refused with any two different characters exchanged', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const characters = Array.from(charactersOf(number));
        const accepted = characters.flatMap((one, first) =>
          characters.slice(first + 1).flatMap((other, gap) => {
            const exchanged = characters.with(first, other).with(first + 1 + gap, one);
            return one !== other && parseOrderCode(exchanged.join('')) !== null ? [exchanged] : [];
          }),
        );
        expect(accepted).toEqual([]);
      }),
    );
  });

  it.each([
    '',
    'HK',
    '00000',
    '0000000',
    // U is in no code.
    'HK-0000-0U',
    // A prefix has two to four letters.
    'K-0000-00',
    'SHOPS-0000-00',
    'H7-0000-00',
    'HK-0000-00 0',
    '০',
    // In upper case it would be an S.
    'ſ00000',
    '01712345678',
  ])('MD-2 is not what %j says', (text) => {
    expect(parseOrderCode(text)).toBeNull();
  });
});
