import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/products/products.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('products by their ids on $name', (at) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(at);
  });
  afterAll(() => api?.close());

  it('SH-5 returns the existing ones, each once, and refuses what are no ids', async () => {
    const admin = await api.signIn(adminPerson);
    const first = await addProduct(api, admin);
    const second = await addProduct(api, admin);
    const ids = [second, 'f'.repeat(24), first, second].join(',');
    const { data } = await api.call(calls.listProductsByIdCall, { query: { ids } });
    expect(data.map(({ _id }) => _id).toSorted()).toEqual([first, second].toSorted());
    const wrong = ['', 'a b', "1'--", 'a,,b', Array.from({ length: 101 }, () => 'a').join(',')];
    const statuses = await Promise.all(
      wrong.map(
        async (text) => (await api.send(calls.listProductsByIdCall, { query: { ids: text } })).status,
      ),
    );
    expect(statuses).toEqual(wrong.map(() => 400));
  });
});
