import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../../support/removeFolder.ts';
import { builtShop } from '../../support/servers/openShop.ts';
import { shopOn } from '../postgresShop.ts';
import { type Readers, readOnAndOn } from '../readPages.ts';
import type { Release } from '../shopProcesses.ts';
import { missingPackages } from './clusterPrograms.ts';
import { type ClusterShop, openClusterShop } from './clusterShop.ts';

/** RELEASE_BEFORE selects a build of the release before; otherwise this build takes its place. */
const { RELEASE_BEFORE } = process.env;
const takenBack: Release = {
  build: resolve(RELEASE_BEFORE ?? builtShop),
  settings: { MIGRATE: 'no', ALLOW_NEWER_TABLES: 'yes' },
};
/** The tables are this version's from the start: an older build must be allowed to run on newer ones. */
const before: Release =
  RELEASE_BEFORE === undefined ? { ...takenBack, settings: { MIGRATE: 'no' } } : takenBack;
/** In the project, where the packages are found. */
const next: Release = { build: resolve('.test/next-release'), settings: { MIGRATE: 'no' } };

/** This build with a further migration, which does all that a migration may do to the tables of the release before. */
const makeNextRelease = (): void => {
  removeFolder(next.build);
  for (const part of ['client', 'server'])
    cpSync(join(builtShop, part), join(next.build, part), { recursive: true });
  const migrations = join(next.build, 'server', 'migrations');
  const file = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] };
  const [last] = journal.entries.toReversed();
  const entry = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag: '9999_next' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  appendFileSync(
    join(migrations, '9999_next.sql'),
    [
      `ALTER TABLE "orders" ADD COLUMN "next_text" text DEFAULT 'next' NOT NULL;`,
      `ALTER TABLE "products" ADD COLUMN "next_number" integer;`,
      `CREATE TABLE "next" ("id" text PRIMARY KEY, "order_id" text REFERENCES "orders" ("id"));`,
      `CREATE INDEX "orders_next" ON "orders" ("next_text", "placed_at");`,
    ].join('--> statement-breakpoint\n'),
  );
};

describe.skipIf(missingPackages().length > 0)('a release on the cluster', () => {
  let shop: ClusterShop;
  let readers: Readers;
  beforeAll(async () => {
    makeNextRelease();
    shop = await openClusterShop({ isSynchronous: true, release: before });
    readers = readOnAndOn(shop.nginx.origin, shop.product, { visitors: 4, rest: 0 });
  });
  afterAll(async () => {
    await readers?.end();
    await shop?.close();
    removeFolder(next.build);
  });

  const replaceBoth = async (release: Release): Promise<void> => {
    for (const process of [0, 1]) {
      await shop.shops.restart(process, 'SIGTERM', release);
      await shop.ordersGoOn();
    }
  };

  it('CL-3 OP-42 answers every read and confirms every order while it is migrated, replaced and taken back', async () => {
    const { cluster, crowd, settle } = shop;
    const migrate = join(next.build, 'server', 'migrate.js');
    await promisify(execFile)(process.execPath, [migrate], {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, ...shopOn(cluster.url) },
    });
    await shop.ordersGoOn();
    await replaceBoth(next);
    await replaceBoth(takenBack);
    await readers.end();
    const stored = await settle();

    expect(crowd.others).toEqual([]);
    expect([...readers.statuses.keys()]).toEqual(['200']);
    expect(stored).toEqual(crowd.expectedRows());
    process.stdout.write(
      `${stored.length} orders confirmed and ${readers.statuses.get('200')} reads answered, none failed.\n`,
    );
  });
});
