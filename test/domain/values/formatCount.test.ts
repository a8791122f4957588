import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from '#domain/values/formatCount.ts';
import { groupDigits } from '#messages/language.ts';

const plain = new Intl.NumberFormat('en-IN');
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

describe('groupDigits', () => {
  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['100000', '1,00,000'],
    ['-1234567', '-12,34,567'],
    ['1234567.50', '12,34,567.50'],
    ['0.12345', '0.12345'],
  ])('BC-2 writes %s as %s', (given, written) => {
    expect(groupDigits(given)).toBe(written);
  });

  it('BC-2 writes each number as Intl.NumberFormat does for India', () => {
    assert(
      property(integer({ min: -1_000_000_000, max: 1_000_000_000 }), (poisha) => {
        // Intl keeps the sign of a negative zero.
        const count = poisha + 0;
        expect(formatCount(count)).toBe(plain.format(count));
        expect(groupDigits((count / 100).toFixed(2))).toBe(exact.format(count / 100));
      }),
    );
  });
});
