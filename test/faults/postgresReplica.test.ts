import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listProducts, updateProduct } from '#contract/products.ts';
import { listSlides } from '#contract/slides.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { type TestDatabase, testDatabases } from '../support/servers/testDatabases.ts';
import { openPostgresPath, type PostgresPath } from './postgresPath.ts';
import { runSql } from './postgresShop.ts';

const postgresql = testDatabases().filter(({ name }) => name === 'PostgreSQL');

// A second database stands for a replica whose rows differ, so that a list shows where it was read.
describe.each(postgresql)('lists of a shop with READ_DATABASE_URL on $name', { timeout: 120_000 }, (at) => {
  let replica: TestDatabase;
  let path: PostgresPath;
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    replica = await at.make();
    await (await openDatabase(replica.settings)).close();
    path = await openPostgresPath(replica.settings.databaseUrl ?? '');
    const withReplica = {
      ...at,
      make: async () => {
        const made = await at.make();
        return { ...made, settings: { ...made.settings, readDatabaseUrl: path.url } };
      },
    };
    api = await startApi(withReplica);
    admin = await api.signIn(adminPerson);
    cup = await addProduct(api, admin, { name: 'of the primary' });
    const url = replica.settings.databaseUrl ?? '';
    await runSql(
      url,
      `insert into products (id, name, name_key, description, video_link, category, category_key, sub_category,
        sub_category_key, product_type, product_type_key, sizes, colors, images, original_price, created_at)
        values ('${'1'.repeat(24)}', 'of the replica', 'of the replica', '', '', '', '', '', '', '', '', '{}', '{}',
        '{}', 300, now())`,
    );
    // Databases of one version of the catalog have the same products, which these two do not.
    await runSql(url, 'insert into product_writes values (1000)');
  });
  afterAll(async () => {
    await api?.close();
    await path?.close();
    await replica?.remove();
  });

  // Each query differs, so that no list comes from the cache of responses.
  let queries = 0;
  const namesInList = async (): Promise<string[]> => {
    queries += 1;
    const { status, body } = await api.send(listProducts, {
      query: { maxPrice: 1_000_000 + queries, limit: 5 },
    });
    expect(status).toBe(200);
    return body.data.map(({ name }) => name ?? '');
  };
  const untilFrom = (name: string) =>
    vi.waitFor(async () => expect(await namesInList()).toEqual([name]), { timeout: 20_000, interval: 200 });

  it('OP-6 come from the replica, and from the primary after a change by the same process', async () => {
    const afterChange = await namesInList();
    await untilFrom('of the replica');
    await api.send(updateProduct, { params: { id: cup }, body: { name: 'changed' }, token: admin });
    const afterUpdate = await namesInList();
    await untilFrom('of the replica');

    expect({ afterChange, afterUpdate }).toEqual({
      afterChange: ['of the primary'],
      afterUpdate: ['changed'],
    });
  });

  it('OP-6 come from the primary while the replica is silent, and from the replica again', async () => {
    await untilFrom('of the replica');
    path.silence();
    const start = performance.now();
    const during = await namesInList();
    const waited = performance.now() - start;
    const next = await namesInList();
    const slides = (await api.send(listSlides)).status;
    path.restore();
    await untilFrom('of the replica');

    expect({ during, next, slides }).toEqual({ during: ['changed'], next: ['changed'], slides: 200 });
    expect(waited).toBeLessThan(5000);
    expect(api.log.filter((line) => line.includes('a connection to the database was lost'))).not.toEqual([]);
  });
});
