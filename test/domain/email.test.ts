import { describe, expect, it } from 'vitest';
import { foldEmail } from '#domain/email.ts';

describe('foldEmail', () => {
  it('API-1 takes an address in any ASCII case for the same', () => {
    expect(foldEmail(' Rahima.KHATUN@Shop.Example ')).toBe('rahima.khatun@shop.example');
  });

  it('API-1 makes no other character a letter of ASCII', () => {
    const lookAlikes = [
      '\u212Aim@shop.example',
      '\u0130@shop.example',
      '\u017Fam@shop.example',
      'É@shop.example',
    ];
    expect(lookAlikes.map(foldEmail)).toEqual(lookAlikes);
  });
});
