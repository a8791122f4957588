import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../../support/removeFolder.ts';
import { builtShop } from '../../support/servers/openShop.ts';
import { shopOn } from '../postgresShop.ts';
import { type Readers, readOnAndOn } from '../readPages.ts';
import { missingPackages } from './clusterPrograms.ts';
import { type ClusterShop, openClusterShop } from './clusterShop.ts';

/** RELEASE_BEFORE selects a build of the release before; otherwise this build takes its place. */
const releaseBefore = resolve(process.env.RELEASE_BEFORE ?? builtShop);

/** In the project, where the packages are found. */
const nextRelease = resolve('.test/next-release');

/** This build with a further migration, which does all that a migration may do to the tables of the release before. */
const makeNextRelease = (): void => {
  removeFolder(nextRelease);
  for (const part of ['client', 'server'])
    cpSync(join(builtShop, part), join(nextRelease, part), { recursive: true });
  const migrations = join(nextRelease, 'server', 'migrations');
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
    shop = await openClusterShop({
      isSynchronous: true,
      settings: { MIGRATE: 'no', ALLOW_NEWER_TABLES: 'yes' },
      build: releaseBefore,
    });
    readers = readOnAndOn(shop.nginx.origin, shop.product, 4);
  });
  afterAll(async () => {
    await readers?.end();
    await shop?.close();
    removeFolder(nextRelease);
  });

  const replaceBoth = async (build: string): Promise<void> => {
    for (const process of [0, 1]) {
      await shop.shops.restart(process, 'SIGTERM', build);
      await shop.ordersGoOn();
    }
  };

  it('CL-3 OP-42 answers every read and confirms every order while it is migrated, replaced and taken back', async () => {
    const { cluster, crowd, settle } = shop;
    const migrate = join(nextRelease, 'server', 'migrate.js');
    execFileSync(process.execPath, [migrate], {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, ...shopOn(cluster.url) },
    });
    await shop.ordersGoOn();
    await replaceBoth(nextRelease);
    await replaceBoth(releaseBefore);
    await readers.end();
    const stored = await settle();

    expect(crowd.others).toEqual([]);
    expect([...readers.statuses.keys()]).toEqual(['200']);
    expect(stored).toEqual(crowd.stored());
    process.stdout.write(
      `${stored.length} orders confirmed and ${readers.statuses.get('200')} reads answered, none failed.\n`,
    );
  });
});
