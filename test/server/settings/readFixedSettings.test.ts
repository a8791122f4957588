import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';

describe('the settings of the shop in the environment', () => {
  it('SP-13 takes settings of the shop, as the page would accept them', () => {
    expect(readSettings({ SHOP_NAME: ' Nodi Bazaar ', SHOP_ORDER_PREFIX: 'NB' }).fixedSettings).toEqual({
      name: 'Nodi Bazaar',
      orderPrefix: 'NB',
    });
    expect(() => readSettings({ SHOP_ACCENT: '#ffeb3b' })).toThrow(
      /^SHOP_ACCENT: .* has a contrast of 1 : 1/,
    );
    expect(() => readSettings({ SHOP_ORDER_PREFIX: 'nb1' })).toThrow(
      'SHOP_ORDER_PREFIX: Prefix of order numbers must be 2 to 4 letters from A to Z.',
    );
  });
});
