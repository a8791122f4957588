import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/openDatabase.ts';
import { sharedSecrets } from '#server/database/schema/schema.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { fillDataDir } from '../support/servers/shopDataDir.ts';

const root = mkdtempSync(join(tmpdir(), 'hatkhola-damaged-'));
afterAll(() => removeFolder(root));

let dataDir: string;
let database: string;
let made = 0;
beforeEach(() => {
  made += 1;
  dataDir = join(root, String(made));
  database = join(dataDir, 'database');
  mkdirSync(database, { recursive: true });
});

const open = () => openDatabase({ databaseUrl: null, dataDir });

const storeRow = async (): Promise<void> => {
  const { db, close } = await open();
  await db.insert(sharedSecrets).values({ name: 'stored', value: 'yes' });
  await close();
};

/** A shop with one row. */
const makeShop = async (): Promise<void> => {
  await fillDataDir(dataDir);
  await storeRow();
};

const mount = (...options: string[]) => spawnSync('mount', [...options, dataDir]).status;

describe('the folder of an embedded database', () => {
  it('OP-11 is refused when it has lost the file that makes it a database, and keeps the rest', async () => {
    await makeShop();
    rmSync(join(database, 'PG_VERSION'));
    await expect(open()).rejects.toThrow(
      `The folder ${database} has files but no database in it (PG_VERSION is missing): restore a backup into another DATA_DIR, or move the folder away to begin with an empty shop.`,
    );
    expect(existsSync(join(database, 'base'))).toBe(true);
  });

  it('OP-11 is refused as damaged when PostgreSQL cannot read it', async () => {
    await makeShop();
    writeFileSync(join(database, 'global', 'pg_control'), '');
    await expect(open()).rejects.toThrow(
      `The embedded database in ${dataDir} is damaged and cannot be opened: restore a backup (npm run restore -- BACKUP) into another DATA_DIR.`,
    );
  });

  it('OP-11 is filled again after a first start that was interrupted', async () => {
    writeFileSync(join(database, 'unfinished'), '');
    writeFileSync(join(database, 'PG_VERSION'), '18\n');
    mkdirSync(join(database, 'base'));
    await storeRow();
    expect(existsSync(join(database, 'unfinished'))).toBe(false);
    const { db, close } = await open();
    const rows = await db.select().from(sharedSecrets).where(sql`name = 'stored'`);
    await close();
    expect(rows).toEqual([{ name: 'stored', value: 'yes' }]);
  });

  const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
  it.skipIf(!mayMount)(
    'OP-11 is refused on a read-only disk (skipped where no disk can be mounted)',
    async () => {
      expect(mount('-t', 'tmpfs', '-o', 'size=100m', 'none')).toBe(0);
      try {
        await makeShop();
        expect(mount('-o', 'remount,ro')).toBe(0);
        await expect(open()).rejects.toThrow(
          `The data folder ${dataDir} cannot be used: its file system is read-only; make it writable, or set DATA_DIR to another folder.`,
        );
      } finally {
        spawnSync('umount', ['--lazy', dataDir]);
      }
    },
  );
});
