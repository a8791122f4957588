import { describe, expect, it } from 'vitest';
import { defaultAdvanceSettings } from '#domain/shop/advanceSettings.ts';
import { defaultCourierSettings } from '#domain/shop/courierSettings.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { shopOf } from '#domain/shop/shop.ts';

describe('the shop as every page brings it', () => {
  it('CR-14 CA-10 has none of the settings about couriers and advances, but whether it takes advances', () => {
    const shop = shopOf(defaultShopSettings, []);
    const brought = Object.keys({ ...defaultCourierSettings, ...defaultAdvanceSettings }).filter(
      (name) => name in shop,
    );

    // About Us may not promise then that nothing is paid in advance.
    expect(brought).toEqual(['takesAdvances']);
    expect(shop).toMatchObject({ name: 'Hatkhola', chargeInside: 60 });
  });
});
