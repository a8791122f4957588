import { describe, expect, it } from 'vitest';
import { changedSettings, settingText } from '#domain/shop/changedSettings.ts';
import {
  courierPricesErrors,
  courierPricesFormOf,
  courierPricesOf,
  emptyCourierPrices,
} from '#domain/shop/courierPricesForm.ts';
import { courierPricesSchema } from '#domain/shop/courierPricesSchema.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { shopOf } from '#domain/shop/shop.ts';
import { shopSettingsErrors, shopSettingsFormOf } from '#domain/shop/shopSettingsForm.ts';
import { steadfastPrices } from '../../support/builders/courierPrices.ts';

const form = courierPricesFormOf([steadfastPrices]);
const [typed = emptyCourierPrices('steadfast')] = form;

describe('agreed prices of couriers', () => {
  it('CA-7 are typed in kilograms and taka', () => {
    expect(typed).toMatchObject({
      tiers: [{ upTo: '0.5', sameCity: '60' }, { upTo: '1' }],
      furtherKg: { outside: '25.5' },
      codPercent: '1',
      returnFee: '50',
    });
    expect(courierPricesOf(form)).toEqual([steadfastPrices]);
    expect(courierPricesErrors(form)).toEqual({});
    const grams = courierPricesOf([{ ...typed, tiers: [{ ...typed.furtherKg, upTo: '1.005' }] }]);
    expect(grams[0]?.tiers[0]?.upTo).toBe(1005);
  });

  it('CA-7 SEC-20 refuse null in place of a courier or a weight', () => {
    const [first] = steadfastPrices.tiers;
    expect(courierPricesSchema.isValidSync([steadfastPrices])).toBe(true);
    expect(courierPricesSchema.isValidSync([null])).toBe(false);
    expect(courierPricesSchema.isValidSync([{ ...steadfastPrices, tiers: [first, null] }])).toBe(false);
  });

  it('CA-7 name each wrong field by its path', () => {
    const wrong = {
      ...typed,
      tiers: [
        { upTo: '1', sameCity: '60', suburbs: '-5', outside: '' },
        { upTo: '0.5', sameCity: '60', suburbs: '80', outside: '110' },
      ],
      codPercent: '21',
      returnFee: '201',
    };
    expect(courierPricesErrors([wrong])).toEqual({
      '[0].tiers[0].suburbs': 'Enter 0 to 10,000',
      '[0].tiers[0].outside': 'Enter 0 to 10,000',
      '[0].tiers[1].upTo': 'Enter more than in the row before',
      '[0].codPercent': 'Enter 0 to 20',
      '[0].returnFee': 'Enter 0 to 200 %',
    });
    expect(courierPricesErrors([{ ...typed, returnFee: '201', returnFeeIn: 'taka' }])).toEqual({});
    expect(courierPricesErrors([typed, typed])).toEqual({ '': 'Agreed prices name a courier twice' });
  });

  it('CA-7 stop the form of the settings while one of them is wrong', () => {
    const settings = { ...shopSettingsFormOf(defaultShopSettings), courierPrices: form };
    expect(shopSettingsErrors(settings)).toEqual({});
    expect(
      Object.keys(shopSettingsErrors({ ...settings, courierPrices: [emptyCourierPrices('redx')] })),
    ).toEqual(['courierPrices']);
  });

  it('CA-7 are written in the audit log, and in no page of the shop', () => {
    const after = { ...defaultShopSettings, courierPrices: [steadfastPrices] };
    expect(changedSettings(defaultShopSettings, after)).toEqual(['courierPrices']);
    expect(settingText(after, 'courierPrices')).toBe(
      'steadfast: 0.5 kg 60/80/110, 1 kg 70/90/130; +1 kg 15/20/25.5; collected 1 %; returned 50 %',
    );
    expect(shopOf(after, [])).not.toHaveProperty('courierPrices');
  });
});
