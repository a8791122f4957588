import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FixedSecrets, type ShopSecretName, shopSecretNames } from '#domain/shop/shopSecrets.ts';
import type { Actor } from '#server/auth/authorization.ts';
import type { Db } from '#server/database/database.ts';
import { auditEntries, shopSecrets as table } from '#server/database/schema/schema.ts';
import { reencryptSecrets } from '#server/secrets/reencryptSecrets.ts';
import { openSecretsKeys, type SecretsKeys } from '#server/secrets/secretsKeys.ts';
import { openShopSecrets } from '#server/secrets/shopSecrets.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../support/servers/testDatabases.ts';

const rahima: Actor = {
  uid: 'rahima',
  name: 'Rahima',
  email: 'r@shop.example',
  role: 'admin',
  requestId: 'one',
};
const now = () => new Date('2026-03-02T09:07:00.000Z');
const [oneKey, otherKey] = [randomBytes(32), randomBytes(32)];
const keysOf = (present: Buffer | null, old: Buffer | null = null): SecretsKeys =>
  openSecretsKeys({ present, old }, null);
const value = 'hush-hush-hush-hush-4f';

describe.each(testDatabases())("the port to the shop's secrets on $name", (at) => {
  let lent: LentDatabase;
  let db: Db;
  beforeEach(async () => {
    lent = await lendDatabase(at);
    db = lent.database.db;
  });
  afterEach(() => lent.giveBack());

  /** The secrets as a process sees them that has these keys and this environment. */
  const open = (keys = keysOf(oneKey), fixed: FixedSecrets = {}) =>
    openShopSecrets({ db, names: shopSecretNames, keys, fixed, now });
  const stateOf = async (secrets: ReturnType<typeof open>, name: ShopSecretName) =>
    (await secrets.hints()).secrets.find((hint) => hint.name === name)?.state;

  it.each(shopSecretNames)(
    'SP-14 gives %s back as it was saved, to every process with the key',
    async (name) => {
      await open().set(rahima, name, ` ${value} `);
      expect(await open().read(name)).toBe(value);
      await open().remove(rahima, name);
      expect(await open().read(name)).toBeNull();
    },
  );

  it('SP-14 lets a process see at once what it saves itself, and others within two seconds', async () => {
    const [one, other] = [open(), open()];
    expect([await one.read('s3AccessKeyId'), await other.read('s3AccessKeyId')]).toEqual([null, null]);
    await one.set(rahima, 's3AccessKeyId', value);
    expect(await one.read('s3AccessKeyId')).toBe(value);
    await expect.poll(() => other.read('s3AccessKeyId'), { timeout: 2000 }).toBe(value);
    await one.remove(rahima, 's3AccessKeyId');
    expect(await one.read('s3AccessKeyId')).toBeNull();
    await expect.poll(() => other.read('s3AccessKeyId'), { timeout: 2000 }).toBeNull();
  });

  it('SP-14 prefers the environment, and what was saved is in force again without it', async () => {
    await open().set(rahima, 's3AccessKeyId', value);
    const fixed = open(keysOf(oneKey), { s3AccessKeyId: 'from-outside' });
    expect([await fixed.read('s3AccessKeyId'), await stateOf(fixed, 's3AccessKeyId')]).toEqual([
      'from-outside',
      'environment',
    ]);
    await expect(fixed.set(rahima, 's3AccessKeyId', value)).rejects.toMatchObject({ code: 'invalid' });
    expect(await open().read('s3AccessKeyId')).toBe(value);
  });

  it('SP-14 tells of an earlier one that the shop uses no longer until it is removed', async () => {
    await open().set(rahima, 's3AccessKeyId', value);
    const names: ShopSecretName[] = ['steadfastApiKey'];
    const inFolder = openShopSecrets({
      db,
      names,
      keys: keysOf(otherKey),
      fixed: { s3AccessKeyId: value },
      now,
    });
    const shown = async () => (await inFolder.hints()).secrets.map(({ name, state }) => [name, state]);
    expect(await shown()).toEqual([
      ['s3AccessKeyId', 'unused'],
      ['steadfastApiKey', 'notSet'],
    ]);
    await inFolder.remove(rahima, 's3AccessKeyId');
    expect(await shown()).toEqual([['steadfastApiKey', 'notSet']]);
  });

  it('SP-14 refuses the value that Pathao gives to every merchant', async () => {
    for (const text of ['f3992ecc-59da-4cbe-a049-a13da2018d51', ' F3992ECC-59DA-4CBE-A049-A13DA2018D51'])
      await expect(open().set(rahima, 'pathaoWebhookSecret', text)).rejects.toMatchObject({
        code: 'invalid',
        details: { field: 'value' },
        message: expect.stringMatching(
          /^This value is the same for all merchants of Pathao, so it is no secret/,
        ),
      });
    expect(await db.select().from(table)).toEqual([]);
  });

  it('SP-14 takes letters of every alphabet in a password', async () => {
    await open().set(rahima, 'pathaoPassword', 'গোপন-কথা');
    expect(await open().read('pathaoPassword')).toBe('গোপন-কথা');
  });

  it('SP-14 cannot read what another key encrypted, says so, and takes it again', async () => {
    await open().set(rahima, 's3AccessKeyId', value);
    for (const keys of [keysOf(otherKey), keysOf(null)]) {
      expect(await open(keys).read('s3AccessKeyId')).toBeNull();
      expect(await stateOf(open(keys), 's3AccessKeyId')).toBe('unreadable');
      expect(await reencryptSecrets(db, keys)).toEqual({ changed: [], unreadable: ['s3AccessKeyId'] });
    }
    await open(keysOf(otherKey)).set(rahima, 's3AccessKeyId', value);
    expect(await open(keysOf(otherKey)).read('s3AccessKeyId')).toBe(value);
  });

  it('SP-14 opens no row that was changed in the database, or moved to another name', async () => {
    await open().set(rahima, 's3AccessKeyId', value);
    const [row] = await db.select().from(table);
    if (row === undefined) throw new Error('Nothing was saved');
    await db.insert(table).values({ ...row, name: 's3SecretAccessKey' });
    expect(await open().read('s3SecretAccessKey')).toBeNull();
    for (const changed of ['', '!!', row.value.slice(0, 20), `AAAA${row.value}`]) {
      await db.update(table).set({ value: changed }).where(eq(table.name, 's3AccessKeyId'));
      expect([await open().read('s3AccessKeyId'), await stateOf(open(), 's3AccessKeyId')]).toEqual([
        null,
        'unreadable',
      ]);
    }
  });

  it('SP-14 encrypts everything for a new key, in as many processes at once as start', async () => {
    await open().set(rahima, 's3AccessKeyId', value);
    await open().set(rahima, 'steadfastApiKey', value);
    const changing = keysOf(otherKey, oneKey);
    expect(await open(changing).read('s3AccessKeyId')).toBe(value);
    await Promise.all([1, 2, 3, 4].map(() => reencryptSecrets(db, changing)));

    expect(await reencryptSecrets(db, keysOf(otherKey))).toEqual({ changed: [], unreadable: [] });
    expect(await open(keysOf(otherKey)).read('steadfastApiKey')).toBe(value);
    expect(await open(keysOf(oneKey)).read('steadfastApiKey')).toBeNull();
    // Nobody saved anything.
    const rows = await db.select().from(table);
    expect(rows.map(({ updatedAt, updatedBy }) => [updatedAt, updatedBy])).toEqual([
      [now(), 'Rahima'],
      [now(), 'Rahima'],
    ]);
    expect(await db.$count(auditEntries)).toBe(2);
  });
});
