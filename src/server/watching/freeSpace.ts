import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/** Reads how much space there is on the file systems that the shop writes to. */

/** Bytes of a file system: what this process may still write, and all. */
export interface Space {
  readonly free: number;
  readonly size: number;
}

/**
 * The folders that the shop writes to, by what is in them. A bucket or an image host has no size that the shop can ask for:
 * if it is full, uploads are refused.
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

/** The space of one of the stored folders; `null` if it is missing. A network folder may never answer. */
export const readSpace = async (name: string, folder: string): Promise<Space | null> => {
  const ofFolder = await statfs(folder).catch(() => null);
  // The folder of images is made with the first image: until then its parent's file system counts.
  const countsParent = ofFolder === null && name === 'images';
  const stats = countsParent ? await statfs(dirname(folder)).catch(() => null) : ofFolder;
  return stats === null ? null : { free: stats.bavail * stats.bsize, size: stats.blocks * stats.bsize };
};
