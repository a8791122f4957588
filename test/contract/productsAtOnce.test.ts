import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/products/products.ts';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const changedByOther =
  'Somebody else has changed this product in the meantime. Open this page again to see it, then make your change.';

describe.each(testDatabases())('two users with one product on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const add = async () =>
    (await api.call(calls.postProductCall, { body: { name: 'Cup', originalPrice: 100 }, token: admin }))
      .insertedId;
  const read = async (id: string) => (await api.call(calls.getProductCall, { params: { id } })).data;
  const change = (id: string, body: calls.ChangedProductBody) =>
    api.send(calls.updateProductCall, { params: { id }, body, token: admin });
  const writes = () => queryRows(api.db, sql`select sum(writes)::integer as writes from product_writes`);

  it('AP-3 refuses a change of a product that another user has changed since it was read', async () => {
    const id = await add();
    const { changedAt: seen } = await read(id);
    expect((await change(id, { name: 'Cup', originalPrice: 120, seen })).status).toBe(200);
    const { status, refusal } = await change(id, { name: 'Blue cup', originalPrice: 100, seen });
    expect({ status, code: refusal.code, message: refusal.message }).toEqual({
      status: 409,
      code: 'changedMeanwhile',
      message: changedByOther,
    });
    const { name, originalPrice, changedAt } = await read(id);
    expect({ name, originalPrice }).toEqual({ name: 'Cup', originalPrice: 120 });
    const again = await change(id, { name: 'Blue cup', originalPrice: 120, seen: changedAt });
    expect(again.body.data).toMatchObject({ name: 'Blue cup', originalPrice: 120 });
  });

  it('AP-3 lets one of several changes at once win', async () => {
    const id = await add();
    const { changedAt: seen } = await read(id);
    const names = ['Red cup', 'Green cup', 'White cup'];
    const answers = await Promise.all(names.map((name) => change(id, { name, seen })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    const winner = names[answers.findIndex(({ status }) => status === 200)];
    expect((await read(id)).name).toBe(winner);
  });

  it('AP-3 takes a change again whose answer was lost, and one that does not say what was seen', async () => {
    const id = await add();
    const { changedAt: seen } = await read(id);
    const body = { name: 'Cup', originalPrice: 150, seen };
    const statuses = [
      (await change(id, body)).status,
      (await change(id, body)).status,
      (await change(id, { originalPrice: 160 })).status,
    ];
    expect(statuses).toEqual([200, 200, 200]);
    expect((await read(id)).originalPrice).toBe(160);
  });

  it('AP-3 takes a change after another user has saved the product as it was', async () => {
    const id = await add();
    const before = await read(id);
    const saved = await change(id, { name: 'Cup', originalPrice: 100, seen: before.changedAt });
    expect([saved.status, saved.body.data.changedAt, await read(id)]).toEqual([
      200,
      before.changedAt,
      before,
    ]);
    const { status, body } = await change(id, { name: 'Blue cup', seen: before.changedAt });
    expect([status, body.data.name]).toEqual([200, 'Blue cup']);
  });

  it('AP-3 writes nothing when a product is saved as it was', async () => {
    const id = await add();
    const before = await writes();
    expect((await change(id, { name: 'Cup', originalPrice: 100 })).status).toBe(200);
    expect(await writes()).toEqual(before);
  });

  it('AP-3 refuses a time that is no text', async () => {
    const { status, refusal } = await change(await add(), { seen: 5 as unknown as string });
    expect({ status, field: refusal.field }).toEqual({ status: 400, field: 'seen' });
  });
});
