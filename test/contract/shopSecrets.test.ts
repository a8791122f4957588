import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as calls from '#contract/shop/shopSecrets.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { type ShopSecretHint, shopSecretNames } from '#domain/shop/shopSecrets.ts';
import { auditText } from '#domain/staff/audit.ts';
import { shopSecrets } from '#server/database/schema/schema.ts';
import type { Settings } from '#server/settings/settings.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { openToOthers } from '../support/servers/fileModes.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { embedded, onDatabase, onlyPostgresql, testDatabases } from '../support/servers/testDatabases.ts';

const unset = { state: 'notSet', ending: '', savedAt: null, savedBy: '' } as const;
// The first is `s3AccessKeyId`, the second `s3SecretAccessKey`.
const noSecrets: ShopSecretHint[] = shopSecretNames.map((name) => ({ name, ...unset }));
/** Without a bucket a shop has no keys of S3. */
const withBucket = {
  images: { kind: 's3', endpoint: 'https://s3.shop.example', bucket: 'pictures', region: 'us-east-1' },
} as const;
const noKeys = { present: null, old: null };
const hush = { params: { name: 's3SecretAccessKey' }, body: { value: 'hush-hush-4f' } };

const rowsOf = (api: Api) => api.db.select().from(shopSecrets);

describe.each(testDatabases())("the shop's secrets on $name", (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at, withBucket);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const hints = () => api.call(calls.getShopSecretsCall, { token: admin });
  const save = (name: string, value: unknown) =>
    api.send(calls.saveShopSecretCall, { params: { name }, body: { value }, token: admin });
  const remove = (name: string) => api.call(calls.removeShopSecretCall, { params: { name }, token: admin });
  const entries = async () => {
    const list = await api.call(listAuditEntriesCall, { query: { limit: 100 }, token: admin });
    return list.entries.filter(({ subject }) => subject.kind === 'secret');
  };

  it('SP-14 are not set in a new shop', async () => {
    expect(await hints()).toEqual({ keyProblem: null, secrets: noSecrets });
  });

  it('SP-14 are saved, replaced and removed, and shown by their last two characters alone', async () => {
    const saved = await save('s3SecretAccessKey', ' first-secret-aa ');
    expect(saved).toMatchObject({
      status: 200,
      body: {
        keyProblem: null,
        secrets: [
          noSecrets[0],
          {
            name: 's3SecretAccessKey',
            state: 'set',
            ending: 'aa',
            savedAt: expect.stringMatching(/^2026-03-02T/),
            savedBy: 'Admin',
          },
          ...noSecrets.slice(2),
        ],
      },
    });
    await save('s3SecretAccessKey', 'second-secret-4f');
    expect((await hints()).secrets[1]).toMatchObject({ state: 'set', ending: '4f' });
    // Two characters of a short one would be half of it.
    await save('s3AccessKeyId', 'short');
    expect((await hints()).secrets[0]).toMatchObject({ state: 'set', ending: '' });
    // Twice: the second time there is nothing to remove, and the audit log has nothing of it.
    await remove('s3AccessKeyId');
    await remove('s3AccessKeyId');
    expect(await remove('s3SecretAccessKey')).toEqual({ keyProblem: null, secrets: noSecrets });
    expect(await rowsOf(api)).toEqual([]);
  });

  it('SP-14 MD-10 are named in the audit log, and nothing more', async () => {
    // What the test before this one did.
    expect((await entries()).map(auditText)).toEqual([
      'Removed the key S3 secret access key',
      'Removed the key S3 access key id',
      'Saved the key S3 access key id',
      'Saved the key S3 secret access key',
      'Saved the key S3 secret access key',
    ]);
    expect((await entries()).map(({ details }) => details)).toEqual([{}, {}, {}, {}, {}]);
  });

  it('SP-14 are encrypted in the database, each time to another text', async () => {
    await save('s3SecretAccessKey', 'hush-hush-4f');
    const [one] = await rowsOf(api);
    await save('s3SecretAccessKey', 'hush-hush-4f');
    const [other] = await rowsOf(api);

    expect(JSON.stringify(one)).not.toContain('hush');
    expect(Buffer.from(one?.value ?? '', 'base64').toString('latin1')).not.toContain('hush');
    expect(one?.value).not.toBe(other?.value);
  });

  it.each<[string, string, unknown, string]>([
    ['nothing', 's3SecretAccessKey', '', 'value'],
    ['blanks alone', 's3SecretAccessKey', '    ', 'value'],
    ['10,000 characters', 's3SecretAccessKey', 'x'.repeat(10_000), 'value'],
    ['501 characters', 's3SecretAccessKey', 'x'.repeat(501), 'value'],
    ['a line break', 's3SecretAccessKey', 'hush\nhush', 'value'],
    ['a blank inside', 's3SecretAccessKey', 'hush hush', 'value'],
    ['a bell', 's3SecretAccessKey', 'hush\u0007hush', 'value'],
    ['a zero byte', 's3SecretAccessKey', 'hush\0hush', 'value'],
    ['half a character', 's3SecretAccessKey', 'hush\ud800hush', 'value'],
    ['letters that no header carries', 's3SecretAccessKey', 'গোপন-কথা', 'value'],
    ['too few characters', 's3SecretAccessKey', 'abc', 'value'],
    ['a number', 's3SecretAccessKey', 12_345_678, 'value'],
    ['a list', 's3SecretAccessKey', ['hush-hush'], 'value'],
    ['no text', 's3SecretAccessKey', null, 'value'],
    ['an unknown name', 'rootPassword', 'hush-hush', 'name'],
    ['a name of every object', 'constructor', 'hush-hush', 'name'],
    ['a name of 300 characters', 'n'.repeat(300), 'hush-hush', 'name'],
  ])('SP-14 refuse %s, without repeating it, and change nothing', async (_what, name, value, field) => {
    const before = await rowsOf(api);
    const { status, refusal } = await save(name, value);

    expect([status, refusal]).toEqual([400, expect.objectContaining({ code: 'invalid', field })]);
    expect(refusal.message).not.toContain('hush');
    expect(await rowsOf(api)).toEqual(before);
  });

  it('SP-14 of the environment win, are not shown and cannot be changed', async () => {
    const fixed = await startApi(onDatabase(await at.make()), {
      ...withBucket,
      fixedSecrets: { s3SecretAccessKey: 'from-outside-7e' },
    });
    onTestFinished(() => fixed.close());
    const token = await fixed.signIn(adminPerson);
    const refused = await fixed.send(calls.saveShopSecretCall, { ...hush, token });

    expect([refused.status, refused.refusal]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid',
        field: 'value',
        message:
          "S3 secret access key: Fixed by S3_SECRET_ACCESS_KEY in the environment of the server; it can't be changed here.",
      }),
    ]);
    expect((await fixed.call(calls.getShopSecretsCall, { token })).secrets[1]).toEqual({
      name: 's3SecretAccessKey',
      ...unset,
      state: 'environment',
    });
  });

  it('SP-14 have no keys of S3 in a shop that stores its pictures in a folder, which takes none either', async () => {
    const inFolder = await startApi(onDatabase(await at.make()));
    onTestFinished(() => inFolder.close());
    const token = await inFolder.signIn(adminPerson);
    const refused = await inFolder.send(calls.saveShopSecretCall, { ...hush, token });

    expect([refused.status, refused.refusal]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid',
        field: 'value',
        message: 'S3 secret access key: This shop does not use the service of this key.',
      }),
    ]);
    expect((await inFolder.call(calls.getShopSecretsCall, { token })).secrets).toEqual(noSecrets.slice(2));
  });

  it('SP-14 are limited to 60 changes a minute', async () => {
    // The changes of the tests before count too.
    const answers = await Promise.all(Array.from({ length: 61 }, () => save('s3AccessKeyId', 'the-shop-01')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

// Without a key of the environment an embedded shop makes one itself.
describe.each(onlyPostgresql())("the key of the shop's secrets on $name", (at) => {
  it('SP-14 is needed to save: without one the refusal says how to make it, and nothing is stored', async () => {
    const api = await startApi(at, { ...withBucket, secretsKeys: noKeys });
    onTestFinished(() => api.close());
    const token = await api.signIn(adminPerson);
    const refused = await api.send(calls.saveShopSecretCall, { ...hush, token });

    expect([refused.status, refused.refusal]).toEqual([
      409,
      expect.objectContaining({
        code: 'secretsKeyMissing',
        field: 'value',
        message: expect.stringMatching(/set SECRETS_KEY .* openssl rand -base64 32$/),
      }),
    ]);
    expect(await api.call(calls.getShopSecretsCall, { token })).toEqual({
      keyProblem: 'missing',
      secrets: noSecrets,
    });
    expect(await rowsOf(api)).toEqual([]);
  });

  it('SP-14 changes at a start with the old one beside it, and the log says which secrets no key opens', async () => {
    const made = await at.make();
    onTestFinished(() => made.remove());
    const [old, present] = [randomBytes(32), randomBytes(32)];
    const openWith = async (secretsKeys: Settings['secretsKeys']) => {
      const api = await startApi(onDatabase(made), { ...withBucket, secretsKeys });
      onTestFinished(() => api.close());
      const token = await api.signIn(adminPerson);
      const { secrets } = await api.call(calls.getShopSecretsCall, { token });
      return { api, token, state: secrets[1]?.state, log: api.log.join('') };
    };
    const first = await openWith({ present: old, old: null });
    await first.api.send(calls.saveShopSecretCall, { ...hush, token: first.token });

    const second = await openWith({ present, old });
    expect([second.state, second.log]).toEqual(['set', expect.stringContaining('encrypted with a new key')]);
    const third = await openWith({ present, old: null });
    expect([third.state, third.log]).toEqual(['set', expect.not.stringContaining('cannot be read')]);
    const fourth = await openWith({ present: randomBytes(32), old: null });
    const line = fourth.log.split('\n').find((text) => text.includes('cannot be read'));
    expect([fourth.state, line]).toEqual([
      'unreadable',
      expect.stringMatching(/"s3SecretAccessKey".*set the SECRETS_KEY with which they were saved/),
    ]);
    await fourth.api.send(calls.saveShopSecretCall, { ...hush, token: fourth.token });
    const again = await fourth.api.call(calls.getShopSecretsCall, { token: fourth.token });
    expect(again.secrets[1]?.state).toBe('set');
  });
});

it('SP-14 an embedded shop makes a key in its data folder, for its owner alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hatkhola-secrets-'));
  const api = await startApi(embedded, { ...withBucket, secretsKeys: noKeys, dataDir });
  onTestFinished(async () => {
    await api.close();
    removeFolder(dataDir);
  });
  const token = await api.signIn(adminPerson);
  expect(await api.call(calls.getShopSecretsCall, { token })).toEqual({
    keyProblem: null,
    secrets: noSecrets,
  });
  expect(readdirSync(dataDir)).toEqual([]);
  // At once, as from two tabs: a second key would make the first secret unreadable.
  const answers = await Promise.all(
    ['s3AccessKeyId', 's3SecretAccessKey'].map((name) =>
      api.send(calls.saveShopSecretCall, { ...hush, params: { name }, token }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { secrets } = await api.call(calls.getShopSecretsCall, { token });
  expect(secrets.slice(0, 2).map(({ state }) => state)).toEqual(['set', 'set']);
  expect(openToOthers(join(dataDir, 'secrets'))).toEqual([]);
});
