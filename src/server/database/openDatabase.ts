import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { restrictAccess } from '../process/restrictAccess.ts';
import { type Database, DatabaseError, type DatabaseSettings } from './database.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { openPostgresql } from './postgresql/openPostgresql.ts';

/**
 * Opens the database and applies its migrations, or on a PostgreSQL server with `migrate: false` verifies that none is missing; throws
 * a StartError when that fails, mostly a DatabaseError. `use` sets how long a statement may run on a PostgreSQL server: seconds for
 * a server of the shop, minutes for a command.
 */
export const openDatabase = (
  settings: DatabaseSettings,
  use: 'server' | 'command' = 'server',
): Promise<Database> => {
  const { databaseUrl } = settings;
  return databaseUrl === null ? openEmbedded(settings) : openPostgresql({ ...settings, databaseUrl }, use);
};

/**
 * Opens the database of a shop for a command; throws a DatabaseError when the data folder has none. An empty PostgreSQL
 * database gets the tables of a new shop, and so does a database in memory, for tests (without URL and folder).
 */
export const openExistingDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === null && dataDir !== null) {
    if (!existsSync(join(dataDir, 'database')))
      throw new DatabaseError(
        `There is no shop in the data folder ${dataDir}; set DATA_DIR or DATABASE_URL.`,
      );
    // The shop does the same when it starts. Without it, other users could read what a command writes there.
    await restrictAccess(dataDir);
  }
  return openDatabase(settings, 'command');
};
