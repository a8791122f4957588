import { openDatabase } from '#server/database/openDatabase.ts';
import { StartError } from '#server/errors/startError.ts';
import { readEnvironment } from '#server/settings/readEnvironment.ts';
import { readSettings } from '#server/settings/settings.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run migrate`: applies the migrations to the database of DATABASE_URL, whose role must be allowed to create tables.
 * Servers that start with MIGRATE=no need no such role.
 */

const migrate = async (): Promise<void> => {
  const settings = readSettings(readEnvironment());
  if (settings.databaseUrl === null)
    throw new StartError('Set DATABASE_URL: an embedded database is migrated when its shop starts.');
  const { warnings, close } = await openDatabase({ ...settings, migrate: true }, 'command');
  await close();
  for (const warning of warnings) console.error(warning);
  process.stdout.write('The tables of the database are those of this version of the shop.\n');
};

const usage = 'Applies the migrations to the database of DATABASE_URL, without arguments: npm run migrate';

await runCommand(usage, { mostArguments: 0 }, migrate);
