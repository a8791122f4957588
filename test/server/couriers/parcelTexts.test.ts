import { describe, expect, it } from 'vitest';
import { fullAddress, letterCount, oneLine, shortened } from '#server/couriers/parcelTexts.ts';
import { parcelToBook } from '../../support/builders/parcelToBook.ts';

describe('the address for a courier', () => {
  // Thana and district are added, unless the address names them in words of their own.
  it.each([
    ['House 4', 'Savar', 'Dhaka', 'House 4, Savar, Dhaka'],
    ['House 4, savar, DHAKA', 'Savar', 'Dhaka', 'House 4, savar, DHAKA'],
    ['House 4, Dhakshin Khan', null, 'Dhaka', 'House 4, Dhakshin Khan, Dhaka'],
    ['Kolatoli Road', null, "Cox's Bazar", "Kolatoli Road, Cox's Bazar"],
    ['মিরপুর ১', null, 'ঢাকা', 'মিরপুর ১, ঢাকা'],
    ['মিরপুর, ঢাকা', null, 'ঢাকা', 'মিরপুর, ঢাকা'],
    // Brackets are letters like others, and no pattern.
    ['House (4)', '(old) Town', 'Dhaka', 'House (4), (old) Town, Dhaka'],
    [' House\r\n4 ', ' ', '', 'House 4'],
  ])('CR-2 of %j, %j, %j is %j', (address, thana, district, expected) => {
    expect(fullAddress(parcelToBook({ address, thana, district }))).toBe(expected);
  });
});

describe('texts for a courier', () => {
  it('CR-2 are counted by letters, and cut between them', () => {
    // The vowel sign counts as a letter of its own, the shirt as one.
    expect(letterCount('👕ঢা')).toBe(3);
    expect(shortened('👕👕👕👕', 3)).toBe('👕👕…');
    expect(shortened('abc', 3)).toBe('abc');
  });

  it('CR-2 are one line', () => {
    expect(oneLine(' a\tb\u0000\n\nc ')).toBe('a b c');
  });
});
