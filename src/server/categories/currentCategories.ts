import type { Db } from '../database/database.ts';
import {
  type CategoriesVersion,
  readNewestCategories,
  readNewestVersionNumber,
} from './categoriesRepository.ts';

/** The shop's categories as this process knows them: what pages, menus, sitemaps and feeds read (SP-4). */
export interface CurrentCategories {
  readonly newest: CategoriesVersion;
  /** Reads the categories again if there is a newer version; called after each change here, and by `followOtherProcesses`. */
  readonly refresh: () => Promise<void>;
}

/** Reads the newest categories; `onChanged` is called after each later change. */
export const openCategories = async (db: Db, onChanged: () => void): Promise<CurrentCategories> => {
  let newest = await readNewestCategories(db);
  const refresh = async (): Promise<void> => {
    const known = newest;
    if ((await readNewestVersionNumber(db)) === known.version) return;
    const read = await readNewestCategories(db);
    // A simultaneous refresh was faster, and may have read a newer version than this one.
    if (newest !== known) return refresh();
    newest = read;
    onChanged();
  };
  return {
    get newest() {
      return newest;
    },
    refresh,
  };
};
