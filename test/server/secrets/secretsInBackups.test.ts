import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import type { ShopSecretsOverview } from '#domain/shop/shopSecrets.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { allIn } from '../../support/servers/fileModes.ts';
import { fillDataDir } from '../../support/servers/shopDataDir.ts';
import { type RunningShop, runToEnd, startShop } from '../../support/servers/startBuilt.ts';
import { withoutEmulator, writeAdmin } from '../../support/servers/writeShop.ts';

/** The built shop in its own process, with an embedded database, pages, backups and a log of every line. */

const secret = 'Zq7hush-Xw9still-4f';
/** A part of it that nothing else contains. */
const secretPart = 'Zq7hush';

const hintIn = ({ secrets }: ShopSecretsOverview) => secrets.find(({ name }) => name === 's3SecretAccessKey');

const root = mkdtempSync(join(tmpdir(), 'hatkhola-secret-backups-'));
afterAll(() => removeFolder(root));

/** What the files below the folder contain, unpacked. */
const contentOf = (folder: string): string =>
  allIn(folder)
    .map((path) => {
      try {
        const bytes = readFileSync(path);
        return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
      } catch {
        // A folder, or the socket that locks the database.
        return '';
      }
    })
    .join('\n');

/** Starts a shop on that folder, with the finest log and with metrics. */
const open = async (folder: string, more: NodeJS.ProcessEnv = {}): Promise<RunningShop> => {
  const environment = {
    ...withoutEmulator,
    LOG_LEVEL: 'trace',
    METRICS_PORT: '0',
    S3_ENDPOINT: 'https://s3.shop.example',
    S3_BUCKET: 'pictures',
    DATA_DIR: folder,
    ...more,
  };
  const shop = await startShop(environment);
  // The first address that it prints is that of its metrics.
  const origin = await vi.waitFor(
    () => {
      const found = /Server listening at (http:[^"]+)/.exec(shop.log())?.[1];
      if (found === undefined) throw new Error('The shop does not listen yet');
      return found;
    },
    { timeout: 30_000 },
  );
  return { ...shop, origin };
};

it("SP-14 the shop's secrets are in no page, log, file or backup in clear, and a shop without their key says so", {
  timeout: 120_000,
}, async () => {
  const dataDir = join(root, 'data');
  await fillDataDir(dataDir);
  const token = await writeAdmin({ databaseUrl: null, dataDir });
  const call = async ({ origin }: RunningShop, method: string, name = '', body?: object) => {
    const answer = await fetch(`${origin}/api/shopSecrets${name}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as ShopSecretsOverview;
  };
  const stateIn = async (shop: RunningShop) => hintIn(await call(shop, 'GET'))?.state;
  const save = (shop: RunningShop) => call(shop, 'PUT', '/s3SecretAccessKey', { value: secret });

  const shop = await open(dataDir);
  expect(hintIn(await save(shop))).toMatchObject({ state: 'set', ending: '4f', savedBy: 'Admin' });
  const metrics = /Metrics are at (http:[^"]+)/.exec(shop.log())?.[1] ?? '';
  const pages = ['/', '/shop', '/about-us', '/dashboard/shopSettings', '/no/such/page'];
  const answers = await Promise.all(
    [...pages.map((path) => shop.origin + path), metrics].map(async (url) => (await fetch(url)).text()),
  );
  expect(answers.filter((text) => text.includes(secretPart))).toEqual([]);
  // Each is a page, or the metrics, and no error.
  expect(answers.filter((text) => text.length > 100)).toHaveLength(answers.length);

  const backup = join(root, 'backup');
  expect(await runToEnd('backup', { DATA_DIR: dataDir }, [backup])).toMatchObject({ code: 0, error: '' });
  await shop.end('SIGTERM');
  const key = readFileSync(join(dataDir, 'secrets', 'key'), 'utf8').trim();
  const inBackup = contentOf(backup);
  expect(inBackup).toContain('"name":"s3SecretAccessKey"');
  expect([inBackup.includes(secretPart), inBackup.includes(key)]).toEqual([false, false]);
  expect([contentOf(dataDir).includes(secretPart), shop.log().includes(secretPart)]).toEqual([false, false]);

  const elsewhere = join(root, 'elsewhere');
  expect(await runToEnd('restore', { DATA_DIR: elsewhere }, [backup])).toMatchObject({ code: 0, error: '' });
  const withKey = await open(elsewhere, { SECRETS_KEY: key });
  expect(await stateIn(withKey)).toBe('set');
  await withKey.end('SIGTERM');

  const withoutKey = await open(elsewhere);
  expect([(await fetch(withoutKey.origin)).status, await stateIn(withoutKey)]).toEqual([200, 'unreadable']);
  expect(withoutKey.log()).toContain('secrets of the shop cannot be read');
  await save(withoutKey);
  expect(await stateIn(withoutKey)).toBe('set');
  await withoutKey.end('SIGTERM');
});
