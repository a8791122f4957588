import { describe, expect, it } from 'vitest';
import { areaOfDistrict, districts, districtsInBengali } from '#domain/checkout/districts.ts';

describe('areaOfDistrict', () => {
  it('SH-2 is inside for Dhaka alone and outside for the other 63 districts', () => {
    expect(districts.filter((district) => areaOfDistrict(district) === 'Inside of Dhaka')).toEqual(['Dhaka']);
    expect(districts.filter((district) => areaOfDistrict(district) === 'Outside of Dhaka')).toHaveLength(63);
  });

  it('SH-2 knows older spellings, any case and blanks', () => {
    expect([' dhaka ', 'CHITTAGONG', 'Comilla'].map(areaOfDistrict)).toEqual([
      'Inside of Dhaka',
      'Outside of Dhaka',
      'Outside of Dhaka',
    ]);
  });

  it('SH-20 knows the names in Bengali: inside for one, outside for the other 63', () => {
    expect(new Set(districtsInBengali).size).toBe(64);
    expect(districtsInBengali.filter((name) => areaOfDistrict(name) === 'Inside of Dhaka')).toEqual(['ঢাকা']);
    expect(districtsInBengali.filter((name) => areaOfDistrict(name) === 'Outside of Dhaka')).toHaveLength(63);
  });

  it('SH-20 knows a name in Bengali however its letters are encoded', () => {
    const [withDot, combined] = ['বগু\u09a1\u09bcা', 'বগু\u09dcা'];
    expect([withDot, combined, ' ঢাকা '].map(areaOfDistrict)).toEqual([
      'Outside of Dhaka',
      'Outside of Dhaka',
      'Inside of Dhaka',
    ]);
  });

  it('SH-20 knows a name whatever spaces, marks and invisible characters are in it', () => {
    const typed = ['ঢাকা\u200c', 'ঢাকা।', 'Cox\u2019s Bazar', 'Coxs Bazar', 'কক্স বাজার', 'চাঁপাই-নবাবগঞ্জ'];
    expect(typed.map(areaOfDistrict)).toEqual([
      'Inside of Dhaka',
      'Inside of Dhaka',
      'Outside of Dhaka',
      'Outside of Dhaka',
      'Outside of Dhaka',
      'Outside of Dhaka',
    ]);
  });

  it.each(['', 'Dhak', 'Dhaka Cantonment', 'Kolkata'])('SH-2 suggests nothing for %j', (text) => {
    expect(areaOfDistrict(text)).toBe('');
  });
});
