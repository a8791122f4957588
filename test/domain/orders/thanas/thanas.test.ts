// cspell:disable
import { describe, expect, it } from 'vitest';
import { districts, districtsInBengali } from '#domain/checkout/districts.ts';
import { thanaIn, thanasOf } from '#domain/orders/thanas/thanas.ts';

describe('thanas', () => {
  it('CR-13 knows at least three of each of the 64 districts, each once, in both spellings of the district', () => {
    const lists = districts.map(thanasOf);

    expect(lists.filter((names) => names.length < 3)).toEqual([]);
    expect(lists.map((names) => new Set(names).size)).toEqual(lists.map((names) => names.length));
    expect(districtsInBengali.map(thanasOf)).toEqual(lists);
    expect(lists.flat().filter((name) => !/^[A-Z][A-Za-z' -]+$/.test(name))).toEqual([]);
  });

  it('CR-13 knows older names of districts, and no thana of another text', () => {
    expect(['Chittagong', 'comilla', 'Bogra', 'রাঙামাটি'].map(thanasOf)).toEqual(
      ['Chattogram', 'Cumilla', 'Bogura', 'Rangamati'].map(thanasOf),
    );
    expect(thanasOf('Atlantis')).toEqual([]);
    expect(thanasOf('')).toEqual([]);
  });

  it('CR-13 finds each thana by its own name, also between house and district', () => {
    const named = districts.flatMap((district) => thanasOf(district).map((name) => ({ district, name })));
    const found = named.map(({ district, name }) => ({
      district,
      name: [name, `House 9, Road 4, ${name}, ${district}`].map((address) => thanaIn(address, district)),
    }));

    expect(found).toEqual(named.map(({ district, name }) => ({ district, name: [name, name] })));
  });

  it.each([
    ['House 9, Road 4, Savar', 'Dhaka', 'Savar'],
    ['বাড়ি ৯, সাভার বাজার', 'ঢাকা', 'Savar'],
    // The name of a street is none of a thana.
    ['12 Mirpur Road, Dhanmondi, Dhaka', 'Dhaka', 'Dhanmondi'],
    ['Sadar Road 5', 'Barishal', null],
    // Of two names the last counts.
    ['Pallabi, Mirpur 12', 'Dhaka', 'Mirpur'],
    ['উত্তরা পশ্চিম, সেক্টর ৫', 'Dhaka', 'Uttara West'],
    ['Sher E Bangla Nagar', 'Dhaka', 'Sher-e-Bangla Nagar'],
    ['Near the school, Shibgonj', 'Bogra', 'Shibganj'],
    ['Sadar, Bogura', 'Bogura', 'Bogura Sadar'],
    ['Tejgaon Industrial Area', 'Dhaka', 'Tejgaon Industrial Area'],
    ['Kahaloo bazar', 'Bogura', 'Kahaloo'],
    ['দক্ষিণ সুরমা', 'Sylhet', 'Dakshin Surma'],
    // Its beginning, Cumilla Sadar, is the name of another thana.
    ['House 9, Cumilla Sadar Dakshin', 'Cumilla', 'Cumilla Sadar Dakshin'],
    ['House 9, Cumilla Sadar', 'Cumilla', 'Cumilla Adarsha Sadar'],
    ['House 9, Road 4', 'Dhaka', null],
    // Savar is in Dhaka.
    ['Savar', 'Sylhet', null],
    ['Savar', 'Atlantis', null],
  ])('CR-13 finds in the address “%s” of %s the thana %s', (address, district, thana) => {
    expect(thanaIn(address, district)).toBe(thana);
  });
});
