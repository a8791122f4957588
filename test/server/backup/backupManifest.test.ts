import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type BackupManifest, verifyBackup } from '#server/backup/backupManifest.ts';
import { StartError } from '#server/errors/startError.ts';
import { removeFolder } from '../../support/removeFolder.ts';

const root = mkdtempSync(join(tmpdir(), 'hatkhola-manifest-'));
afterAll(() => removeFolder(root));

const secret = 'not of this backup';
writeFileSync(join(root, 'secret'), secret);

/** A backup that lists one file, which holds what its checksum says, and one table. */
const writeBackupOf = (path: string, table: string): { folder: string; manifest: BackupManifest } => {
  const folder = mkdtempSync(join(root, 'backup-'));
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', 'secret'), secret);
  const sha256 = createHash('sha256').update(secret).digest('hex');
  const manifest: BackupManifest = {
    format: 1,
    madeAt: '2026-03-02T09:07:00.000Z',
    migrations: [],
    tables: [{ name: table, rows: 0 }],
    files: [{ path, bytes: secret.length, sha256 }],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return { folder, manifest };
};

it.each([
  ['pictures/../../secret', 'orders'],
  ['pictures/../pictures/secret', 'orders'],
  ['pictures\\..\\secret', 'orders'],
  ['pictures/./secret', 'orders'],
  ['/pictures/secret', 'orders'],
  ['pictures/secret', '../../orders'],
])('OP-16 refuses a backup whose list names the file %s or the table %s', async (path, table) => {
  const { folder } = writeBackupOf(path, table);
  const named = table === 'orders' ? path : `tables/${table}.jsonl.gz`;

  await expect(verifyBackup(folder)).rejects.toThrow(
    `The backup ${folder} is damaged: its list names ${named}, which is no file of it.`,
  );
});

it('OP-16 takes a backup whose list names its own files', async () => {
  const { folder, manifest } = writeBackupOf('pictures/secret', 'orders');

  expect(await verifyBackup(folder)).toEqual(manifest);
});

it.skipIf(!existsSync('/proc/version'))(
  'OP-16 takes a backup on a file system that is only read, whose files cannot be flushed',
  async () => {
    const { folder, manifest } = writeBackupOf('pictures/secret', 'orders');
    // Flushing a file of `/proc` fails as it does in an image of ISO 9660.
    const path = '/proc/version';
    rmSync(join(folder, 'pictures/secret'));
    symlinkSync(path, join(folder, 'pictures/secret'));
    const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
    const files = manifest.files.map((file) => ({ ...file, sha256 }));
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }));

    expect(await verifyBackup(folder)).toEqual({ ...manifest, files });
  },
);

it('OP-16 does not take a file that the system cannot read for a damaged one', async () => {
  const { folder } = writeBackupOf('pictures/secret', 'orders');
  // In place of an error of the disk, or of a right that this user lacks: a test may run as root, who reads everything.
  rmSync(join(folder, 'pictures/secret'));
  mkdirSync(join(folder, 'pictures/secret'));

  await expect(verifyBackup(folder)).rejects.toThrow(
    `The backup ${folder} cannot be read: EISDIR: illegal operation on a directory, read (pictures/secret).`,
  );
});

it('OP-16 refuses a backup that lacks a file of its list', async () => {
  const { folder } = writeBackupOf('pictures/secret', 'orders');
  rmSync(join(folder, 'pictures/secret'));

  await expect(verifyBackup(folder)).rejects.toThrow(
    `The backup ${folder} is damaged: pictures/secret is not as it was written.`,
  );
});

const good = { format: 1, migrations: ['hash'], tables: [{ name: 'orders', rows: 0 }], files: [] };

it.each([
  ['null', null],
  ['a list', []],
  ['no list of files', { ...good, files: undefined }],
  ['a file without its path', { ...good, files: [{ route: 'pictures/secret', sha256: '' }] }],
  ['a file without its checksum', { ...good, files: [{ path: 'pictures/secret' }] }],
  ['no list of tables', { ...good, tables: undefined }],
  ['a table without its name', { ...good, tables: [{ rows: 0 }] }],
  ['a table without its number of rows', { ...good, tables: [{ name: 'orders', rows: '0' }] }],
  ['no list of migrations', { ...good, migrations: undefined }],
])('OP-16 refuses a backup whose manifest is or has %s', async (_, manifest) => {
  const { folder } = writeBackupOf('pictures/secret', 'orders');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));

  await expect(verifyBackup(folder)).rejects.toEqual(
    new StartError(`The backup ${folder} is damaged: manifest.json is not as it was written.`),
  );
});
