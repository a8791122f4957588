import { desc, sql } from 'drizzle-orm';
import { defaultShopSettings, noBengaliTexts } from '#domain/shop/defaultShopSettings.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import type { Db } from '../database/database.ts';
import { shopSettings } from '../database/schema/schema.ts';

/** The only SQL on the shop settings, of which versions are added and never changed. */

/** The settings with the number of their version; 0 for those of a new shop. */
export interface ShopSettingsVersion {
  readonly version: number;
  readonly settings: ShopSettings;
}

export const firstVersion: ShopSettingsVersion = { version: 0, settings: defaultShopSettings };

/** The newest version and the one before it, newest first; those of a new shop come last if there are fewer than two. */
export const readNewestVersions = async (db: Db): Promise<ShopSettingsVersion[]> => {
  const rows = await db.select().from(shopSettings).orderBy(desc(shopSettings.version)).limit(2);
  const stored = rows.map(({ version, settings }) => ({
    version,
    // A version that was saved before a release added a setting gets the default of that setting.
    settings: { ...defaultShopSettings, ...noBengaliTexts, ...settings },
  }));
  return stored.length < 2 ? [...stored, firstVersion] : stored;
};

/** The number of the newest version. */
export const readVersion = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ version: sql<number | null>`max(${shopSettings.version})` })
    .from(shopSettings);
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
