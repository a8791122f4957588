import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesOrderSearch, readOrderSearch } from '#domain/orders/orderSearch.ts';
import { searchKey } from '#domain/values/plainText.ts';
import { anOrder } from '../../support/builders/anOrder.ts';
import { anOrderNumber } from '../../support/builders/anOrderNumber.ts';

const rahima = anOrder({
  _id: '64c000000000000000000001',
  number: anOrderNumber(10_501_025),
  customerData: {
    ...anOrder().customerData,
    name: 'Rahima  KHATUN',
    email: 'rahima@example.com',
    mobileNumber: '01712345678',
  },
});
const isFound = (search: string, order = rahima): boolean =>
  matchesOrderSearch(order, readOrderSearch(search));
const all = (searches: readonly string[], expected: boolean) => searches.map((search) => [search, expected]);
const results = (searches: readonly string[]) => searches.map((search) => [search, isFound(search)]);

describe('the search of orders', () => {
  it('OL-2 finds any part of an id, in any case', () => {
    expect(results(['64c0', ' 0001 ', 'C000', ''])).toEqual(all(['64c0', ' 0001 ', 'C000', ''], true));
    expect(isFound('64c1')).toBe(false);
  });

  it('MD-1 finds a phone number in any spelling, and parts of it from three digits on', () => {
    const matching = [
      '01712345678',
      '+880 1712-345678',
      '+8801712345678',
      '8801712345678',
      '008801712345678',
      '+880 (0)1712 345678',
      '1712345678',
      '০১৭১২৩৪৫৬৭৮',
      '+৮৮০ ১৭১২-৩৪৫৬৭৮',
      '5678',
      '678',
      '123 45',
      '+880 1712',
      '88017123',
    ];
    expect(results(matching)).toEqual(all(matching, true));
    const missed = ['79', '5679', '+880', '8801', '+8801713', '+5678a', '0880171'];
    expect(results(missed)).toEqual(all(missed, false));
  });

  it('MD-1 finds 880 inside of a national number too', () => {
    const order = anOrder({ customerData: { ...rahima.customerData, mobileNumber: '01788012345' } });
    expect(['880', '8801', '88012', '88013'].map((search) => isFound(search, order))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('MD-1 finds the numbers of a host that stores them in another form', () => {
    const order = anOrder({ customerData: { ...rahima.customerData, mobileNumber: '+880 1712-345678' } });
    expect(['01712345678', '45678'].map((search) => isFound(search, order))).toEqual([true, true]);
  });

  it('MD-1 finds parts of a name and of an e-mail address', () => {
    const matching = ['rahima khatun', 'RAHIMA   K', 'tun', 'Rahima@Example', 'example.com'];
    expect(results(matching)).toEqual(all(matching, true));
    expect(isFound('rahim khatun')).toBe(false);
  });

  it('MD-1 finds a Bengali name whichever way its letters were composed', () => {
    const order = anOrder({ customerData: { ...rahima.customerData, name: 'আয়েশা' } });
    expect(['আয়ে', 'আ\u09dfে'].map((search) => isFound(search, order))).toEqual([true, true]);
  });

  it('MD-1 MD-2 finds an order number as it is spoken', () => {
    const number = rahima.number ?? '';
    const matching = [
      number,
      number.slice('HK-'.length),
      number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'O'),
    ];
    expect(results(matching)).toEqual(all(matching, true));
    expect(isFound(anOrderNumber(10_501_026))).toBe(false);
    expect(isFound(number, { ...rahima, number: null })).toBe(false);
  });

  it('MD-1 finds an order by every part of its customer’s name, whatever that is', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (name, from, length) => {
        const key = searchKey(name);
        const part = key.slice(from % (key.length + 1)).slice(0, length % (key.length + 1));
        fc.pre(part === searchKey(part));
        expect(isFound(part, anOrder({ customerData: { ...rahima.customerData, name } }))).toBe(true);
      }),
    );
  });
});
