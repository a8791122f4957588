import { resolve } from 'node:path';
import { describeBackup } from '#server/backup/backupManifest.ts';
import { writeBackup } from '#server/backup/writeBackup.ts';
import { StartError } from '#server/errors/startError.ts';
import { readEnvironment } from '#server/settings/readEnvironment.ts';
import { readSettings } from '#server/settings/settings.ts';
import { runCommand } from './runCommand.ts';

/** `npm run backup -- FOLDER`: backs up the shop of DATA_DIR or DATABASE_URL, open or closed, into a new folder. */

const usage = 'Name a new folder: npm run backup -- FOLDER';

const backup = async (folder: string | undefined): Promise<void> => {
  if (folder === undefined) throw new StartError(usage);
  const started = performance.now();
  const manifest = await writeBackup(readSettings(readEnvironment()), resolve(folder));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${describeBackup(manifest)} backed up to ${folder} (${seconds} s).\n`);
};

await runCommand(usage, { mostArguments: 1 }, backup);
