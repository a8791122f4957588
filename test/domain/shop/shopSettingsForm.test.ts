import { describe, expect, it } from 'vitest';
import { changedSettings, settingText } from '#domain/shop/changedSettings.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { shopSettingsErrors, shopSettingsFormOf, shopSettingsOf } from '#domain/shop/shopSettingsForm.ts';
import { shopSettingsSchema } from '#domain/shop/shopSettingsSchema.ts';

const form = shopSettingsFormOf(defaultShopSettings);

describe("the form of the shop's settings", () => {
  it('SP-2 accepts the texts of a new shop as they are', () => {
    expect(shopSettingsSchema.validateSync(defaultShopSettings, { strict: true })).toEqual(
      defaultShopSettings,
    );
    expect(shopSettingsErrors(form)).toEqual({});
    expect(shopSettingsOf(form)).toEqual(defaultShopSettings);
  });

  it('SP-2 has one entry of a list on each line; blanks and empty lines do not count', () => {
    expect(
      shopSettingsSchema.cast(
        shopSettingsOf({ ...form, name: ' Nodi ', phones: ' 01911-000111 \n\n01922-000222\n' }),
      ),
    ).toEqual({
      ...defaultShopSettings,
      name: 'Nodi',
      phones: ['01911-000111', '01922-000222'],
    });
  });

  it('SP-2 names the first error of each field', () => {
    expect(
      shopSettingsErrors({
        ...form,
        name: '',
        phones: '0191\nnone',
        supportEmail: 'me',
        messengerUrl: 'wa.me',
      }),
    ).toEqual({
      name: 'Please fill in the name',
      phones: 'Each line must be a phone number such as 01700-000111',
      supportEmail: 'Support e-mail must be an address such as name@example.com',
      messengerUrl: 'Messenger must begin with https://',
    });
  });

  it('SP-3 reads whole numbers as they are typed, and an empty limit as never', () => {
    const own = { ...form, chargeInside: ' 75 ', freeDeliveryOver: '1,500', returnDays: '0' };
    expect(shopSettingsErrors(own)).toEqual({});
    expect(shopSettingsOf(own)).toEqual({
      ...defaultShopSettings,
      chargeInside: 75,
      freeDeliveryOver: 1500,
      returnDays: 0,
    });
    expect(shopSettingsOf({ ...form, freeDeliveryOver: ' ' }).freeDeliveryOver).toBeNull();
    expect(shopSettingsFormOf({ ...defaultShopSettings, freeDeliveryOver: null }).freeDeliveryOver).toBe('');
  });

  it.each([
    ['chargeInside', '60.5', 'Charge inside of Dhaka must be a whole number from 0 to 10,000'],
    ['chargeInside', '', 'Charge inside of Dhaka must be a whole number from 0 to 10,000'],
    ['chargeOutside', '-1', 'Charge outside of Dhaka must be a whole number from 0 to 10,000'],
    ['chargeOutside', '10001', 'Charge outside of Dhaka must be a whole number from 0 to 10,000'],
    ['freeDeliveryOver', '0', 'Free delivery over must be a whole number from 1 to 1,00,00,000'],
    ['freeDeliveryOver', 'never', 'Free delivery over must be a whole number from 1 to 1,00,00,000'],
    ['piecesLimit', '0', 'Maximum pieces of one product must be a whole number from 1 to 999'],
    ['returnDays', '91', 'Days for a return must be a whole number from 0 to 90'],
  ] as const)('SP-3 refuses for %s the text "%s"', (field, typed, message) => {
    expect(shopSettingsErrors({ ...form, [field]: typed })).toEqual({ [field]: message });
  });

  it('SP-3 knows which of the terms have changed, and writes them for the audit log', () => {
    const after = { ...defaultShopSettings, freeDeliveryOver: null, returnDays: 0 };
    expect(changedSettings(defaultShopSettings, after)).toEqual(['freeDeliveryOver', 'returnDays']);
    expect((['freeDeliveryOver', 'returnDays'] as const).map((field) => settingText(after, field))).toEqual([
      'none',
      '0',
    ]);
  });

  it('CR-14 reads the number of a store as it is typed, an empty one as none, and writes switches as on or off', () => {
    const own = { ...form, pathaoStoreId: ' 1201 ', shipsAtCustody: false };
    expect(shopSettingsErrors(own)).toEqual({});
    const after = shopSettingsOf(own);
    expect(after).toEqual({ ...defaultShopSettings, pathaoStoreId: 1201, shipsAtCustody: false });
    expect(changedSettings(defaultShopSettings, after)).toEqual(['shipsAtCustody', 'pathaoStoreId']);
    const fields = ['shipsAtCustody', 'cancelsReturning', 'pathaoStoreId'] as const;
    expect(fields.map((field) => settingText(after, field))).toEqual(['off', 'on', '1201']);
    for (const typed of ['main', '0', '12.5', '1000000000'])
      expect(shopSettingsErrors({ ...form, pathaoStoreId: typed })).toEqual({
        pathaoStoreId: 'Store at Pathao must be the number of the store, as Pathao shows it, such as 12345',
      });
  });

  it.each([
    ['nameBengali', 'Name in Bengali', 40],
    ['descriptionBengali', 'Description in Bengali', 200],
    ['addressBengali', 'Address in Bengali', 200],
    ['promoTitleBengali', 'Title of the banner in Bengali', 80],
    ['promoTextBengali', 'Text of the banner in Bengali', 200],
    ['promoButtonBengali', 'Button of the banner in Bengali', 30],
  ] as const)(
    'BN-5 takes an empty %s, and refuses marks alone and a longer text',
    (field, label, longest) => {
      const errors = (typed: string) => shopSettingsErrors({ ...form, [field]: typed });
      expect([errors(''), errors('ক'.repeat(longest))]).toEqual([{}, {}]);
      for (const marks of ['\u09be\u09cd', '\u200d', '—'])
        expect(errors(marks)).toEqual({ [field]: `${label} needs a letter or a digit` });
      expect(errors('ক'.repeat(longest + 1))).toEqual({
        [field]: `${label} may have at most ${longest} characters`,
      });
    },
  );

  it('BN-5 a body without the texts in Bengali is valid, and its audit line tells one that is new', () => {
    const { descriptionBengali: _1, addressBengali: _2, ...others } = defaultShopSettings;
    expect(shopSettingsSchema.isValidSync(others)).toBe(true);
    const after = { ...others, addressBengali: 'ঢাকা' };
    expect(changedSettings(others, after)).toEqual(['addressBengali']);
    expect(
      [others, after].map((settings) => settingText(settings as ShopSettings, 'addressBengali')),
    ).toEqual(['', 'ঢাকা']);
  });

  it('SP-2 knows what has changed, in the order of the form', () => {
    const after = { ...defaultShopSettings, phones: ['01911-000111'], name: 'Nodi' };
    expect(changedSettings(defaultShopSettings, after)).toEqual(['name', 'phones']);
  });
});
