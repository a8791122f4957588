import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#contract/products/products.ts';
import { products } from '#server/database/schema/schema.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('a worker beside others on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  let announced: number;
  const listeners: (() => void)[] = [];
  const otherChanged = () => listeners.forEach((listener) => listener());
  beforeAll(async () => {
    const invalidations = {
      publish: () => {
        announced += 1;
      },
      subscribe: (listener: () => void) => {
        listeners.push(listener);
      },
    };
    api = await startApi(at, {}, { invalidations });
    admin = await api.signIn(adminPerson);
    cup = await addProduct(api, admin, { name: 'Clay cup' });
  });
  beforeEach(() => {
    announced = 0;
  });
  afterAll(() => api?.close());

  const nameOf = async (): Promise<string> =>
    (await api.call(calls.getProductCall, { params: { id: cup } })).data.name;

  it('OP-52 shows what another worker has changed as soon as that one says so', async () => {
    const before = await nameOf();
    await api.db.update(products).set({ name: 'Steel cup' }).where(eq(products.id, cup));
    otherChanged();

    expect([before, await nameOf()]).toEqual(['Clay cup', 'Steel cup']);
    expect(announced).toBe(0);
  });

  it('OP-52 tells the others what it changes itself, once', async () => {
    await addProduct(api, admin);

    expect(announced).toBe(1);
  });
});
