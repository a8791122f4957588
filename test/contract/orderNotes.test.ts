import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import {
  type AddOrderNoteBody,
  addOrderNoteCall,
  type CallListQuery,
  listOrderNotesCall,
  readCallListCall,
} from '#contract/orders/orderNotes.ts';
import {
  exportOrdersCall,
  getOrderCall,
  listOwnOrdersCall,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import { type CallFilter, callFilters } from '#domain/staff/callList.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const anna = personOf('anna');
const minute = 60 * 1000;

describe.each(testDatabases())('calls and notes on $name', (at) => {
  let api: Api;
  let admin: string;
  let annas: string;
  let cup: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    annas = await api.signIn(anna);
    cup = await addProduct(api, admin);
  });
  afterAll(() => api?.close());

  const place = (mobileNumber?: string) =>
    submitOrder(
      api,
      orderBody([lineFor(cup, 250.5)], {
        email: anna.email,
        ...(mobileNumber === undefined ? {} : { mobileNumber }),
      }),
      annas,
    );
  const add = (id: string, body: AddOrderNoteBody, key?: string) =>
    api.send(addOrderNoteCall, {
      params: { id },
      body,
      token: admin,
      ...(key === undefined ? {} : { headers: { [headers.idempotencyKey]: key } }),
    });
  const notes = async (id: string) =>
    (await api.call(listOrderNotesCall, { params: { id }, token: admin })).notes;
  const calls = (query: CallListQuery = {}) =>
    api.call(readCallListCall, { query: { ...query }, token: admin });
  const inMinutes = (minutes: number) => new Date(api.now().getTime() + minutes * minute).toISOString();
  /** Ids of the orders that a query finds, and how many there are. */
  const idsOf = async (query: CallListQuery) => {
    const { calls: entries, total } = await calls(query);
    return [entries.map(({ order }) => order._id), total];
  };

  it('MD-4 appends notes in their order, each with its time and the name of the account', async () => {
    const id = await place();
    const callBackAt = inMinutes(120);
    await add(id, { kind: 'noAnswer' });
    await add(id, { kind: 'callBack', text: ' after work ', callBackAt });
    await add(id, { kind: 'note', text: 'Second floor' });

    const stored = await notes(id);
    expect(stored).toEqual([
      { kind: 'noAnswer', text: '', callBackAt: null, by: 'Admin', at: expect.any(String) },
      { kind: 'callBack', text: 'after work', callBackAt, by: 'Admin', at: expect.any(String) },
      { kind: 'note', text: 'Second floor', callBackAt: null, by: 'Admin', at: expect.any(String) },
    ]);
    const times = stored.map((note) => note.at);
    expect(times).toEqual(times.toSorted((one, other) => one.localeCompare(other)));
  });

  it('MD-4 appends a note once for each idempotency key, also when two requests arrive at once', async () => {
    const id = await place();
    const answers = await Promise.all([1, 2, 3].map(() => add(id, { kind: 'noAnswer' }, 'a-double-press')));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.at)).size).toBe(1);
    expect(await notes(id)).toHaveLength(1);
    await add(id, { kind: 'noAnswer' }, 'another-press');
    expect(await notes(id)).toHaveLength(2);
  });

  it('MD-4 stores notes that arrive at once each in a place of its own', async () => {
    const id = await place();
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => add(id, { kind: 'note', text })));

    const texts = (await notes(id)).map(({ text }) => text);
    expect(texts.toSorted((one, other) => one.localeCompare(other))).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['a note without a text', { kind: 'note', text: ' ' }, 'text'],
    ['a text that is too long', { kind: 'note', text: 'x'.repeat(501) }, 'text'],
    ['a call back without a time', { kind: 'callBack' }, 'callBackAt'],
    ['a call back in the past', { kind: 'callBack', callBackAt: '2020-01-05T00:00:00.000Z' }, 'callBackAt'],
    ['a time that is none', { kind: 'callBack', callBackAt: 'tomorrow' }, 'callBackAt'],
    [
      'a time without a call back',
      { kind: 'noAnswer', callBackAt: '2026-03-03T00:00:00.000Z' },
      'callBackAt',
    ],
    [
      'a reason for an order that is not cancelled',
      { kind: 'cancelled', text: 'Changed their mind' },
      'kind',
    ],
    ['an unknown kind', { kind: 'shouted' } as unknown as AddOrderNoteBody, 'kind'],
  ] satisfies [string, AddOrderNoteBody, string][])('MD-4 refuses %s', async (_name, body, field) => {
    const id = await place();
    const { status, refusal } = await add(id, body);

    expect({ status, code: refusal.code, field: refusal.field }).toEqual({
      status: 400,
      code: 'invalid',
      field,
    });
    expect(await notes(id)).toEqual([]);
  });

  it('MD-4 stores why a cancelled order was cancelled, and leaves its history to the machine', async () => {
    const id = await place();
    await api.send(setOrderStatusCall, { params: { id }, body: { status: 'Cancelled' }, token: admin });
    const { body } = await add(id, { kind: 'cancelled', text: 'Ordered twice' });

    expect(body.data).toEqual({
      kind: 'cancelled',
      text: 'Ordered twice',
      callBackAt: null,
      by: 'Admin',
      at: expect.any(String),
    });
    const { body: order } = await api.send(getOrderCall, { params: { id }, token: admin });
    expect(order.history.map(({ event }) => event)).toEqual(['CANCEL']);
  });

  it('MD-4 knows no notes of an unknown order', async () => {
    const id = '0'.repeat(24);
    const read = await api.send(listOrderNotesCall, { params: { id }, token: admin });
    const added = await add(id, { kind: 'noAnswer' });
    expect([read.status, added.status]).toEqual([404, 404]);
  });

  it('MD-4 sends notes to a customer in no response', async () => {
    const id = await place();
    await add(id, { kind: 'note', text: 'Secret of staff' });
    const one = await api.send(getOrderCall, { params: { id }, token: annas });
    const own = await api.send(listOwnOrdersCall, { query: { email: anna.email }, token: annas });
    const csv = await api.send(exportOrdersCall, { token: admin });

    expect(Object.keys(one.body).toSorted()).toEqual(['data', 'history', 'payment', 'revisions']);
    const fields = [
      '_id',
      'customerData',
      'date',
      'deliveredAt',
      'number',
      'orderStatus',
      'packed',
      'printedAt',
      'products',
      'returnDays',
      'subTotal',
      'time',
      'total',
    ];
    expect(Object.keys(one.body.data).toSorted()).toEqual(fields);
    expect(new Set(own.body.flatMap(Object.keys))).toEqual(new Set(fields));
    for (const { body } of [one, own, csv]) expect(JSON.stringify(body)).not.toMatch(/Secret of staff|Admin/);
  });

  it('MD-4 lists the calls of pending orders, oldest first, in parts that neither repeat nor miss', async () => {
    const [first, second, third] = [await place(), await place(), await place()];
    await api.send(setOrderStatusCall, {
      params: { id: second },
      body: { status: 'Confirmed' },
      token: admin,
    });
    await add(third, { kind: 'noAnswer' });
    await add(third, { kind: 'wantsChange', text: 'Size L' });
    await add(third, { kind: 'note', text: 'Not a call' });

    const complete = await calls();
    const ids = complete.calls.map(({ order }) => order._id);
    expect(complete.calls.map(({ placedAt }) => placedAt)).toEqual(
      complete.calls.map(({ placedAt }) => placedAt).toSorted((one, other) => one.localeCompare(other)),
    );
    expect(ids.slice(-2)).toEqual([first, third]);
    expect(ids).not.toContain(second);
    expect(complete.calls.at(-1)).toMatchObject({
      tries: 2,
      lastCall: { kind: 'wantsChange', text: 'Size L', callBackAt: null, by: 'Admin' },
    });
    expect(complete.calls.at(-2)).toMatchObject({ tries: 0, lastCall: null });

    const parts: string[] = [];
    let after: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof calls>> = await calls({
        limit: 2,
        ...(after === null ? {} : { after }),
      });
      expect(part.total).toBe(ids.length);
      parts.push(...part.calls.map(({ order }) => order._id));
      after = part.next;
    } while (after !== null);
    expect(parts).toEqual(ids);
  });

  it('MD-4 lists what was never called, what is to be called back by now, and whose customer wants a change', async () => {
    const due = await place();
    await add(due, { kind: 'callBack', callBackAt: inMinutes(10) });
    const answered = await place();
    await add(answered, { kind: 'callBack', callBackAt: inMinutes(10) });
    await add(answered, { kind: 'noAnswer' });
    const later = await place();
    await add(later, { kind: 'callBack', callBackAt: inMinutes(60) });
    const never = await place();
    await add(never, { kind: 'note', text: 'Only a note' });
    const change = await place();
    await add(change, { kind: 'wantsChange' });
    api.pass(20 * minute);

    const placed = [due, answered, later, never, change];
    const listed = async (filter: CallFilter) => {
      const { calls: entries } = await calls({ filter });
      return entries.map(({ order }) => order._id).filter((id) => placed.includes(id));
    };
    expect(
      Object.fromEntries(
        await Promise.all(callFilters.map(async (filter) => [filter, await listed(filter)])),
      ),
    ).toEqual({
      all: placed,
      never: [never],
      due: [due],
      change: [change],
    });
  });

  it('MD-22 finds the orders to call as a search of orders does, within the filter', async () => {
    const [called, waiting, moved] = [await place('01399911122'), await place('01399911123'), await place()];
    await add(called, { kind: 'noAnswer' });
    await api.send(setOrderStatusCall, {
      params: { id: moved },
      body: { status: 'Confirmed' },
      token: admin,
    });
    expect(await idsOf({ search: '০১৩৯৯৯ ১১১' })).toEqual([[called, waiting], 2]);
    expect(await idsOf({ search: '13999111', filter: 'never' })).toEqual([[waiting], 1]);
    expect(await idsOf({ search: '13999111', limit: 1 })).toEqual([[called], 2]);
    // A part of the order's id.
    expect(await idsOf({ search: waiting.slice(4, 20) })).toEqual([[waiting], 1]);
    expect(await idsOf({ search: moved })).toEqual([[], 0]);
    const long = await api.send(readCallListCall, { query: { search: 'x'.repeat(500) }, token: admin });
    expect([long.status, long.refusal.field]).toEqual([400, 'search']);
  });
});
