import { describe, expect, it } from 'vitest';
import { changedSettings, settingText } from '#domain/shop/changedSettings.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';

describe('changed settings', () => {
  it('SP-2 notice that one name with a comma has become two names', () => {
    const before = { ...defaultShopSettings, deliveryPartners: ['Steadfast, Pathao'] };
    const after = { ...before, deliveryPartners: ['Steadfast', 'Pathao'] };
    expect(changedSettings(before, after)).toEqual(['deliveryPartners']);
    expect(changedSettings(before, { ...before })).toEqual([]);
  });

  it('SP-11 SP-2 name the sections of the home page in the audit log as the form does', () => {
    const settings = { ...defaultShopSettings, homeSections: ['assurances', 'top', 'ofNextYear'] };
    expect(settingText(settings, 'homeSections')).toBe(
      'Delivery, payment and returns; Categories and slides; ofNextYear',
    );
  });
});
