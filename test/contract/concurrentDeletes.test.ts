import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOrderCall, getOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import type { Api } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

describe.each(testDatabases())('deleting an order at the same time as another user on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    ({ api, admin, cup } = await openTestShop(at));
  });
  afterAll(() => api?.close());

  const move = (id: string, status: 'Cancelled' | 'Confirmed') =>
    api.send(setOrderStatusCall, { params: { id }, body: { status }, token: admin });
  const remove = (id: string) => api.send(deleteOrderCall, { params: { id }, token: admin });
  const cancelled = async (): Promise<string> => {
    const id = await submitOrder(api, orderBody([lineFor(cup, 250.5)]));
    await move(id, 'Cancelled');
    return id;
  };
  const rounds = Array.from({ length: 20 }, (_, round) => round);

  it('ST-4 deletes it once, and tells the other that there is no such order, twenty times', async () => {
    for (const _round of rounds) {
      const id = await cancelled();
      const answers = await Promise.all([remove(id), remove(id)]);
      const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
      expect({ won: won?.body, status: lost?.status, code: lost?.refusal.code }).toEqual({
        won: { deletedCount: 1 },
        status: 404,
        code: 'unknown',
      });
    }
  });

  it('ST-8 deletes it or moves it, and tells the other what came first, twenty times', async () => {
    for (const _round of rounds) {
      const id = await cancelled();
      const [deleted, moved] = await Promise.all([remove(id), move(id, 'Confirmed')]);
      const left = await api.send(getOrderCall, { params: { id }, token: admin });
      const statuses = { deleted: deleted.status, moved: moved.status, left: left.status };
      if (moved.status === 200) {
        expect(statuses).toEqual({ deleted: 409, moved: 200, left: 200 });
        expect(deleted.refusal).toMatchObject({ code: 'moveRefused', orderStatus: 'Confirmed' });
      } else {
        expect(statuses).toEqual({ deleted: 200, moved: 404, left: 404 });
        expect(moved.refusal.code).toBe('unknown');
      }
    }
  });
});
