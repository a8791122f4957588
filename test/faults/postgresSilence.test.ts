import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/database/openDatabase.ts';
import { errorCode } from '#server/database/queries/errorCode.ts';
import { isUnavailable } from '#server/database/queries/isUnavailable.ts';
import type { RunningShop } from '../support/servers/startBuilt.ts';
import { onlyPostgresql, type TestDatabase } from '../support/servers/testDatabases.ts';
import { placeOrders } from './placeOrders.ts';
import { openPostgresPath, type PostgresPath } from './postgresPath.ts';
import { ordersOn, prepareDatabase, startOn } from './postgresShop.ts';

const seconds = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
};

describe.each(onlyPostgresql())('a shop whose path to $name falls silent', { timeout: 120_000 }, (at) => {
  let made: TestDatabase;
  let product: string;
  let path: PostgresPath;
  let shop: RunningShop;
  beforeAll(async () => {
    made = await at.make();
    product = await prepareDatabase(made.settings.databaseUrl ?? '');
    path = await openPostgresPath(made.settings.databaseUrl ?? '');
    shop = await startOn(path.url);
  });
  afterAll(async () => {
    await shop?.end('SIGTERM');
    await path?.close();
    await made?.remove();
  });

  // Beside the next one, whose silence it does not meet: both wait for the limits of statements.
  it.concurrent('OP-2 gives one statement a limit, an export a longer one, and says that the database is unavailable', async () => {
    const { db, exports, close } = await openDatabase(made.settings);
    // The limit of a statement is five seconds; that of an export is longer.
    const slow = sql`select pg_sleep(5.5)`;
    const [refused, exported] = await Promise.all([
      db
        .execute(slow)
        .catch((error: unknown) => ({ code: errorCode(error), isUnavailable: isUnavailable(error) })),
      exports.execute(slow).then(() => 'answered'),
    ]);
    await close();

    // 57014: PostgreSQL has cancelled the statement.
    expect({ refused, exported }).toEqual({
      refused: { code: '57014', isUnavailable: true },
      exported: 'answered',
    });
  });

  it.concurrent('OP-2 answers reads and orders 503 during the silence, and places orders again within 10 seconds of its return', async () => {
    const crowd = placeOrders(shop.origin, product, { guests: 20 });
    await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(100), { timeout: 60_000 });
    path.silence();
    const start = performance.now();
    const reading = Promise.all(
      [
        '/api/products?limit=7',
        `/api/product/${product}`,
        '/api/getSliders',
        '/sitemap.xml',
        '/feeds/products.xml',
        '/readyz',
      ].map(async (address) => (await fetch(shop.origin + address)).status),
    );
    await vi.waitFor(() => expect(crowd.others.length).toBeGreaterThan(30), { timeout: 60_000 });
    const reads = await reading;
    const readSeconds = (performance.now() - start) / 1000;
    const during = crowd.confirmed.length;
    path.restore();
    const healed = await seconds(() =>
      vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThan(during + 20), { timeout: 60_000 }),
    );
    await crowd.end();

    expect([...new Set(crowd.others.map(({ status }) => status))]).toEqual([503]);
    expect(reads).toEqual(reads.map(() => 503));
    expect(readSeconds).toBeLessThan(30);
    expect(await ordersOn(made.settings.databaseUrl ?? '')).toEqual(crowd.expectedRows());
    expect(healed).toBeLessThan(10);
    process.stdout.write(
      `Reads ended within ${readSeconds.toFixed(1)} s; healed in ${healed.toFixed(1)} s.\n`,
    );
  });

  const pageOf = async (): Promise<{ hasContent: boolean; caching: string | null }> => {
    const answer = await fetch(`${shop.origin}/shop`);
    return {
      hasContent: (await answer.text()).includes(`/product-details/${product}`),
      caching: answer.headers.get('cache-control'),
    };
  };

  it('OP-55 sends pages without content after two seconds, which no cache may store', async () => {
    const before = await pageOf();
    path.silence();
    await vi.waitFor(async () => expect((await pageOf()).hasContent).toBe(false), { timeout: 20_000 });
    const took = await seconds(async () =>
      expect(await pageOf()).toEqual({ hasContent: false, caching: 'no-store' }),
    );
    path.restore();

    expect(before).toEqual({ hasContent: true, caching: 'public, max-age=0, s-maxage=5' });
    expect(took).toBeLessThan(4);
  });

  it('OP-2 closes its connections although the database never answers', async () => {
    const { db, close } = await openDatabase({ databaseUrl: path.url, dataDir: null });
    await db.execute(sql`select 1`);
    path.silence();
    const pending = db.execute(sql`select 1`).catch((error: unknown) => isUnavailable(error));
    await vi.waitFor(() => expect(path.held()).toBeGreaterThan(0), { timeout: 20_000 });
    const took = await seconds(close);
    path.restore();

    expect(await pending).toBe(true);
    expect(took).toBeLessThan(5);
  });

  it('OP-2 OP-30 stops to listen at once, and closes within seconds, although the database never answers', async () => {
    path.silence();
    // The shop waits for the database at the latest after a second, since it looks for changed settings every second.
    await vi.waitFor(() => expect(path.held()).toBeGreaterThan(0), { timeout: 20_000 });
    const start = performance.now();
    const closing = shop.end('SIGTERM');
    const untilDeaf = seconds(() =>
      vi.waitFor(() => expect(fetch(`${shop.origin}/livez`)).rejects.toThrow('fetch failed'), {
        timeout: 60_000,
      }),
    );
    const code = await closing;
    const took = (performance.now() - start) / 1000;
    path.restore();

    expect(code).toBe(0);
    expect(await untilDeaf).toBeLessThan(3);
    expect(took).toBeLessThan(14);
  });
});
