import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { describe, expect, it } from 'vitest';
import { countOrders, getOrder, listOrders, setOrderStatus } from '#contract/orders.ts';
import { ordersSchemas } from '#contract/ordersSchemas.ts';
import { listProducts } from '#contract/products.ts';
import { productsSchemas } from '#contract/productsSchemas.ts';
import { listUsers } from '#contract/users.ts';
import { usersSchemas } from '#contract/usersSchemas.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { auditEntries, removedAddresses, users } from '#server/database/schema/schema.ts';
import { auditOrders } from '#server/orders/auditOrders.ts';
import { numberOrders } from '#server/orders/numberOrders.ts';
import { lineFor, orderBody } from '../../../support/builders/orderBody.ts';
import { submitOrder } from '../../../support/clients/shopData.ts';
import { removeFolder } from '../../../support/removeFolder.ts';
import { adminPerson, startApi } from '../../../support/servers/startApi.ts';

const folder = 'src/server/database/migrations';

/** Database files of a shop with only the first `count` migrations. */
const oldShop = async (count: number, statement: string): Promise<Blob> => {
  const older = mkdtempSync(join(tmpdir(), 'hatkhola-migrations-'));
  cpSync(folder, older, { recursive: true });
  const file = join(older, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle(client), { migrationsFolder: older });
  await client.exec(statement);
  const files = await client.dumpDataDir('none');
  await client.close();
  removeFolder(older);
  return files;
};

/** SHA-256 of every migration that existing shops have applied. */
const published: readonly (readonly [file: string, hash: string])[] = [
  ['0000_shop.sql', 'cf97434d6e631a3ba47c737ca2e07aabf7aa6271907bb52e7cd3c3e7f723fe9f'],
  ['0001_delivered_orders.sql', 'c6c281dc5c461daf3f6da2a7b9befac33cba756b2d050ab2d8a2fe19ade0a8d6'],
  ['0002_move_fence.sql', '8138ff73538d9619dcee52e29fc9f14884a6b74a062be9e0ce9daea3961c60d3'],
  ['0003_removed_addresses.sql', '92bc92f5baf5114f734a3ca78e61b9fb6468cd2390a06f6c4f1c1bf7420b309e'],
  ['0004_move_fence.sql', '31fa89a2012b78aeb01f34aa2f89f61957efe2ab99479c7e2199f23a3f3577f0'],
];

describe('migrations', () => {
  it.each(published)('keep %s as published', (file, hash) => {
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ).toBe(hash);
  });

  it('US-3 update a shop that removed accounts before their addresses were stored', async () => {
    const files = await oldShop(
      3,
      `insert into users values
        ('${'1'.repeat(24)}', 'here', 'here@people.example', 'Here', 'admin', now(), null),
        ('${'2'.repeat(24)}', 'gone', '', '', 'customer', now(), now())`,
    );
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir: null, files });
    const rows = await db.select({ uid: users.uid, role: users.role }).from(users).orderBy(users.id);
    const addresses = await db.select().from(removedAddresses);
    await close();

    expect(rows).toEqual([
      { uid: 'here', role: 'admin' },
      { uid: 'gone', role: 'customer' },
    ]);
    expect(addresses).toEqual([]);
  });

  it('AU-13 MD-16 leave staff their rights and old entries as they are', async () => {
    const files = await oldShop(
      24,
      `insert into users values
        ('${'1'.repeat(24)}', '${adminPerson.uid}', '${adminPerson.email}', 'Admin', 'admin', now(), null),
        ('${'2'.repeat(24)}', 'helper', 'helper@people.example', 'Helper', 'staff', now(), null);
      insert into audit_entries values ('${'3'.repeat(24)}', '2025-03-04', 'helper', 'Helper', 'staff', 'signIn',
        'user', '${'2'.repeat(24)}', 'Helper', '{}', 'request');`,
    );
    const settings = { databaseUrl: null, dataDir: null, files };
    const api = await startApi({
      name: 'an old shop',
      make: async () => ({ settings, remove: async () => undefined }),
    });
    const token = await api.signIn(adminPerson);
    const listed = await api.get(listUsers, usersSchemas.listUsers, { token });
    const entries = await api.db
      .select({ by: auditEntries.byName, email: auditEntries.byEmail })
      .from(auditEntries)
      .orderBy(auditEntries.at);
    await api.close();

    const byName = listed.toSorted((one, other) => one.name.localeCompare(other.name));
    expect(byName.map(({ name, role, verified }) => [name, role, verified])).toEqual([
      ['Admin', 'admin', true],
      ['Helper', 'staff', undefined],
    ]);
    expect(entries).toEqual([
      { by: 'Helper', email: '' },
      { by: 'Admin', email: adminPerson.email },
    ]);
  });

  it('OP-3 ST-9 update a shop whose orders were placed and moved before most of the tables', async () => {
    const [cup, pending, delivered] = ['a', 'b', 'c'].map((digit) => digit.repeat(24));
    const customer = `null, 'Rahima', 'rahima@people.example', 'rahima@people.example', '01711000222', 'Dhaka',
      'House 3', '', 'Home', 'Inside of Dhaka', 'Cash On Delivery', 50100, 6000, 56100`;
    const files = await oldShop(
      5,
      `insert into users values
        ('${'1'.repeat(24)}', '${adminPerson.uid}', '${adminPerson.email}', 'Admin', 'admin', now(), null);
      insert into products (id, name, name_key, description, video_link, category, category_key, sub_category,
        sub_category_key, product_type, product_type_key, sizes, colors, images, original_price, created_at)
        values ('${cup}', 'Cup', 'cup', '', '', 'Kitchen Items', 'kitchen items', 'Glassware', 'glassware',
          'Most Popular', 'most popular', '{}', '{}', '{/pictures/cup-450.webp}', 25050, '2025-03-01');
      insert into orders values ('${pending}', '2025-03-02', 'Pending', null, ${customer}),
        ('${delivered}', '2025-03-03', 'Delivered', '2025-03-05', ${customer});
      insert into order_lines values ('${pending}', 0, '${cup}', 'Cup', '', 'Red', 'N/A', 2, 25050),
        ('${delivered}', 0, '${cup}', 'Cup', '', 'Red', 'N/A', 2, 25050);
      insert into order_moves values
        ('${delivered}', 0, 'CONFIRM', 'Pending', 'Confirmed', 'admin', '${adminPerson.uid}', '2025-03-04'),
        ('${delivered}', 1, 'DELIVER', 'Confirmed', 'Delivered', 'admin', '${adminPerson.uid}', '2025-03-05');`,
    );
    const settings = { databaseUrl: null, dataDir: null, files };
    const api = await startApi({
      name: 'an old shop',
      make: async () => ({ settings, remove: async () => undefined }),
    });
    const numbered = await numberOrders(api.db);
    const token = await api.signIn(adminPerson);
    const placed = await submitOrder(api, orderBody([lineFor(cup ?? '', 250.5)]));
    const params = { id: pending ?? '' };
    const moved = await api.send(setOrderStatus, { params, body: { status: 'Confirmed' }, token });
    const orders = await api.get(listOrders, ordersSchemas.listOrders, { token });
    const { data, history } = await api.get(getOrder, ordersSchemas.getOrder, {
      params: { id: delivered ?? '' },
      token,
    });
    const counts = await api.get(countOrders, ordersSchemas.countOrders, { token });
    const products = await api.get(listProducts, productsSchemas.listProducts);
    const audit = await auditOrders(api.db);
    await api.close();

    expect({ numbered, moved: moved.status }).toEqual({ numbered: 2, moved: 200 });
    expect(
      orders.map(({ _id, orderStatus, number }) => [_id, orderStatus, number?.startsWith('HK-')]),
    ).toEqual([
      [placed, 'Pending', true],
      [delivered, 'Delivered', true],
      [pending, 'Confirmed', true],
    ]);
    expect(data).toMatchObject({ total: 561, products: [{ id: cup, quantity: 2, originalPrice: 250.5 }] });
    expect(history.map(({ event, byName }) => [event, byName])).toEqual([
      ['CONFIRM', 'Admin'],
      ['DELIVER', 'Admin'],
    ]);
    expect(counts).toMatchObject({ Pending: 1, Confirmed: 1, Shipping: 0, Delivered: 1 });
    expect(products.data.map(({ _id, name }) => [_id, name])).toEqual([[cup, 'Cup']]);
    expect(audit).toEqual({ orders: 3, moves: 3, drifts: [] });
  });
});
