import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { exportCustomersCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { customerCsvHead } from '#domain/orders/customerCsv.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const hour = 60 * 60 * 1000;

/** The clock starts on 2 March 2026 at 15:07 in Dhaka. */
describe.each(testDatabases())('the customers of a shop on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const file = async () => {
    const { status, body, headers: sent } = await api.send(exportCustomersCall, { token: admin });
    const [head, ...rows] = body.trimEnd().split('\r\n');
    return { status, head: `${head}\r\n`, rows, total: sent.get(headers.totalCount) };
  };
  const moveTo = async (
    id: string,
    ...statuses: ('Confirmed' | 'Shipping' | 'Delivered' | 'Cancelled')[]
  ) => {
    for (const status of statuses)
      await api.call(setOrderStatusCall, { params: { id }, body: { status }, token: admin });
  };

  it('SP-8 a shop without orders has the head of the file alone', async () => {
    // `fetch` drops the byte order mark, with which the head begins, from a text.
    expect(await file()).toEqual({ status: 200, head: customerCsvHead.slice(1), rows: [], total: '0' });
  });

  it('SP-8 the file is not made for a HEAD request, which would send nothing of it', async () => {
    const { status } = await fetch(`${api.origin}/api${exportCustomersCall.path}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(status).toBe(404);
  });

  it('SP-8 are a row for each phone number, with the newest name and what became of its orders', async () => {
    const cup = await addProduct(api, admin);
    const order = (changes: Parameters<typeof orderBody>[1]) =>
      submitOrder(api, orderBody([lineFor(cup, 250.5, 2)], changes));
    const [other, first] = [
      await order({ mobileNumber: '01811000333', name: '=SUM(1)' }),
      await order({ name: 'Rahima' }),
    ];
    await moveTo(other, 'Cancelled');
    await moveTo(first, 'Confirmed', 'Shipping', 'Delivered');
    // 00:07 on the 3rd in Dhaka; still the 2nd in UTC.
    api.pass(9 * hour);
    admin = await api.signIn(adminPerson);
    await order({
      name: 'রহিমা খাতুন',
      district: 'Sylhet',
      address: 'House 9',
    });

    // After the address: all orders, open, delivered, cancelled and returned ones, taka of the delivered, first and last day.
    // 561 taka are two cups for 250.50 and their delivery for 60. What no order gives itself is that of `orderBody`.
    expect((await file()).rows).toEqual([
      '"01711-000222","রহিমা খাতুন","rahima@people.example","Sylhet","House 9","2","1","1","0","0","561","2026-03-02","2026-03-03"',
      `"01811-000333","'=SUM(1)","rahima@people.example","Dhaka","House 3, Road 7, Mirpur","1","0","0","1","0","0","2026-03-02","2026-03-02"`,
    ]);
    expect((await file()).total).toBe('2');
  });

  it('SP-8 have one row each, in order, also when they are more than one batch', async () => {
    const cup = await addProduct(api, admin);
    // A batch has 200.
    const numbers = Array.from({ length: 201 }, (_, index) => `019${String(index).padStart(8, '0')}`);
    for (const mobileNumber of numbers)
      await submitOrder(api, orderBody([lineFor(cup, 250.5)], { mobileNumber }));

    const { rows, total } = await file();
    const found = rows
      .map((row) => row.slice(1, 13).replace('-', ''))
      .filter((phone) => phone.startsWith('019'));
    expect(found).toEqual(numbers);
    expect(total).toBe(String(rows.length));
  });

  it('SP-8 MD-10 an export is in the audit log, and only admins may make one', async () => {
    const { total } = await file();
    const { entries } = await api.call(listAuditEntriesCall, { query: { limit: 1 }, token: admin });
    expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'exportCustomers', details: { rows: Number(total) } },
    ]);
    const customer = await api.signIn(personOf('customer'));
    expect((await api.send(exportCustomersCall, { token: customer })).status).toBe(403);
  });
});
