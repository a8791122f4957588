import { resolve } from 'node:path';
import { describeBackup } from '#server/backup/backupManifest.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { readEnvironment } from '#server/readEnvironment.ts';
import { readSettings } from '#server/settings.ts';
import { exitWithError, StartError } from '#server/startError.ts';

/** `npm run restore -- FOLDER`: restores a backup into the empty shop of DATA_DIR or DATABASE_URL. */

const restore = async (): Promise<void> => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new StartError("Name a backup's folder: npm run restore -- FOLDER");
  const started = performance.now();
  const manifest = await restoreBackup(readSettings(readEnvironment()), resolve(folder));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${describeBackup(manifest)} restored from ${folder} (${seconds} s).\n`);
};

restore().catch(exitWithError);
