import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../process/ifMissing.ts';
import { manifestFile } from './backupManifest.ts';
import { parseRepositoryInfo } from './repositoryInfo.ts';

/** Bytes that are read of a manifest, which may have megabytes: its time is at the start. */
const startBytes = 256;

/** When the backup in the folder was begun; `null` for a folder that is no complete backup, or whose manifest cannot be read. */
const timeOfBackup = async (folder: string): Promise<Date | null> => {
  const file = await open(join(folder, manifestFile)).catch(() => null);
  if (file === null) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    const start = buffer.toString('utf8', 0, bytesRead);
    const madeAt = /"madeAt":\s*"(?<madeAt>[^"]+)"/.exec(start)?.groups?.['madeAt'] ?? '';
    const time = new Date(madeAt);
    return Number.isNaN(time.getTime()) ? null : time;
  } finally {
    await file.close();
  }
};

/** When pgBackRest's newest backup was begun, from the file that backup.sh writes after each; `null` without that file. */
const newestInRepository = async (folder: string): Promise<Date | null> => {
  const text = await readFile(join(folder, 'pgbackrest', 'info.json'), 'utf8').catch(ifMissing(''));
  return parseRepositoryInfo(text)?.newest?.madeAt ?? null;
};

/**
 * When the newest complete backup was begun, among those in the folder and in the pgBackRest repository that the folder
 * describes; `null` if there is none. Rejects when the folder, or that description, cannot be read.
 */
export const newestBackup = async (folder: string): Promise<Date | null> => {
  let newest = await newestInRepository(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // An unfinished backup has a manifest for a moment too, before its folder is renamed.
    if (!entry.isDirectory() || entry.name.includes('.unfinished-')) continue;
    const time = await timeOfBackup(join(folder, entry.name));
    if (time !== null && (newest === null || time > newest)) newest = time;
  }
  return newest;
};
