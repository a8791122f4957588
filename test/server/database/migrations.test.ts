import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listUsers } from '#contract/users.ts';
import { usersSchemas } from '#contract/usersSchemas.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { auditEntries, removedAddresses, users } from '#server/database/schema.ts';
import { oldShop } from '../../support/servers/oldShop.ts';
import { adminPerson, startApi } from '../../support/servers/startApi.ts';

const folder = 'src/server/database/migrations';

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
});
