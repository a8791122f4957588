import { expect, it, onTestFinished } from 'vitest';
import { getProductCall, listProductsByIdCall, listProductsCall } from '#contract/products/products.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { adminPerson, personOf, type RequestOptions, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const hour = 60 * 60 * 1000;

it.each(testDatabases())(
  'API-3 OP-53 a read of products is the same with every token, an expired one too, on $name',
  async (at) => {
    const api = await startApi(at);
    onTestFinished(() => api.close());
    const expired = await api.signIn(adminPerson);
    api.pass(2 * hour);
    const admin = await api.signIn(adminPerson);
    const customer = await api.signIn(personOf('customer'));
    const id = await addProduct(api, admin);
    const readWith = async (options: RequestOptions) => {
      const responses = [
        await api.send(listProductsCall, { query: { limit: 5 }, ...options }),
        await api.send(getProductCall, { params: { id }, ...options }),
        await api.send(listProductsByIdCall, { query: { ids: id }, ...options }),
      ];
      return responses.map(({ status, body, headers }) => [status, body, headers.get('cache-control')]);
    };
    const asVisitor = await readWith({});

    expect(asVisitor.map(([status]) => status)).toEqual([200, 200, 200]);
    for (const token of [expired, admin, customer, 'none'])
      expect(await readWith({ token })).toEqual(asVisitor);
  },
);
