import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteOrderCall,
  getOrderCall,
  listOwnOrdersCall,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { getPrintBatchCall, makePrintBatchCall, markPrintedCall } from '#contract/staff/printBatches.ts';
import { auditText } from '#domain/staff/audit.ts';
import { prunePrintBatches } from '#server/orders/printing/printBatchesRepository.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const anna = personOf('anna');
const unknownId = '0'.repeat(24);
const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('print batches on $name', (at) => {
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

  const place = () => submitOrder(api, orderBody([lineFor(cup, 250.5)], { email: anna.email }), annas);
  const make = (orders: readonly string[], token = admin) =>
    api.send(makePrintBatchCall, { body: { orders: [...orders] }, token });
  const made = async (orders: readonly string[]) => (await make(orders)).body.insertedId;
  const batch = (id: string) => api.call(getPrintBatchCall, { params: { id }, token: admin });
  const order = async (id: string) => (await api.call(getOrderCall, { params: { id }, token: admin })).data;
  const remove = async (id: string) => {
    await api.send(setOrderStatusCall, { params: { id }, body: { status: 'Cancelled' }, token: admin });
    expect((await api.send(deleteOrderCall, { params: { id }, token: admin })).status).toBe(200);
  };

  it('MD-18 keeps the orders in their sequence, with the maker and the time', async () => {
    const [first, second, third] = [await place(), await place(), await place()];
    const id = await made([third, first, second]);

    expect(await batch(id)).toEqual({
      by: 'Admin',
      at: expect.any(String),
      orders: [await order(third), await order(first), await order(second)],
      missing: [],
    });
  });

  it('MD-18 names an order that was deleted since by its number, and one that was not there by its id', async () => {
    const [present, gone] = [await place(), await place()];
    const { number } = await order(gone);
    const id = await made([gone, unknownId, present]);
    await remove(gone);

    expect(await batch(id)).toMatchObject({ orders: [{ _id: present }], missing: [number, unknownId] });
  });

  it.each([
    ['no order', []],
    ['an order twice', [unknownId, unknownId]],
    ['501 orders', Array.from({ length: 501 }, (_, index) => String(index).padStart(24, '0'))],
    ['an id of another form', ['HK-7Q4K-2M']],
  ])('MD-18 refuses a batch of %s', async (_what, orders) => {
    expect((await make(orders)).refusal.code).toBe('invalid');
  });

  it('MD-18 refuses a batch of unknown orders only, and finds no unknown batch', async () => {
    const answer = await api.send(getPrintBatchCall, { params: { id: unknownId }, token: admin });

    expect([(await make([unknownId])).refusal.code, answer.refusal.code]).toEqual(['unknown', 'unknown']);
  });

  it('MD-19 MD-10 marks orders as printed for staff alone, and records one print of all', async () => {
    const [first, second] = [await place(), await place()];
    const answer = await api.send(markPrintedCall, {
      body: { paper: 'labels', orders: [second, unknownId, first] },
      token: admin,
    });

    expect([answer.status, answer.body.modifiedCount]).toEqual([200, 2]);
    const { printedAt } = await order(first);
    expect(Date.parse(printedAt ?? '')).toBeLessThanOrEqual(api.now().getTime());
    expect((await order(second)).printedAt).toBe(printedAt);
    const mine = await api.send(getOrderCall, { params: { id: first }, token: annas });
    const own = await api.send(listOwnOrdersCall, { query: { email: anna.email }, token: annas });
    expect([mine.body.data, ...own.body].filter((seen) => seen.printedAt !== null)).toEqual([]);
    const log = await api.call(listAuditEntriesCall, {
      query: { action: 'printOrders' },
      token: admin,
    });
    expect(log.entries.map(auditText)).toEqual(['Printed orders: Courier Labels (2 rows)']);
  });

  it('MD-19 refuses an unknown paper', async () => {
    const body = { paper: 'stickers', orders: [unknownId] } as unknown as {
      paper: 'labels';
      orders: string[];
    };
    expect((await api.send(markPrintedCall, { body, token: admin })).refusal.code).toBe('invalid');
  });

  it('MD-18 deletes a batch after 90 days', async () => {
    const id = await made([await place()]);
    const end = Date.parse((await batch(id)).at) + 90 * day;
    const statusAt = async (time: number) => {
      await prunePrintBatches(api.db, new Date(time));
      return (await api.send(getPrintBatchCall, { params: { id }, token: admin })).status;
    };

    expect([await statusAt(end), await statusAt(end + 1)]).toEqual([200, 404]);
  });
});
