import { describe, expect, it } from 'vitest';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { shopSettingsErrors, shopSettingsFormOf, shopSettingsOf } from '#domain/shop/shopSettingsForm.ts';
import { changedSettings, shopSettingsSchema } from '#domain/shop/shopSettingsSchema.ts';

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

  it('SP-2 knows what has changed, in the order of the form', () => {
    const after = { ...defaultShopSettings, phones: ['01911-000111'], name: 'Nodi' };
    expect(changedSettings(defaultShopSettings, after)).toEqual(['name', 'phones']);
  });
});
