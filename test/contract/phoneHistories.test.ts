import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrderCall, listOwnOrdersCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import {
  blockPhoneCall,
  listBlockedPhonesCall,
  listPhoneHistoriesCall,
  unblockPhoneCall,
} from '#contract/orders/phoneHistories.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { repeatWithin } from '#domain/orders/phoneHistory.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const anna = personOf('anna');

describe.each(testDatabases())('phone histories on $name', (at) => {
  let api: Api;
  let admin: string;
  let annas: string;
  let cup: string;
  let tray: string;
  let phones = 0;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    annas = await api.signIn(anna);
    cup = await addProduct(api, admin);
    tray = await addProduct(api, admin);
  });
  afterAll(() => api?.close());

  const newPhone = () => {
    phones += 1;
    return `0171100${String(phones).padStart(4, '0')}`;
  };
  const place = async (mobileNumber: string, product: string, ...statuses: OrderStatus[]) => {
    const body = orderBody([lineFor(product, 250.5)], { email: anna.email, mobileNumber });
    const id = await submitOrder(api, body, annas);
    for (const status of statuses)
      await api.send(setOrderStatusCall, { params: { id }, body: { status }, token: admin });
    return id;
  };
  const callers = async (...ids: string[]) =>
    (
      await api.call(listPhoneHistoriesCall, {
        query: { ids: ids.join(',') },
        token: admin,
      })
    ).callers;
  const block = (mobileNumber: string, reason = 'Returned three parcels.') =>
    api.send(blockPhoneCall, { body: { mobileNumber, reason }, token: admin });
  const blocked = (query: { limit?: number; after?: string } = {}) =>
    api.call(listBlockedPhonesCall, { query, token: admin });
  const unknownPhone = {
    delivered: 0,
    cancelled: 0,
    returned: 0,
    open: 0,
    block: null,
    doorReturns: { parcels: 0, cost: 0 },
    repeat: null,
  };

  it('MD-3 counts the other orders of the phone number, and none of another', async () => {
    const phone = newPhone();
    const sent = ['Confirmed', 'Shipping', 'Delivered'] as const;
    await place(phone, tray, ...sent);
    await place(phone, tray, ...sent);
    await place(phone, tray, 'Cancelled');
    await place(phone, tray, 'Confirmed');
    await place(newPhone(), tray, ...sent);
    const returned = await place(phone, tray, ...sent);
    await api.send(setOrderStatusCall, {
      params: { id: returned },
      body: { status: 'Return' },
      token: annas,
    });
    const id = await place(phone, cup);

    expect(await callers(id)).toEqual([
      { ...unknownPhone, _id: id, delivered: 2, cancelled: 1, returned: 1, open: 1 },
    ]);
  });

  it('MD-3 names another order of the same product within an hour, unless one is cancelled', async () => {
    const phone = newPhone();
    const first = await place(phone, cup);
    const cancelled = await place(phone, cup, 'Cancelled');
    const other = await place(phone, tray);
    expect((await callers(first, cancelled, other)).map(({ repeat }) => repeat)).toEqual([null, null, null]);
    api.pass(repeatWithin - 10 * 60 * 1000);
    admin = await api.signIn(adminPerson);
    annas = await api.signIn(anna);
    const second = await place(phone, cup);
    const repeats = new Map((await callers(first, second)).map(({ _id, repeat }) => [_id, repeat?._id]));
    expect([repeats.get(first), repeats.get(second)]).toEqual([second, first]);

    api.pass(20 * 60 * 1000);
    const third = await place(phone, cup);
    expect((await callers(third))[0]?.repeat).toEqual({ _id: second, number: expect.any(String) });
  });

  it('MD-3 leaves out unknown orders, and refuses what is no list of ids', async () => {
    expect(await callers('0'.repeat(24))).toEqual([]);
    const answers = await Promise.all(
      ['', 'me', `${'0'.repeat(24)},`, Array.from({ length: 201 }, () => '0'.repeat(24)).join(',')].map(
        (ids) => api.send(listPhoneHistoriesCall, { query: { ids }, token: admin }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  it('MD-3 marks the orders of a blocked phone number, and accepts new ones as before', async () => {
    const phone = newPhone();
    const before = await place(phone, cup);
    await block(`+88${phone}`);
    const after = await place(phone, tray);
    const other = await place(newPhone(), cup);

    const known = new Map((await callers(before, after, other)).map((caller) => [caller._id, caller.block]));
    const marked = { reason: 'Returned three parcels.', by: 'Admin', at: expect.any(String) };
    expect([known.get(before), known.get(after), known.get(other)]).toEqual([marked, marked, null]);
  });

  it('MD-3 lists blocked phone numbers newest first, changes a reason and removes a number', async () => {
    const [first, second] = [newPhone(), newPhone()];
    await block(first);
    await block(second);
    const { body } = await block(first, 'Abuses the courier.');
    const list = await blocked({ limit: 2 });
    expect(list.phones.map(({ mobileNumber, reason, by }) => ({ mobileNumber, reason, by }))).toEqual([
      { mobileNumber: first, reason: 'Abuses the courier.', by: 'Admin' },
      { mobileNumber: second, reason: 'Returned three parcels.', by: 'Admin' },
    ]);
    const rest = await blocked({ limit: 2, ...(list.next === null ? {} : { after: list.next }) });
    expect(rest.phones.map(({ mobileNumber }) => mobileNumber)).not.toContain(first);
    expect(list.total).toBe(rest.total);

    const remove = () => api.send(unblockPhoneCall, { params: { id: body.insertedId }, token: admin });
    expect((await remove()).body).toEqual({ deletedCount: 1 });
    expect((await remove()).status).toBe(404);
    expect((await blocked()).phones.map(({ mobileNumber }) => mobileNumber)).not.toContain(first);
  });

  it.each([
    ['no number', { mobileNumber: 'Rahima', reason: 'x' }, 'mobileNumber'],
    ['a short number', { mobileNumber: '0171100', reason: 'x' }, 'mobileNumber'],
    ['no reason', { mobileNumber: '01711000222', reason: '  ' }, 'reason'],
    ['a long reason', { mobileNumber: '01711000222', reason: 'x'.repeat(301) }, 'reason'],
  ])('MD-3 refuses to block with %s', async (_name, body, field) => {
    const { status, refusal } = await api.send(blockPhoneCall, { body, token: admin });
    expect({ status, field: refusal.field }).toEqual({ status: 400, field });
  });

  it('MD-3 sends a customer nothing of callers and blocked phone numbers', async () => {
    const phone = newPhone();
    const id = await place(phone, cup);
    await block(phone, 'Secret of staff');
    const one = await api.send(getOrderCall, { params: { id }, token: annas });
    const own = await api.send(listOwnOrdersCall, { query: { email: anna.email }, token: annas });

    for (const { status, body } of [one, own]) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/Secret of staff|Admin|block|caller/i);
    }
  });
});
