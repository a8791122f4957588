import { resolve } from 'node:path';
import { describeBackup } from '#server/backup/backupManifest.ts';
import { describeTarget, restoreBackup } from '#server/backup/restoreBackup.ts';
import { StartError } from '#server/errors/startError.ts';
import { readEnvironment } from '#server/settings/readEnvironment.ts';
import { readSettings } from '#server/settings/settings.ts';
import { runCommand } from './runCommand.ts';

/** `npm run restore -- FOLDER`: restores a backup into the empty shop of DATA_DIR or DATABASE_URL. */

const usage = "Name a backup's folder: npm run restore -- FOLDER";

const restore = async (folder: string | undefined): Promise<void> => {
  if (folder === undefined) throw new StartError(usage);
  const environment = readEnvironment();
  // Without a default: if a service has its settings elsewhere, the default would name another shop than its own.
  if (!environment.DATA_DIR?.trim() && !environment.DATABASE_URL?.trim())
    throw new StartError(
      'Set DATA_DIR or DATABASE_URL: they name the empty shop into which the backup is restored.',
    );
  const settings = readSettings(environment);
  const started = performance.now();
  const manifest = await restoreBackup(settings, resolve(folder));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${describeBackup(manifest)} restored from ${folder} into ${describeTarget(settings)} (${seconds} s).\n`,
  );
};

await runCommand(usage, { mostArguments: 1 }, restore);
