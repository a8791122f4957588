import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from '#server/errors/startError.ts';
import { makeFolder } from '#server/process/makeFolder.ts';
import { restrictAccess } from '#server/process/restrictAccess.ts';
import { removeFolder } from '../../support/removeFolder.ts';

const root = mkdtempSync(join(tmpdir(), 'hatkhola-make-folder-'));
const umask = process.umask();
afterAll(() => {
  // `restrictAccess` changes it.
  process.umask(umask);
  removeFolder(root);
});

describe('a folder', () => {
  it('OP-11 is made with those above it, also twice at once, and stays where it is already', async () => {
    const folder = join(root, 'shops', 'one');
    await Promise.all([makeFolder(folder), makeFolder(folder)]);
    writeFileSync(join(folder, 'file'), 'x');
    await makeFolder(folder);
    expect(existsSync(join(folder, 'file'))).toBe(true);
  });

  it('OP-11 is not made in place of a file', async () => {
    const file = join(root, 'file');
    writeFileSync(file, 'x');
    await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST', path: file });
  });

  it.skipIf(!existsSync('/proc/self'))(
    'OP-11 of a shop is refused in one sentence where the system takes no folders',
    async () => {
      await expect(restrictAccess('/proc/hatkhola/data')).rejects.toEqual(
        new StartError(
          'The data folder /proc/hatkhola/data cannot be made (ENOENT at /proc/hatkhola); set DATA_DIR to another folder.',
        ),
      );
    },
  );
});
