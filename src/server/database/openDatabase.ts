import type { Database, DatabaseSettings } from './database.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { openPostgresql } from './postgresql/openPostgresql.ts';

export { type Database, DatabaseError, type DatabaseSettings, type Db } from './database.ts';

/**
 * Opens the database and applies its migrations; throws a StartError when that fails, mostly a DatabaseError.
 * `use` sets how long a statement may run: seconds for a server, minutes for a command.
 */
export const openDatabase = (
  settings: DatabaseSettings,
  use: 'server' | 'command' = 'server',
): Promise<Database> => {
  const { databaseUrl } = settings;
  return databaseUrl === null ? openEmbedded(settings) : openPostgresql({ ...settings, databaseUrl }, use);
};
