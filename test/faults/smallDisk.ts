import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../support/removeFolder.ts';

/** A disk that the test fills up. */

export const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
if (!mayMount)
  process.stdout.write('A full disk is not tested here: only root of Linux can mount a small disk.\n');

/** A disk of a few megabytes, in memory. */
export const mountDisk = ({ megabytes }: { readonly megabytes: number }): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-full-'));
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder]);
  if (status !== 0) throw new Error(`No disk could be mounted: ${stderr.toString()}`);
  return folder;
};

export const removeDisk = (folder: string): void => {
  spawnSync('umount', ['--lazy', folder]);
  removeFolder(folder);
};

/** Fills the disk but for the last `rest` bytes; returns a function that frees what was filled. */
export const fillAllButBytes = (folder: string, rest: number): (() => void) => {
  const filler = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize - rest));
  } catch (thrown) {
    // Another process has written to the disk meanwhile, and it is as full as it was to be.
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown;
  }
  return () => rmSync(filler);
};
