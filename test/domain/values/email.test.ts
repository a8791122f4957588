import { describe, expect, it } from 'vitest';
import { normalizeEmail } from '#domain/values/email.ts';

describe('normalizeEmail', () => {
  it('API-1 ignores ASCII case', () => {
    expect(normalizeEmail(' Rahima.KHATUN@Shop.Example ')).toBe('rahima.khatun@shop.example');
  });

  it('API-1 maps no other character to an ASCII letter', () => {
    const lookAlikes = [
      '\u212Aim@shop.example',
      '\u0130@shop.example',
      '\u017Fam@shop.example',
      'É@shop.example',
    ];
    expect(lookAlikes.map(normalizeEmail)).toEqual(lookAlikes);
  });
});
