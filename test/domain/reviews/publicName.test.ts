import { describe, expect, it } from 'vitest';
import { publicName } from '#domain/reviews/publicName.ts';

describe('publicName', () => {
  it.each([
    ['Rahima Khatun', 'Rahima K.'],
    ['  Md.  Abdul Karim Chowdhury ', 'Md. C.'],
    ['তানজিলা আক্তার', 'তানজিলা আ.'],
    ['Rahima', 'Rahima'],
    ['Rahima 01711000222', 'Rahima'],
    ['০১৭১১০০০২২২ Rahima rahima@people.example', 'Rahima'],
    ['www.shop.example/deals Karim', 'Karim'],
    ['Rahima (Khatun)', 'Rahima K.'],
    ['A'.repeat(80), 'A'.repeat(30)],
    ['01711000222', ''],
    ['', ''],
  ])('SH-7 makes of %j the name %j', (name, expected) => {
    expect(publicName(name)).toBe(expected);
  });
});
