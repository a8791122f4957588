import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { fillDemoShop } from '#demo/shop/fillDemoShop.ts';
import { newestBackup } from '#server/backup/newestBackup.ts';
import type { Database } from '#server/database/database.ts';
import { exportRows } from '#server/database/export/exportRows.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { writeAccounts } from '../support/builders/writeAccounts.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { openToOthers } from '../support/servers/fileModes.ts';
import { builtFile } from '../support/servers/openShop.ts';
import { fillDataDir } from '../support/servers/shopDataDir.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';
import { runToEnd } from '../support/servers/startBuilt.ts';
import { type DatabaseTarget, testDatabases } from '../support/servers/testDatabases.ts';

const root = mkdtempSync(join(tmpdir(), 'hatkhola-backup-'));
afterAll(() => removeFolder(root));

interface TestShop {
  readonly environment: NodeJS.ProcessEnv;
  readonly settings: { readonly databaseUrl: string | null; readonly dataDir: string };
  remove(): Promise<void>;
}

/** An empty shop of its own on the database, with a data folder for images. */
const makeShop = async (at: DatabaseTarget, name: string): Promise<TestShop> => {
  const dataDir = join(root, `${at.name}-${name}`);
  mkdirSync(dataDir, { recursive: true });
  if (at.name === 'PGlite')
    return {
      environment: { DATA_DIR: dataDir },
      settings: { databaseUrl: null, dataDir },
      remove: async () => undefined,
    };
  const made = await at.make();
  const { databaseUrl } = made.settings;
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
    settings: { databaseUrl, dataDir },
    remove: () => made.remove(),
  };
};

/** A pattern of how a command names the shop: without the password of its database. */
const nameOf = ({ settings: { databaseUrl, dataDir } }: TestShop): string =>
  databaseUrl === null
    ? `the data folder ${dataDir}`
    : `the database \\w+ on [^@\\s]+, images into ${dataDir}/pictures`;

/** Every row of the shop as PostgreSQL writes it, by table. */
const readShop = async (database: Pick<Database, 'db' | 'kind'>): Promise<Record<string, string[]>> => {
  const shop: Record<string, string[]> = {};
  await exportRows(database, async (part) => {
    if ('table' in part) (shop[part.table] ??= []).push(...part.rows);
  });
  return shop;
};

/** Milliseconds for each test: on a busy machine a backup and its restore take minutes. */
const timeout = 240_000;

describe.each(testDatabases())('npm run backup and restore on $name', { timeout }, (at) => {
  const picture = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7) % 256));
  const backup = join(root, `${at.name}-backup`);
  let shop: TestShop;
  let api: Api;
  let kind: Database['kind'];
  /** What the restored shop has. */
  let restored: Record<string, string[]>;

  beforeAll(async () => {
    shop = await makeShop(at, 'shop');
    kind = shop.settings.databaseUrl === null ? 'embedded' : 'postgresql';
    if (kind === 'embedded') await fillDataDir(shop.settings.dataDir);
    api = await startApi(
      { name: at.name, make: async () => ({ settings: shop.settings, remove: async () => undefined }) },
      { dataDir: shop.settings.dataDir },
    );
    await fillDemoShop(api.db, api.now());
    mkdirSync(join(shop.settings.dataDir, 'pictures'), { recursive: true });
    writeFileSync(join(shop.settings.dataDir, 'pictures', 'cup-300.webp'), picture);
    writeAccounts(join(shop.settings.dataDir, 'accounts', '1'), [{ localId: 'karim' }]);
  }, 150_000);
  afterAll(async () => {
    await api?.close();
    await shop?.remove();
  });

  const backUp = (folder: string) => runToEnd('backup', shop.environment, [folder]);
  const restoreTo = (to: TestShop, folder: string) => runToEnd('restore', to.environment, [folder]);

  /** Places orders one after the other until it is stopped; returns their number. */
  const placeOrders = (): { stop: () => Promise<number>; placed: () => number } => {
    const stopping = new AbortController();
    let placed = 0;
    const placing = (async () => {
      const [product] = (
        (await api.db.execute(
          sql`select id, (original_price / 100.0)::float as price from products
            where original_price is not null and offer_price is null limit 1`,
        )) as { rows: { id: string; price: number }[] }
      ).rows;
      if (product === undefined) throw new Error('The shop has nothing to sell.');
      while (!stopping.signal.aborted) {
        const { status } = await api.send(placeOrderCall, {
          body: orderBody([lineFor(product.id, product.price)]),
        });
        if (status !== 200) throw new Error(`An order gave ${status}.`);
        placed += 1;
      }
    })();
    return {
      placed: () => placed,
      stop: async () => {
        stopping.abort();
        await placing;
        return placed;
      },
    };
  };

  it('OP-15 OP-16 CL-5 back up an open shop under load, and restore it with every row and image', async () => {
    const load = placeOrders();
    await vi.waitFor(() => expect(load.placed()).toBeGreaterThan(5), { timeout: 20_000 });
    const before = load.placed();
    expect(await backUp(backup)).toEqual({
      code: 0,
      error: '',
      out: expect.stringMatching(/^\d+ rows and \d+ files backed up to .* \(\d+\.\d s\)\.\n$/),
    });
    const placed = await load.stop();
    expect(placed).toBeGreaterThan(before);
    expect(openToOthers(backup)).toEqual([]);
    const madeAt = (await newestBackup(root))?.getTime() ?? 0;
    expect(Math.abs(madeAt - Date.now())).toBeLessThan(timeout);

    const empty = await makeShop(at, 'restored');
    expect(await restoreTo(empty, backup)).toEqual({
      code: 0,
      error: '',
      out: expect.stringMatching(
        new RegExp(
          `^\\d+ rows and \\d+ files restored from ${backup} into ${nameOf(empty)} \\(.* s\\)\\.\n$`,
        ),
      ),
    });
    expect((await runToEnd('auditOrders', empty.environment)).out).toMatch(
      /^\d+ orders with \d+ moves looked at, 0 drifted /,
    );
    const database = await openDatabase(empty.settings);
    restored = await readShop(database);
    await database.close();
    const original = await readShop({ db: api.db, kind });
    // The shop went on after the backup, so it may have more, but no row may differ.
    for (const [table, rows] of Object.entries(restored))
      expect({ table, rows: rows.filter((row) => !original[table]?.includes(row)) }).toEqual({
        table,
        rows: [],
      });
    expect(Object.keys(restored)).toEqual(Object.keys(original));
    expect(restored.products).toEqual(original.products);
    // The demo has sixty orders.
    const orders = restored.orders?.length ?? 0;
    expect(orders).toBeGreaterThanOrEqual(60 + before);
    expect(orders).toBeLessThanOrEqual(60 + placed);
    const ids = new Set(
      restored.order_lines?.map((row) => (JSON.parse(row) as { order_id: string }).order_id),
    );
    expect(ids.size).toBe(orders);
    expect(readFileSync(join(empty.settings.dataDir, 'pictures', 'cup-300.webp')).equals(picture)).toBe(true);
    expect(
      JSON.parse(
        readFileSync(join(empty.settings.dataDir, 'accounts', '1', 'auth_export', 'accounts.json'), 'utf8'),
      ),
    ).toMatchObject({ users: [{ localId: 'karim' }] });

    expect(await restoreTo(empty, backup)).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(
        /^The shop in .* is not empty: it has rows in \w+\. Restore into a new .*\n$/,
      ),
    });
    await empty.remove();
  });

  const other = testDatabases().find(({ name }) => name !== at.name);
  it.skipIf(other === undefined)('OP-16 restore the same rows into the other database', async () => {
    if (other === undefined) return;
    const empty = await makeShop(other, `from-${at.name}`);
    expect(await restoreTo(empty, backup)).toMatchObject({ code: 0, error: '' });
    const database = await openDatabase(empty.settings);
    const rows = await readShop(database);
    await database.close();
    expect(rows).toEqual(restored);
    await empty.remove();
  });

  it('OP-15 leaves nothing that restores when it is killed, and needs a new folder', async () => {
    const killed = join(root, `${at.name}-killed`);
    const child = spawn(process.execPath, [builtFile('server/backup.js'), killed], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: undefined, ...shop.environment },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    const unfinished = () => readdirSync(root).filter((name) => name.startsWith(`${at.name}-killed.`));
    await vi.waitFor(() => expect(unfinished()).toHaveLength(1), { timeout: 60_000, interval: 2 });
    child.kill('SIGKILL');
    await exited;
    expect(existsSync(killed)).toBe(false);
    const rest = join(root, unfinished()[0] ?? '');
    expect(await runToEnd('restore', { DATA_DIR: join(root, 'none') }, [rest])).toEqual({
      code: 1,
      out: '',
      error: `${rest} is no complete backup: it has no readable manifest.json.\n`,
    });
    expect((await backUp(backup)).error).toBe(`${backup} is not empty; name a new folder for the backup.\n`);
  });

  it('OP-16 refuses a backup that has changed, and restores nothing of it', async () => {
    const changed = join(root, `${at.name}-changed`);
    cpSync(backup, changed, { recursive: true });
    const file = join(changed, 'tables', 'orders.jsonl.gz');
    const bytes = readFileSync(file);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(await runToEnd('restore', { DATA_DIR: join(root, 'none') }, [changed])).toEqual({
      code: 1,
      out: '',
      error: `The backup ${changed} is damaged: tables/orders.jsonl.gz is not as it was written.\n`,
    });
    expect(existsSync(join(root, 'none'))).toBe(false);
  });
});

describe('npm run restore', () => {
  it('OP-58 refuses to guess the shop when neither DATA_DIR nor DATABASE_URL is set', async () => {
    const here = join(root, 'here');
    mkdirSync(here);
    const restored = await runToEnd('restore', {}, [join(root, 'PGlite-backup')], here);
    expect({ ...restored, files: readdirSync(here) }).toEqual({
      code: 1,
      out: '',
      error: 'Set DATA_DIR or DATABASE_URL: they name the empty shop into which the backup is restored.\n',
      files: [],
    });
  });
});
