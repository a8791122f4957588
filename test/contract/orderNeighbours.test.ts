import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteOrderCall,
  getNeighboursCall,
  getOrderCall,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi, unverifiedPersonOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

// A customer needs no verified address.
const owner = unverifiedPersonOf('owner');
const pending = { status: 'Pending' };

describe.each(testDatabases())('orders beside an order on $name', (at) => {
  let api: Api;
  let admin: string;
  let customer: string;
  /** Oldest first; the first and the third are the customer's. */
  const ids: string[] = [];
  // Functions, because the ids are there only once `beforeAll` has run.
  const [one, two, three, four] = [0, 1, 2, 3].map((index) => () => ids[index] ?? '') as [
    () => string,
    () => string,
    () => string,
    () => string,
  ];
  const neighboursOf = (id: string, query: Readonly<Record<string, string>>, token = admin) =>
    api.call(getNeighboursCall, { params: { id }, query, token });
  const move = (id: string, status: OrderStatus, token = admin) =>
    api.send(setOrderStatusCall, { params: { id }, body: { status }, token });
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    customer = await api.signIn(owner);
    const cup = await addProduct(api, admin);
    for (const token of [customer, undefined, customer, undefined])
      ids.push(await submitOrder(api, orderBody([lineFor(cup, 250.5)]), token));
  });
  afterAll(() => api?.close());

  const statusOf = async (id: string, query: Readonly<Record<string, string>>) =>
    (await api.send(getNeighboursCall, { params: { id }, query, token: admin })).status;

  it('MD-11 names the orders before and after one in a list, newest first, and its place', async () => {
    expect([await neighboursOf(four(), pending), await neighboursOf(two(), pending)]).toEqual([
      { previous: null, next: three(), position: 1, total: 4 },
      { previous: three(), next: one(), position: 3, total: 4 },
    ]);
    expect(await neighboursOf(one(), pending)).toEqual({
      previous: two(),
      next: null,
      position: 4,
      total: 4,
    });
  });

  it('MD-11 shows customers their own orders only', async () => {
    expect(await neighboursOf(three(), {}, customer)).toEqual({
      previous: null,
      next: one(),
      position: 1,
      total: 2,
    });
    const others = await api.send(getNeighboursCall, { params: { id: two() }, query: {}, token: customer });
    expect(others.status).toBe(404);
  });

  it('MD-11 steps through the orders of one account for staff, and for no other customer', async () => {
    const query = { email: owner.email };
    expect(await neighboursOf(three(), query)).toEqual({
      previous: null,
      next: one(),
      position: 1,
      total: 2,
    });
    const other = { params: { id: three() }, query: { email: adminPerson.email }, token: customer };
    expect((await api.send(getNeighboursCall, other)).status).toBe(403);
  });

  it('MD-11 keeps the neighbours of an order that has left the list, without a place', async () => {
    await move(three(), 'Confirmed');
    expect(await neighboursOf(three(), pending)).toEqual({
      previous: four(),
      next: two(),
      position: null,
      total: 3,
    });
    expect(await neighboursOf(two(), { ...pending, search: one() })).toEqual({
      previous: null,
      next: one(),
      position: null,
      total: 1,
    });
  });

  it('MD-11 refuses an unknown order and a malformed filter', async () => {
    expect([
      await statusOf('0'.repeat(24), {}),
      await statusOf('x', {}),
      await statusOf(one(), { status: 'x' }),
    ]).toEqual([404, 400, 400]);
  });

  it('MD-11 tells staff, and no customer, which account moved an order', async () => {
    // After the admin's move in a test before.
    await move(three(), 'Cancelled', customer);
    const namesFor = async (token: string) => {
      const { history } = await api.call(getOrderCall, {
        params: { id: three() },
        token,
      });
      return history.map(({ by, byName }) => [by, byName]);
    };
    expect(await namesFor(admin)).toEqual([
      ['admin', adminPerson.name],
      ['customer', owner.name],
    ]);
    expect(await namesFor(customer)).toEqual([
      ['admin', undefined],
      ['customer', undefined],
    ]);
  });

  it('MD-11 answers 404 for an order that was deleted', async () => {
    await api.send(deleteOrderCall, { params: { id: three() }, token: admin });
    const gone = await api.send(getNeighboursCall, { params: { id: three() }, query: pending, token: admin });
    expect(gone.status).toBe(404);
  });
});
