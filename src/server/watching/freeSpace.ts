import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/** The file systems on which the shop stores: how large they are, and what its user may still write. */

/** Bytes of the file system of a folder. */
export interface Space {
  readonly free: number;
  readonly size: number;
}

/**
 * The folders that the shop writes, by what is in them. A bucket and an image host have no size that the shop can ask
 * for: their refusals show in the answers to uploads.
 */
export const storedFolders = ({
  dataDir,
  images,
  backupFolder,
}: Pick<Settings, 'dataDir' | 'images' | 'backupFolder'>): ReadonlyMap<string, string> => {
  const folders = new Map([['data', resolve(dataDir)]]);
  if (images.kind === 'dataDir') folders.set('images', resolve(dataDir));
  if (images.kind === 'folder') folders.set('images', resolve(images.folder));
  if (backupFolder !== null) folders.set('backups', resolve(backupFolder));
  return folders;
};

/** The space of each folder, without those that are missing. A network folder may never answer. */
export const readSpaces = async (
  folders: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Space>> => {
  const spaces = new Map<string, Space>();
  for (const [name, folder] of folders) {
    // The folder of images is made with the first one.
    const instead = () => (name === 'images' ? statfs(dirname(folder)).catch(() => null) : null);
    const stats = await statfs(folder).catch(instead);
    if (stats !== null)
      spaces.set(name, { free: stats.bavail * stats.bsize, size: stats.blocks * stats.bsize });
  }
  return spaces;
};
