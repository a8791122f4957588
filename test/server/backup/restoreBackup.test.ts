import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifestFile } from '#server/backup/backupManifest.ts';
import { describeTarget, restoreBackup } from '#server/backup/restoreBackup.ts';
import { writeBackup } from '#server/backup/writeBackup.ts';
import { appliedMigrations } from '#server/database/export/exportRows.ts';
import { tableWithRows } from '#server/database/export/importRows.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { StartError } from '#server/errors/startError.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { fillDataDir } from '../../support/servers/shopDataDir.ts';
import { type TestDatabase, testDatabases } from '../../support/servers/testDatabases.ts';
import { firstHash } from '../../support/versionOne.ts';

const madeAt = '2026-03-02T09:07:00.000Z';
/** Of a file with the one letter x. */
const checksumOfX = createHash('sha256').update('x').digest('hex');

describe.each(testDatabases())('restoreBackup into $name', ({ name, make }) => {
  const root = mkdtempSync(join(tmpdir(), 'hatkhola-restore-'));
  let made: TestDatabase;
  let settings: Settings;
  /** Those of this version. */
  let migrations: string[];
  beforeAll(async () => {
    made = await make();
    const { databaseUrl } = made.settings;
    settings = { ...readSettings({ DATA_DIR: join(root, 'data') }), databaseUrl };
    if (databaseUrl === null) await fillDataDir(settings.dataDir);
    const { db, close } = await openDatabase(settings);
    migrations = await appliedMigrations(db);
    await close();
  });
  afterAll(async () => {
    await made?.remove();
    removeFolder(root);
  });

  it.each([
    [
      'version 0.1',
      () => [firstHash],
      'The backup was made by version 0.1 of the shop, which no later version can restore.',
    ],
    [
      'a newer version',
      (own: readonly string[]) => [...own, 'newer'],
      'The backup was made by a newer version of the shop; restore it with that version.',
    ],
  ])('OP-16 refuses a backup of %s, and restores nothing of it', async (name, migrationsOf, message) => {
    const folder = join(root, name);
    mkdirSync(folder);
    const parts = { madeAt, migrations: migrationsOf(migrations) };
    // Its file is missing, so that a restore would fail with another message.
    const tables = [{ name: 'secrets', rows: 1 }];
    writeFileSync(join(folder, manifestFile), JSON.stringify({ format: 1, ...parts, tables, files: [] }));

    const restoring = restoreBackup(settings, folder);
    await expect(restoring).rejects.toThrow(StartError);
    await expect(restoring).rejects.toThrow(message);
    const { db, close } = await openDatabase(settings);
    const table = await tableWithRows(db);
    await close();
    expect(table).toBeNull();
  });

  it.each([
    ['has lost a table', [], ['tables/secrets.jsonl.gz'], 'tables/secrets.jsonl.gz'],
    ['names a table without a file', [{ name: 'coupons', rows: 1 }], [], 'tables/coupons.jsonl.gz'],
  ])(
    'OP-16 refuses a backup whose list %s, and restores nothing of it',
    async (name, tables, paths, differs) => {
      const folder = join(root, name);
      mkdirSync(join(folder, 'tables'), { recursive: true });
      for (const path of paths) writeFileSync(join(folder, path), 'x');
      const files = paths.map((path) => ({ path, bytes: 1, sha256: checksumOfX }));
      writeFileSync(
        join(folder, manifestFile),
        JSON.stringify({ format: 1, madeAt, migrations, tables, files }),
      );

      await expect(restoreBackup(settings, folder)).rejects.toEqual(
        new StartError(
          `The backup ${folder} is damaged: its lists of tables and of files differ in ${differs}.`,
        ),
      );
      const { db, close } = await openDatabase(settings);
      const table = await tableWithRows(db);
      await close();
      expect(table).toBeNull();
    },
  );

  it('OP-16 says what the database refuses, without the rows of customers, and restores nothing', async () => {
    const folder = join(root, 'refused');
    mkdirSync(join(folder, 'tables'), { recursive: true });
    const row = { id: 'rahima', removed_at: null, hash: null };
    const rows = gzipSync(`${JSON.stringify(row)}\n`);
    const path = 'tables/removed_addresses.jsonl.gz';
    writeFileSync(join(folder, path), rows);
    const sha256 = createHash('sha256').update(rows).digest('hex');
    const files = [{ path, bytes: rows.length, sha256 }];
    const tables = [{ name: 'removed_addresses', rows: 1 }];
    writeFileSync(
      join(folder, manifestFile),
      JSON.stringify({ format: 1, madeAt, migrations, tables, files }),
    );

    await expect(restoreBackup(settings, folder)).rejects.toEqual(
      new StartError(
        `The backup ${folder} was not restored: null value in column "hash" of relation "removed_addresses" violates not-null constraint`,
      ),
    );
    const { db, close } = await openDatabase(settings);
    const table = await tableWithRows(db);
    await close();
    expect(table).toBeNull();
  });

  // PGlite alone is analyzed after a restore.
  it.runIf(name === 'PGlite')(
    'OP-16 says that a backup was restored when only the analysis failed',
    async () => {
      const other = { ...settings, dataDir: join(root, 'not analyzed') };
      await fillDataDir(other.dataDir);
      // A restore updates the orders. That gives a table of another schema rows, for which the vacuum looks for it in the shop's schema.
      const { db, close } = await openDatabase(other);
      await db.execute(sql`create schema other`);
      await db.execute(sql`create table other.notes (note integer)`);
      await db.execute(sql`create function other.add_notes() returns trigger language plpgsql as $$ begin
        insert into other.notes select generate_series(1, 200);
        perform pg_stat_force_next_flush();
        return null; end $$`);
      await db.execute(
        sql`create trigger add_notes after update on orders execute function other.add_notes()`,
      );
      await close();
      const folder = join(root, 'analyzed');
      await writeBackup(settings, folder);

      await expect(restoreBackup(other, folder)).rejects.toEqual(
        new StartError(
          `The backup ${folder} was restored; do not restore it again. Only its tables could not be analyzed, which the shop does itself while it runs: relation "notes" does not exist`,
        ),
      );
    },
  );

  it('OP-16 keeps a picture from other users, also one that a copy of the backup has opened to them', async () => {
    const folder = join(root, 'copied');
    const path = 'pictures/0123456789abcdef01234567-160.webp';
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    writeFileSync(join(folder, path), 'x');
    chmodSync(join(folder, path), 0o644);
    const files = [{ path, bytes: 1, sha256: checksumOfX }];
    const manifest = { format: 1, madeAt, migrations, tables: [], files };
    writeFileSync(join(folder, manifestFile), JSON.stringify(manifest));

    await restoreBackup(settings, folder);
    expect(statSync(join(settings.dataDir, path)).mode & 0o777).toBe(0o600);
  });

  it('OP-15 OP-16 backs up and restores the pictures of IMAGE_DIR, which is outside of the data folder', async () => {
    const before = join(root, 'before');
    const after = join(root, 'after');
    const picture = '0123456789abcdef01234567-160.webp';
    mkdirSync(before, { recursive: true });
    writeFileSync(join(before, picture), 'x');
    const folder = join(root, 'whole');
    await writeBackup({ ...settings, images: { kind: 'folder', folder: before } }, folder);

    const target: Settings = { ...settings, images: { kind: 'folder', folder: after } };
    await restoreBackup(target, folder);
    expect(readFileSync(join(after, picture), 'utf8')).toBe('x');
    expect(describeTarget(target)).toContain(`, images into ${after}`);
  });
});
