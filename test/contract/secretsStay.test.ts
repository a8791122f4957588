import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#contract/call/call.ts';
import { everyCall } from '#contract/everyCall.ts';
import { saveShopSecretCall } from '#contract/shop/shopSecrets.ts';
import { shopSecretNames, shopSecrets } from '#domain/shop/shopSecrets.ts';
import { type FaultShop, openFaultShop } from '../faults/faultShop.ts';
import { goodRequests } from '../faults/goodRequests.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** No part of it may leave the shop either, except for its last two characters, the hint. */
const secret = 'Zq7hush-Xw9still-4f';
const parts = [/Zq7hush/, /Xw9still/];
/** Nobody listens at this port: the couriers that the shop opens with these keys must reach no real one. */
const nowhere = {
  steadfast: 'http://127.0.0.1:9/api',
  pathao: 'http://127.0.0.1:9/api',
  allowsLoopback: true,
};
/** Without a bucket a shop takes no keys of S3. Nobody listens there either. */
const images = {
  kind: 's3',
  endpoint: 'http://127.0.0.1:9',
  bucket: 'pictures',
  region: 'us-east-1',
} as const;
const tells = (text: string): boolean => parts.some((part) => part.test(text));

describe.each(testDatabases())("the shop's secrets never leave the shop on $name", (at) => {
  let shop: FaultShop;
  beforeAll(async () => {
    shop = await openFaultShop(at, { images, logLevel: 'trace', courierAddresses: nowhere });
  });
  afterAll(() => shop?.close());

  const asAdmin = async (method: string, path: string, body?: string, contentType = 'application/json') => {
    const answer = await fetch(shop.api.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${shop.tokens.admin}`,
        ...(body === undefined ? {} : { 'content-type': contentType }),
      },
      ...(body === undefined ? {} : { body }),
    });
    if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true)
      return { status: answer.status, text: await answer.text() };
    await answer.body?.cancel();
    return { status: answer.status, text: '' };
  };
  const address = '/api/shopSecrets/s3SecretAccessKey';
  /** With all of these keys saved, the shop opens the couriers with the secret, and tries to call them. */
  const courierKeyNames = shopSecretNames.filter((name) => shopSecrets[name].group !== 'pictures');

  it('SP-14 when they are saved, or refused for any reason', async () => {
    const saved = await asAdmin('PUT', address, JSON.stringify({ value: secret }));
    expect([saved.status, tells(saved.text)]).toEqual([200, false]);
    for (const name of courierKeyNames) {
      const { status, text } = await asAdmin(
        'PUT',
        `/api/shopSecrets/${name}`,
        JSON.stringify({ value: secret }),
      );
      expect([name, status, tells(text)]).toEqual([name, 200, false]);
    }
    const refused = [
      await asAdmin('PUT', address, JSON.stringify({ value: `${secret} ${secret}` })),
      await asAdmin('PUT', address, JSON.stringify({ value: secret.repeat(600) })),
      await asAdmin('PUT', address, JSON.stringify({ value: [secret] })),
      await asAdmin('PUT', address, JSON.stringify({ value: { [secret]: secret } })),
      await asAdmin('PUT', address, JSON.stringify({ value: `${secret}\0` })),
      await asAdmin('PUT', address, JSON.stringify({ [secret]: 1 })),
      await asAdmin('PUT', address, JSON.stringify(secret)),
      await asAdmin('PUT', address, `{"value":"${secret}`),
      await asAdmin('PUT', address, `{"value":${secret}}`),
      await asAdmin('PUT', address, `value=${secret}`, 'application/x-www-form-urlencoded'),
      await asAdmin('PUT', address, `{"value":"${secret.repeat(100_000)}"}`),
      await asAdmin('POST', address, JSON.stringify({ value: secret })),
      await asAdmin('PUT', '/api/shopSecrets/unknown', JSON.stringify({ value: secret })),
    ];
    expect(refused.map(({ status }) => status)).toEqual([
      400, 400, 400, 400, 400, 400, 400, 400, 400, 415, 413, 404, 400,
    ]);
    expect(refused.filter(({ text }) => tells(text))).toEqual([]);
  });

  it('SP-14 in no answer that an admin can read, audit log and files among them', async () => {
    const requests = goodRequests(shop.targets);
    const reads = everyCall.filter(({ method }) => method === 'GET');
    const told: string[] = [];
    let read = 0;
    for (const { name, path } of reads) {
      const { params = {}, query = {} } = requests[name] ?? {};
      for (const search of [`?${new URLSearchParams(query)}`, '']) {
        const { status, text } = await asAdmin('GET', `/api${pathOf(path, params)}${search}`);
        if (status === 200) read += 1;
        if (tells(text)) told.push(`${name} ${search}`);
      }
    }
    for (const path of ['/api/openapi.json', '/sitemap.xml', '/feeds/products.xml', '/readyz'])
      if (tells((await asAdmin('GET', path)).text)) told.push(path);

    expect(told).toEqual([]);
    // Each was asked for twice, with its query and without; most were really read.
    expect(read).toBeGreaterThan(reads.length);
    const { text: audit } = await asAdmin('GET', '/api/auditEntries?limit=1000');
    expect(audit).toContain('S3 secret access key');
    expect(audit).toContain('Steadfast secret key');
  });

  it('SP-14 in the log with all its levels, also when a secret cannot be stored', async () => {
    await shop.api.db.execute(sql`alter table shop_secrets rename to other_secrets`);
    const failed = await shop.api.send(saveShopSecretCall, {
      params: { name: 's3SecretAccessKey' },
      body: { value: secret },
      token: shop.tokens.admin,
    });
    expect([failed.status, tells(JSON.stringify(failed.body))]).toEqual([500, false]);
    const log = shop.api.log.join('');
    expect(log).toContain('request failed');
    expect(log).toContain('/api/shopSecrets/s3SecretAccessKey');
    expect(tells(log)).toBe(false);
  });
});
