import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import {
  newPostgresFolder,
  openPostgresServer,
  postgresqlPrograms,
} from '../support/servers/postgresServer.ts';
import { type RunningShop, runToEnd } from '../support/servers/startBuilt.ts';
import { type BackupBucket, openBackupBucket } from './backupBucket.ts';
import { type BackedUpServer, hasPgBackRest, startBackedUp } from './pgBackRest.ts';
import { type Crowd, placeOrders } from './placeOrders.ts';
import { ordersOn, prepareDatabase, runSql, startOn } from './postgresShop.ts';

const bin = postgresqlPrograms();
const isInstalled = bin !== null && hasPgBackRest;
if (!isInstalled)
  process.stdout.write(
    'Backups in a bucket are not tested here: pgBackRest or PostgreSQL is not installed.\n',
  );

describe.skipIf(!isInstalled)('backups by pgBackRest in a bucket', { timeout: 120_000 }, () => {
  let bucket: BackupBucket;
  let backups: BackedUpServer;
  let shop: RunningShop;
  let product: string;
  let before: Crowd;
  beforeAll(async () => {
    bucket = await openBackupBucket();
    backups = await startBackedUp(bin ?? '', bucket.environment);
    product = await prepareDatabase(backups.server.url);
    // Eight megabytes that no compression makes smaller, which are uploaded in parts.
    await runSql(
      backups.server.url,
      "create table noise as select string_agg(sha256(n::text::bytea), '') from generate_series(1, 250000) n",
    );
    expect(await backups.backUp('full')).toEqual({ code: 0, out: '', error: '' });
    shop = await startOn(backups.server.url);
    before = placeOrders(shop.origin, product, { guests: 5, orders: 20 });
    await before.done;
  }, 120_000);
  afterAll(async () => {
    await shop?.end('SIGKILL');
    await backups?.close();
    await bucket?.close();
  });

  const labels = (): string[] => [
    ...new Set(
      bucket.objects
        .keys()
        .flatMap((key) => /^repository\/backup\/hatkhola\/(\d+-\d+F)\//.exec(key)?.[1] ?? []),
    ),
  ];

  it('CL-6 bring back every order of a chosen second, and none of later', async () => {
    const time = 'select clock_timestamp()::text as now';
    const now = (await runSql<{ now: string }>(backups.server.url, time))[0]?.now ?? '';
    const late = placeOrders(shop.origin, product, { guests: 5, orders: 10 });
    await late.done;
    await backups.archive();
    const folder = newPostgresFolder();
    onTestFinished(() => removeFolder(folder));
    const into = [`--pg1-path=${join(folder, 'data')}`, '--archive-mode=off'];
    const target = ['--type=time', `--target=${now}`, '--target-action=promote'];
    const restored = await backups.pgBackRest([...into, ...target, 'restore']);
    const server = await openPostgresServer(bin ?? '', folder, backups.environment);
    onTestFinished(() => server.close());

    expect(restored).toEqual({ code: 0, out: '', error: '' });
    expect(late.confirmed).toHaveLength(10);
    expect(await ordersOn(server.url)).toEqual(before.expectedRows());
  });

  it('CL-6 are restored and audited by the drill, and hold no word of an order in plain text', async () => {
    const { code, out, error } = await runToEnd('restoreDrill', backups.environment);

    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(
      /^The backup \d{8}-\d{6}F of \S+Z was restored: postgres with 30 orders, .* 0 drifted /,
    );
    expect(bucket.objects.holds('Rahima Khatun')).toBe(false);
    process.stdout.write(out);
  });

  it.each([
    ['refuses the key', { PGBACKREST_REPO1_S3_KEY_SECRET: 'another' }, 'failed with 403 \\(Forbidden\\)'],
    ['is not there', { PGBACKREST_REPO1_S3_BUCKET: 'another' }, 'missing stanza data'],
    [
      'has a certificate that is not trusted',
      // It tries again for that many seconds.
      { PGBACKREST_REPO1_STORAGE_CA_FILE: '/etc/ssl/certs/ca-certificates.crt', PGBACKREST_IO_TIMEOUT: '1' },
      'unable to verify certificate presented by',
    ],
  ])('CL-6 tell that the bucket %s', async (_, changes, fault) => {
    const { code, out, error } = await runToEnd('restoreDrill', { ...backups.environment, ...changes });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toMatch(
      new RegExp(`^The restore drill failed\\. The repository has no backup: .*${fault}`),
    );
  });

  it('CL-6 upload in parts, and let the oldest full backup go when there are enough newer ones', async () => {
    const [old, ...others] = labels();
    const { code } = await backups.pgBackRest(['--type=full', '--repo1-retention-full=1', 'backup']);
    // Each as its method and the names in its query.
    const calls = new Set(
      bucket.server.requests.map((request) => request.replace(/ [^?]*/, ' ').replace(/=[^&]*/g, '')),
    );

    expect([code, others, labels().length]).toEqual([0, [], 1]);
    expect(labels()).not.toContain(old);
    expect([...calls].toSorted()).toEqual([
      'DELETE ',
      'GET ',
      'GET ?delimiter&list-type&prefix',
      'GET ?list-type&prefix',
      'HEAD ',
      'POST ?delete',
      'POST ?uploadId',
      'POST ?uploads',
      'PUT ',
      'PUT ?partNumber&uploadId',
    ]);
  });
});
