import { expect, it, onTestFinished } from 'vitest';
import { openShopSettings } from '#server/shopSettings/currentShopSettings.ts';
import { insertVersion } from '#server/shopSettings/shopSettingsRepository.ts';
import { holdSecondAnswer } from '../../support/servers/holdSecondAnswer.ts';
import { lendDatabase } from '../../support/servers/lendDatabase.ts';
import { embedded } from '../../support/servers/testDatabases.ts';

it('SP-5 keeps the newest settings when an earlier reading of them ends later', async () => {
  const lent = await lendDatabase(embedded);
  onTestFinished(lent.giveBack);
  const { db, pool } = lent.database;
  // The first answer is that to `openShopSettings`.
  const held = holdSecondAnswer(pool, 'from "shop_settings" order by');
  const current = await openShopSettings(held.db, { fixedSettings: {}, publicUrl: null }, () => undefined);
  const { settings } = current.newest;
  const save = (version: number) =>
    insertVersion(
      db,
      { version, settings: { ...settings, name: `Shop ${version}` } },
      new Date('2026-01-05T09:00:00Z'),
    );

  await save(1);
  const earlier = current.refresh();
  await held.reached;
  await save(2);
  await current.refresh();
  held.release();
  await earlier;

  expect({ version: current.newest.version, name: current.shop.name }).toEqual({
    version: 2,
    name: 'Shop 2',
  });
});

it.each(['/bn/shop', 'https://shop.example/bn/shop'])(
  'SP-11 BN-1 leads from the banner to the English path of %j, which was copied from a Bengali page',
  async (promoLink) => {
    const lent = await lendDatabase(embedded);
    onTestFinished(lent.giveBack);
    const { db } = lent.database;
    const at = { fixedSettings: {}, publicUrl: 'https://shop.example' };
    const current = await openShopSettings(db, at, () => undefined);
    const settings = { ...current.newest.settings, promoLink };
    await insertVersion(db, { version: 1, settings }, new Date('2026-01-05T09:00:00Z'));
    await current.refresh();

    expect([current.shop.promoLink, current.newest.settings.promoLink]).toEqual(['/shop', promoLink]);
  },
);
