import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteProductCall } from '#contract/products/products.ts';
import {
  askForStockCall,
  closeStockRequestsCall,
  listStockRequestsCall,
  type StockRequestBody,
} from '#contract/products/stockRequests.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { auditText } from '#domain/staff/audit.ts';
import { stockRequests } from '#server/database/schema/schema.ts';
import { addCounted, receiveGoods } from '../support/clients/countedGoods.ts';
import { addProduct } from '../support/clients/shopData.ts';
import type { Api } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

const whole = { color: '', size: '' };

describe.each(testDatabases())('requests for sold-out goods on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    ({ api, admin, cup } = await openTestShop(at));
  });
  afterAll(() => api?.close());
  /** Each test has its own: a phone number may be left six times a minute. */
  let phones: readonly [string, string, string];
  let tests = 0;
  beforeEach(async () => {
    await api.db.delete(stockRequests);
    tests += 1;
    phones = [`0171100${tests}001`, `0181100${tests}002`, `0191100${tests}003`];
  });

  const ask = (product: string, changes: Partial<StockRequestBody> = {}) =>
    api.send(askForStockCall, {
      body: { product, ...whole, mobileNumber: phones[0], website: '', ...changes },
    });
  const list = (query: { searchQuery?: string; limit?: number; after?: string } = {}) =>
    api.call(listStockRequestsCall, { query, token: admin });
  const asked = async () =>
    (await list()).items.map(({ product, color, size, isBack, count, requests }) => ({
      product: product.id,
      item: `${color} ${size}`.trim(),
      isBack,
      count,
      phones: requests.map(({ mobileNumber }) => mobileNumber),
    }));

  it('GS-9 notes the phone number in any spelling once, and answers a known one alike', async () => {
    const pot = await addCounted(api, admin, 0);

    // Not by `ask`: the API's description has the eleven digits alone.
    const spoken = await fetch(`${api.origin}/api/stockRequests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ product: pot, ...whole, mobileNumber: phones[0].replace(/^0/, '+880 ') }),
    });
    const again = await ask(pot);

    expect([spoken.status, await spoken.json()]).toEqual([200, { isNoted: true }]);
    expect([again.status, again.body]).toEqual([200, { isNoted: true }]);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(await asked()).toEqual([{ product: pot, item: '', isBack: false, count: 1, phones: [phones[0]] }]);
  });

  it('GS-9 shows staff what is back on top, then the newest, each with the newest phone number first', async () => {
    const old = await addCounted(api, admin, 0);
    const shirt = await addProduct(api, admin, {
      stockCount: 'variants',
      colors: ['Red', 'Blue'],
      sizes: ['M'],
    });
    const marked = await addProduct(api, admin, { soldOut: true });
    await ask(old);
    api.pass(1000);
    await ask(shirt, { color: 'Red', size: 'M' });
    api.pass(1000);
    await ask(shirt, { color: 'Red', size: 'M', mobileNumber: phones[1] });
    await ask(shirt, { color: 'Blue', size: 'M' });
    api.pass(1000);
    await ask(marked, { mobileNumber: phones[2] });

    await receiveGoods(api, admin, shirt, [{ color: 'Red', size: 'M', pieces: 3 }]);

    expect(await asked()).toEqual([
      { product: shirt, item: 'Red M', isBack: true, count: 2, phones: [phones[1], phones[0]] },
      { product: marked, item: '', isBack: false, count: 1, phones: [phones[2]] },
      { product: shirt, item: 'Blue M', isBack: false, count: 1, phones: [phones[0]] },
      { product: old, item: '', isBack: false, count: 1, phones: [phones[0]] },
    ]);
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, after: first.next ?? '' });
    expect([first.total, second.next]).toEqual([4, null]);
    expect([...first.items, ...second.items].map(({ product }) => product.id)).toEqual([
      shirt,
      marked,
      shirt,
      old,
    ]);
    expect(
      (await list({ searchQuery: phones[2].replace(/^0/, '+880 ') })).items.map(({ product }) => product.id),
    ).toEqual([marked]);
  });

  it('GS-9 refuses what can be ordered, what the shop does not have, and what is no phone number', async () => {
    const shirt = await addProduct(api, admin, { stockCount: 'variants', colors: ['Red'], sizes: ['M'] });
    const answers = await Promise.all([
      ask(cup),
      ask('0'.repeat(24)),
      ask(shirt, { color: 'Green', size: 'M' }),
      ask(shirt),
      ask(shirt, { color: 'Red', size: 'M', mobileNumber: '0171' }),
      ask(shirt, { color: 'Red', size: 'M', mobileNumber: 1_711_000_001 as unknown as string }),
    ]);

    expect(answers.map(({ status, refusal }) => `${status} ${refusal.code} ${refusal.field ?? ''}`)).toEqual([
      '409 changedMeanwhile ',
      '404 unknown product',
      '400 invalid color',
      '400 invalid color',
      '400 invalid mobileNumber',
      '400 invalid mobileNumber',
    ]);
    expect(await asked()).toEqual([]);
  });

  it('GS-9 answers a program that fills in every field like a person, and stores nothing of it', async () => {
    const pot = await addCounted(api, admin, 0);

    const { status, body } = await ask(pot, { website: 'https://spam.example' });

    expect({ status, body }).toEqual({ status: 200, body: { isNoted: true } });
    expect(await asked()).toEqual([]);
  });

  it('GS-9 SEC-11 takes six requests a minute for a phone number from one address', async () => {
    const pot = await addCounted(api, admin, 0);
    const statuses: number[] = [];
    for (let sent = 0; sent < 7; sent += 1)
      statuses.push((await ask(pot, { mobileNumber: phones[0] })).status);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('GS-9 forgets who was told or removed, and says in the audit log how many, without a phone number', async () => {
    const pot = await addCounted(api, admin, 0, { name: 'Brass pot' });
    for (const mobileNumber of phones) await ask(pot, { mobileNumber });
    const [item] = (await list()).items;
    const [last, ...told] = item?.requests ?? [];

    const closed = await api.call(closeStockRequestsCall, {
      body: { ids: told.map(({ _id }) => _id), outcome: 'told' },
      token: admin,
    });
    await api.call(closeStockRequestsCall, {
      body: { ids: [last?._id ?? ''], outcome: 'removed' },
      token: admin,
    });

    expect(closed).toEqual({ closedCount: 2 });
    expect(await asked()).toEqual([]);
    const { entries } = await api.call(listAuditEntriesCall, { query: { subject: pot }, token: admin });
    expect(entries.map((entry) => auditText(entry)).slice(0, 2)).toEqual([
      'Removed requests for Brass pot (1 row)',
      'Told shoppers who waited for Brass pot (2 rows)',
    ]);
    expect(JSON.stringify(entries)).not.toContain(phones[0]);
  });

  it('GS-9 deletes the requests with their product', async () => {
    const pot = await addProduct(api, admin, { soldOut: true });
    await ask(pot);

    await api.call(deleteProductCall, { params: { id: pot }, token: admin });

    expect(await api.db.$count(stockRequests)).toBe(0);
  });
});
