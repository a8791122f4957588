import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { writeBackup } from '#server/backup/writeBackup.ts';
import { lockFolder } from '#server/database/embedded/folderLock.ts';
import { StartError } from '#server/errors/startError.ts';
import { readSettings } from '#server/settings/settings.ts';
import { removeFolder } from '../../support/removeFolder.ts';

/** The paths of the files that this process has open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      // It has been closed since, such as the descriptor of the listing itself.
      return [];
    }
  });

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

  it.skipIf(!existsSync('/proc/self/fd'))(
    'OP-15 leaves no file open when the shop cannot export its rows to the end',
    async () => {
      const shop = mkdtempSync(join(tmpdir(), 'hatkhola-failing-shop-'));
      onTestFinished(() => removeFolder(shop));
      mkdirSync(join(shop, 'database'));
      const lock = await lockFolder(join(shop, 'database'));
      onTestFinished(() => lock?.release());
      const parts = [{ migrations: [] }, { table: 'users', rows: ['{}'] }, { end: 'failed', reason: 'gone' }];
      lock?.answer((connection) => connection.end(parts.map((part) => `${JSON.stringify(part)}\n`).join('')));

      await expect(writeBackup(readSettings({ DATA_DIR: shop }), join(shop, 'backup'))).rejects.toThrow(
        'The shop could not export its database: gone',
      );
      await expect.poll(() => openFiles().filter((path) => path.includes('unfinished'))).toEqual([]);
      expect(readdirSync(shop).filter((name) => name.startsWith('backup'))).toEqual([]);
    },
  );
});
