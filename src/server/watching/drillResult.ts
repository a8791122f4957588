import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, parseJson } from '#domain/values/parse.ts';
import { ifMissing } from '../process/ifMissing.ts';

/**
 * How the last restore drill ended. It is in a file below the folder of backups: the drill writes the file as PostgreSQL's
 * user, and the shop reads it for its metrics.
 */
export interface DrillResult {
  readonly isGood: boolean;
  readonly endedAt: Date;
}

const fileOf = (backupFolder: string): string => join(backupFolder, 'pgbackrest', 'drill.json');

/** Stores the result; rejects if the folder `pgbackrest` is missing or cannot be written. */
export const storeDrillResult = async (backupFolder: string, result: DrillResult): Promise<void> => {
  const file = fileOf(backupFolder);
  await writeFile(`${file}.part`, JSON.stringify(result));
  // The shop reads it as a member of the folder's group, which the umask of the drill might forbid.
  await chmod(`${file}.part`, 0o640);
  await rename(`${file}.part`, file);
};

/** The stored result; `null` if there was no drill yet. Rejects if the file cannot be read. */
export const readDrillResult = async (backupFolder: string): Promise<DrillResult | null> => {
  const text = await readFile(fileOf(backupFolder), 'utf8').catch(ifMissing(''));
  const value = parseJson(text);
  if (!isRecord(value) || typeof value.isGood !== 'boolean' || typeof value.endedAt !== 'string') return null;
  const endedAt = new Date(value.endedAt);
  return Number.isNaN(endedAt.getTime()) ? null : { isGood: value.isGood, endedAt };
};
