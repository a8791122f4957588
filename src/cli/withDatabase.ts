import type { Db } from '#server/database/database.ts';
import { openExistingDatabase } from '#server/database/openDatabase.ts';
import { readEnvironment } from '#server/settings/readEnvironment.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';

/** Does the work on the database of the shop in DATA_DIR or DATABASE_URL, which is closed afterwards. */
export const withDatabase = async (work: (db: Db, settings: Settings) => Promise<void>): Promise<void> => {
  const settings = readSettings(readEnvironment());
  const database = await openExistingDatabase(settings);
  try {
    await work(database.db, settings);
  } finally {
    await database.close();
  }
};
