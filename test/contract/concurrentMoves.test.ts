import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('moves of one order at once, on $name', (at) => {
  let api: Api;
  let cup: string;
  const tokens = { admin: '', customer: '' };
  beforeAll(async () => {
    api = await startApi(at);
    tokens.admin = await api.signIn(adminPerson);
    tokens.customer = await api.signIn(personOf('owner'));
    cup = await addProduct(api, tokens.admin);
  });
  afterAll(() => api?.close());

  const placed = () => submitOrder(api, orderBody([lineFor(cup, 250.5)]), tokens.customer);
  const move = (id: string, by: keyof typeof tokens, status: OrderStatus) =>
    api.send(setOrderStatusCall, { params: { id }, body: { status }, token: tokens[by] });
  const seen = async (id: string) => api.call(getOrderCall, { params: { id }, token: tokens.admin });

  it('ST-8 lets concurrent moves of one order win one after the other, each from the status that the last one left', async () => {
    const id = await placed();
    const commands = [
      ['admin', 'Confirmed'],
      ['admin', 'Cancelled'],
      ['customer', 'Cancelled'],
      ['admin', 'Confirmed'],
    ] as const;

    const answers = await Promise.all(commands.map(([by, to]) => move(id, by, to)));

    const after = await seen(id);
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(after.history).toHaveLength(won.length);
    expect(after.history.map(({ from }) => from)).toEqual([
      'Pending',
      ...after.history.slice(0, -1).map(({ to }) => to),
    ]);
    expect(after.data.orderStatus).toBe(after.history.at(-1)?.to);
    expect(lost.every(({ status, refusal }) => status === 409 && refusal.orderStatus !== 'Pending')).toBe(
      true,
    );
  });

  it('ST-8 lets one of two admins win who confirm one order at once, twenty times', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => placed()));

    const pairs: number[][] = [];
    // One pair at a time, so that both requests run concurrently and not queued behind another pair.
    for (const id of ids) {
      const answers = await Promise.all([move(id, 'admin', 'Confirmed'), move(id, 'admin', 'Confirmed')]);
      pairs.push(answers.map(({ status }) => status).toSorted((one, other) => one - other));
    }

    expect(pairs).toEqual(ids.map(() => [200, 409]));
    const histories = await Promise.all(ids.map(async (id) => (await seen(id)).history.length));
    expect(histories).toEqual(ids.map(() => 1));
  });
});
