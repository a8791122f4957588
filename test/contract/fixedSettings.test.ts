import { describe, expect, it, onTestFinished } from 'vitest';
import * as calls from '#contract/shop/shopSettings.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { readNewestVersions } from '#server/shopSettings/shopSettingsRepository.ts';
import { adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())("the shop's settings with an environment on $name", (at) => {
  it('SP-13 are those of the environment, and no admin changes them', async () => {
    const fixed = await startApi(at, { fixedSettings: { name: 'Nodi Bazaar' } });
    onTestFinished(() => fixed.close());
    const token = await fixed.signIn(adminPerson);
    const seen = await fixed.call(calls.getShopSettingsCall, { token });
    expect({ name: seen.settings.name, fixed: seen.fixed }).toEqual({
      name: 'Nodi Bazaar',
      fixed: [{ field: 'name', variable: 'SHOP_NAME' }],
    });
    const other = { version: 0, settings: { ...seen.settings, name: 'Other' } };
    const refused = await fixed.send(calls.saveShopSettingsCall, { body: other, token });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid', field: 'settings.name' }),
    ]);
    const body = { version: 0, settings: { ...seen.settings, country: 'Everywhere' } };
    await fixed.call(calls.saveShopSettingsCall, { body, token });
    const { settings } = await fixed.call(calls.getShopSettingsCall, { token });
    expect(settings).toEqual({ ...defaultShopSettings, name: 'Nodi Bazaar', country: 'Everywhere' });
    // Without the variable the name that was saved before is back.
    expect((await readNewestVersions(fixed.db)).newest.settings).toEqual({
      ...defaultShopSettings,
      country: 'Everywhere',
    });
  });
});
