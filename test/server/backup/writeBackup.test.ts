import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeBackup } from '#server/backup/writeBackup.ts';
import { StartError } from '#server/errors/startError.ts';
import { readSettings } from '#server/settings/settings.ts';
import { removeFolder } from '../../support/removeFolder.ts';

describe('writeBackup', () => {
  const root = mkdtempSync(join(tmpdir(), 'hatkhola-write-backup-'));
  const umask = process.umask();
  const file = join(root, 'file');
  writeFileSync(file, 'x');
  afterAll(() => {
    // A backup changes the umask of its process.
    process.umask(umask);
    removeFolder(root);
  });

  it.each([
    ['a file', file, 'data', `ENOTDIR: not a directory, scandir '${file}'`],
    ['below a file', join(file, 'backup'), 'data', `ENOTDIR: not a directory, scandir '${file}/backup'`],
    [
      'of a data folder that is a file',
      join(root, 'backup'),
      'file',
      `ENOTDIR: not a directory, realpath '${file}/database'`,
    ],
  ])(
    'OP-15 says in one sentence why no backup is made: it would be %s',
    async (_, folder, dataDir, reason) => {
      mkdirSync(join(root, 'data'), { recursive: true });

      await expect(writeBackup(readSettings({ DATA_DIR: join(root, dataDir) }), folder)).rejects.toEqual(
        new StartError(`The backup ${folder} was not made: ${reason}`),
      );
      expect(readdirSync(root).toSorted()).toEqual(['data', 'file']);
    },
  );
});
