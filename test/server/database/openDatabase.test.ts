import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseError } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { outbox, sharedSecrets } from '#server/database/schema/schema.ts';
import journal from '../../../src/server/database/migrations/meta/_journal.json' with { type: 'json' };
import { removeFolder } from '../../support/removeFolder.ts';
import { fillDataDir } from '../../support/servers/shopDataDir.ts';
import { onlyPostgresql, type TestDatabase } from '../../support/servers/testDatabases.ts';
import { asVersionOne, refusalOfVersionOne } from '../../support/versionOne.ts';

describe('the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hatkhola-data-'));
  beforeAll(() => fillDataDir(dataDir));
  afterAll(() => removeFolder(dataDir));

  it('stores what was written, and opens for one process at a time', async () => {
    const first = await openDatabase({ databaseUrl: null, dataDir });
    await first.db.insert(sharedSecrets).values({ name: 'stored', value: 'yes' });
    const second = openDatabase({
      databaseUrl: null,
      // The same folder by another path.
      dataDir: join(dataDir, '..', dataDir.split('/').at(-1) ?? ''),
    });
    await expect(second).rejects.toThrow(DatabaseError);
    await expect(second).rejects.toThrow(
      /is in use by another shop, or by a command such as a backup; stop that shop or wait for the command, or set DATA_DIR to another folder\.$/,
    );
    await first.close();

    const again = await openDatabase({ databaseUrl: null, dataDir });
    const rows = await again.db.select().from(sharedSecrets);
    await again.close();
    expect(rows).toEqual([{ name: 'stored', value: 'yes' }]);
  });

  it('OP-11 refuses a data folder of version 0.1, and changes nothing in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hatkhola-data-'));
    await fillDataDir(folder);
    const old = await openDatabase({ databaseUrl: null, dataDir: folder });
    for (const statement of asVersionOne) await old.db.execute(sql.raw(statement));
    await old.close();

    // Twice: a first start that had changed it would let the second one open it.
    for (let start = 1; start <= 2; start += 1) {
      const opened = openDatabase({ databaseUrl: null, dataDir: folder });
      await expect(opened).rejects.toThrow(DatabaseError);
      await expect(opened).rejects.toThrow(refusalOfVersionOne);
    }
    removeFolder(folder);
  });

  it('opens again at once when its process is killed, with all committed rows', async () => {
    const script = `
      import { openDatabase } from ${JSON.stringify(fileURLToPath(new URL('../../../src/server/database/openDatabase.ts', import.meta.url)))};
      import { sql } from 'drizzle-orm';
      const { db } = await openDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} });
      await db.execute(sql\`insert into secrets values ('before the kill', 'stored')\`);
      console.log('ready');
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(DatabaseError);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;

    const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
    const rows = await db.select().from(sharedSecrets).where(sql`name = 'before the kill'`);
    await close();
    expect(rows).toEqual([{ name: 'before the kill', value: 'stored' }]);
  });
});

describe('PostgreSQL by DATABASE_URL', () => {
  it('fails with one message without the password when it cannot be reached', async () => {
    const opening = openDatabase({
      // Nothing listens at port 1.
      databaseUrl: 'postgres://shop:secret@127.0.0.1:1/shop',
      dataDir: '.data',
    });

    await expect(opening).rejects.toThrow(DatabaseError);
    await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be used \(ECONNREFUSED\)\.$/);
  });

  describe.each(onlyPostgresql())('on $name', (at) => {
    let made: TestDatabase;
    beforeAll(async () => {
      made = await at.make();
    });
    afterAll(() => made?.remove());

    it('creates the tables once when several processes open it at once', async () => {
      const opened = await Promise.all([1, 2, 3].map(() => openDatabase(made.settings)));
      const counted = opened.map(({ db }) => db.$count(sql`drizzle.__drizzle_migrations`));
      const counts = await Promise.all(counted);
      await Promise.all(opened.map(({ close }) => close()));

      const { length } = journal.entries;
      expect(counts).toEqual([length, length, length]);
    });

    it('BC-3 makes its tables and reads times whatever way the server writes dates and texts', async () => {
      const other = await at.make();
      const pool = new Pool({ connectionString: other.settings.databaseUrl ?? '' });
      for (const setting of [`DateStyle = 'SQL, DMY'`, 'standard_conforming_strings = off'])
        await pool.query(`do $$ begin
          execute format('alter database %I set ${setting.replaceAll("'", "''")}', current_database()); end $$`);
      await pool.end();

      const { db, close } = await openDatabase(other.settings);
      const written = sql`timestamptz '2026-02-01T18:30:00Z'`.mapWith(outbox.createdAt);
      const [row] = await db.select({ written }).from(sql`(values (1)) as one`);
      await close();
      await other.remove();

      expect(row).toEqual({ written: new Date('2026-02-01T18:30:00Z') });
    });
  });
});
