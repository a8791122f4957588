import { desc, max } from 'drizzle-orm';
import { defaultShopSettings, noBengaliTexts } from '#domain/shop/defaultShopSettings.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import type { Db } from '../database/database.ts';
import { shopSettings } from '../database/schema/schema.ts';

/** The only SQL on the shop settings, of which versions are added and never changed. */

/** The settings with the number of their version; 0 in a new shop. */
export interface ShopSettingsVersion {
  readonly version: number;
  readonly settings: ShopSettings;
}

/** The version of a new shop. */
export const firstVersion: ShopSettingsVersion = { version: 0, settings: defaultShopSettings };

interface NewestVersions {
  readonly newest: ShopSettingsVersion;
  /** The version before the newest; `null` while the settings are those of a new shop. */
  readonly previous: ShopSettingsVersion | null;
}

/** The newest version and the one before it. */
export const readNewestVersions = async (db: Db): Promise<NewestVersions> => {
  const rows = await db.select().from(shopSettings).orderBy(desc(shopSettings.version)).limit(2);
  const [newest, previous = firstVersion] = rows.map(({ version, settings }) => ({
    version,
    // A version that was saved before a release added a setting gets its default. Bengali texts stay empty: the default ones would
    // translate what the merchant has replaced.
    settings: { ...defaultShopSettings, ...noBengaliTexts, ...settings },
  }));
  return newest === undefined ? { newest: firstVersion, previous: null } : { newest, previous };
};

/** The number of the newest version. */
export const readVersion = async (db: Db): Promise<number> => {
  const [row] = await db.select({ version: max(shopSettings.version) }).from(shopSettings);
  return row?.version ?? 0;
};

/** Adds a version; `false` if there is one with this number already. */
export const insertVersion = async (
  db: Db,
  { version, settings }: ShopSettingsVersion,
  savedAt: Date,
): Promise<boolean> => {
  const rows = await db
    .insert(shopSettings)
    .values({ version, settings, savedAt })
    .onConflictDoNothing()
    .returning({ version: shopSettings.version });
  return rows.length > 0;
};
