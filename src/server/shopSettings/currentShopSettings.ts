import type { FixedSettings } from '#domain/shop/settingVariables.ts';
import type { Db } from '../database/database.ts';
import {
  firstVersion,
  readNewestVersions,
  readVersion,
  type ShopSettingsVersion,
} from './shopSettingsRepository.ts';

/** The shop's settings as this process knows them: what pages, prints and feeds read (SP-5). */
export interface CurrentShopSettings {
  readonly newest: ShopSettingsVersion;
  /** What the environment gives: a part of `newest`, whatever was saved (SP-13). */
  readonly fixed: FixedSettings;
  /** Reads the settings again if there is a newer version. */
  readonly refresh: () => Promise<void>;
}

/** Reads the newest settings; `changed` is called after each later change. */
export const openShopSettings = async (
  db: Db,
  fixed: FixedSettings,
  changed: () => void,
): Promise<CurrentShopSettings> => {
  const read = async (): Promise<ShopSettingsVersion> => {
    const [{ version, settings } = firstVersion] = await readNewestVersions(db);
    return { version, settings: { ...settings, ...fixed } };
  };
  let newest = await read();
  return {
    fixed,
    get newest() {
      return newest;
    },
    refresh: async () => {
      if ((await readVersion(db)) === newest.version) return;
      newest = await read();
      changed();
    },
  };
};
