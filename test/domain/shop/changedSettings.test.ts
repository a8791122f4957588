import { describe, expect, it } from 'vitest';
import { changedSettings } from '#domain/shop/changedSettings.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';

describe('changed settings', () => {
  it('SP-2 notice that one name with a comma has become two names', () => {
    const before = { ...defaultShopSettings, deliveryPartners: ['Steadfast, Pathao'] };
    const after = { ...before, deliveryPartners: ['Steadfast', 'Pathao'] };
    expect(changedSettings(before, after)).toEqual(['deliveryPartners']);
    expect(changedSettings(before, { ...before })).toEqual([]);
  });
});
