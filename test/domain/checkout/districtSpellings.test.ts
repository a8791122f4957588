import { describe, expect, it } from 'vitest';
import {
  districtKey,
  districtOf,
  districts,
  districtsInBengali,
  spelledDistricts,
} from '#domain/checkout/districts.ts';
import { thanaTable } from '#domain/orders/thanas/thanaTable.ts';

// cspell:disable
const typed = {
  Bogura: ['Bogra', 'bogra sadar'],
  Barishal: ['Barisal'],
  Brahmanbaria: ['Brahmonbaria', 'B. Baria'],
  Chapainawabganj: ['Chapai Nawabganj', 'Chapai Nawabgonj', 'Chapainawabgonj Sadar'],
  Chattogram: ['Chittagong', 'Chattagram'],
  "Cox's Bazar": ['Coxs Bazar', 'Cox Bazar', 'Cox’s Bazaar'],
  Cumilla: ['Comilla', 'Comilla Sadar'],
  Gopalganj: ['Gopalgonj'],
  Habiganj: ['Habigonj', 'Hobigonj'],
  Jashore: ['Jessore'],
  Jhalokathi: ['Jhalokati', 'Jhalakathi'],
  Jhenaidah: ['Jhenidah', 'Jhenaidaha'],
  Khagrachhari: ['Khagrachari'],
  Kishoreganj: ['Kishoregonj', 'Kishorganj', 'Kishorgonj'],
  Lakshmipur: ['Laxmipur', 'লক্ষীপুর'],
  Manikganj: ['Manikgonj'],
  Moulvibazar: ['Moulvi Bazar', 'Maulvibazar', 'Moulvi Bazaar'],
  Munshiganj: ['Munshigonj', 'মুন্সীগঞ্জ সদর'],
  Narayanganj: ['Narayangonj', 'Narayangonj Sadar', 'NARAYANGANJ SADAR', 'নারায়ণগঞ্জ সদর'],
  Netrokona: ['Netrakona'],
  Sirajganj: ['Sirajgonj'],
  Sunamganj: ['Sunamgonj'],
  Tangail: ['টাংগাইল'],
};
// cspell:enable

/** The names of thanas in both scripts, each as `districtKey` writes it, with their district. */
const thanas = thanaTable
  .trim()
  .split(';')
  .flatMap((line) => {
    const [district = '', names = ''] = line.trim().split(': ');
    const spellings = names.match(/[a-z'’. ]+|[^a-z,/]+/giu) ?? [];
    return spellings.map((spelling) => [districtKey(spelling), district] as const);
  });

describe('the spellings of a district', () => {
  it.each(Object.entries(typed))('SH-2 %s is meant by %j', (name, spellings) => {
    expect(spellings.map(districtOf)).toEqual(spellings.map(() => name));
  });

  it('SH-2 each mean one district', () => {
    const names = new Map<string, Set<string>>();
    for (const [spelling, name] of spelledDistricts) {
      const key = districtKey(spelling);
      names.set(key, (names.get(key) ?? new Set()).add(name));
    }
    expect([...names].filter(([, meant]) => meant.size > 1)).toEqual([]);
    expect(spelledDistricts.filter(([, name]) => !districts.some((district) => district === name))).toEqual(
      [],
    );
  });

  it('SH-2 are no thana of another district, unless a district has this name itself', () => {
    const ownNames = new Set([...districts, ...districtsInBengali].map(districtKey));
    const meant = new Map(spelledDistricts.map(([spelling, name]) => [districtKey(spelling), name]));
    const ofAnother = thanas.filter(([key, district]) => (meant.get(key) ?? district) !== district);
    expect(ofAnother.filter(([key]) => !ownNames.has(key))).toEqual([]);
  });
});
