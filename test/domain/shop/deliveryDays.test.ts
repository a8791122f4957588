import { describe, expect, it } from 'vitest';
import { deliveryDays } from '#domain/checkout/delivery.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { defaultDeliveryDays, spanText } from '#domain/shop/deliveryDays.ts';
import { shopSettingsErrors, shopSettingsFormOf, shopSettingsOf } from '#domain/shop/shopSettingsForm.ts';

const form = shopSettingsFormOf(defaultShopSettings);

describe('the days of a delivery', () => {
  it('BY-6 are 2 to 3 inside and 3 to 5 outside of Dhaka in a new shop', () => {
    const texts = ['Inside of Dhaka', 'Outside of Dhaka'].map((area) =>
      spanText(deliveryDays(defaultDeliveryDays, area)),
    );
    expect(texts).toEqual(['2 to 3 days', '3 to 5 days']);
  });

  it('BY-6 are one number when the first is the last', () => {
    expect([spanText({ from: 1, to: 1 }), spanText({ from: 4, to: 4 })]).toEqual(['1 day', '4 days']);
  });

  it('BY-6 are settings that the form reads, the last day not before the first', () => {
    expect(shopSettingsOf({ ...form, insideDaysTo: ' 4 ' })).toEqual({
      ...defaultShopSettings,
      insideDaysTo: 4,
    });
    expect(shopSettingsErrors({ ...form, insideDaysFrom: '4', outsideDaysTo: '31' })).toEqual({
      insideDaysTo: "Longest delivery inside Dhaka (days) can't be less than the shortest",
      outsideDaysTo: 'Longest delivery outside Dhaka (days) must be a whole number from 1 to 30',
    });
    expect(shopSettingsErrors({ ...form, insideDaysFrom: '0' })).toEqual({
      insideDaysFrom: 'Shortest delivery inside Dhaka (days) must be a whole number from 1 to 30',
    });
  });
});
