import { describe, expect, it } from 'vitest';
import { districts } from '#domain/checkout/districts.ts';
import { defaultShopSettings as shop } from '#domain/shop/defaultShopSettings.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';

describe('the shop', () => {
  it('FT-1 lists five couriers, five ways to pay and five networks', () => {
    expect(
      [shop.deliveryPartners, shop.paymentPartners, shop.socialNetworks].map((list) => list.length),
    ).toEqual([5, 5, 5]);
    expect(shop.paymentPartners[0]).toBe('Cash On Delivery');
  });

  it('CN-1 has two phone numbers that can be dialled', () => {
    expect(shop.phones.map(phoneLink)).toEqual(['tel:01700000111', 'tel:01800000222']);
  });

  it('HM-1 has a Bengali notice', () => {
    expect(shop.notice).toMatch(/^[\u0980-\u09FF]/);
  });

  it('CO-1 offers the 64 districts, each once', () => {
    expect(new Set(districts).size).toBe(64);
    expect(districts).toHaveLength(64);
  });
});
