import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import * as orders from '#contract/orders/orders.ts';
import { exportAuditLogCall, listAuditEntriesCall } from '#contract/staff/audit.ts';
import { type AuditFilter, auditText } from '#domain/staff/audit.ts';
import { dayAfter, dhakaDay } from '#domain/values/dates.ts';
import { pruneEntries } from '#server/audit/auditRepository.ts';
import { auditEntries } from '#server/database/schema/schema.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { refusedBy } from '../support/servers/refusedBy.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('reading the audit log on $name', (at) => {
  let api: Api;
  let admin: string;
  let staff: string;
  let cup: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    staff = await signInStaff(api, admin);
    cup = await addProduct(api, admin);
  });
  afterAll(() => api?.close());

  const read = (query: Readonly<Record<string, string | number>> = {}) =>
    api.call(listAuditEntriesCall, { query, token: admin });
  const placed = async () => {
    const id = await submitOrder(api, orderBody([lineFor(cup, 250.5)]));
    const { data } = await api.call(orders.getOrderCall, {
      params: { id },
      token: admin,
    });
    return { id, number: data.number ?? '' };
  };
  const move = (id: string, status: 'Confirmed' | 'Cancelled', token: string) =>
    api.send(orders.setOrderStatusCall, { params: { id }, body: { status }, token });

  it('MD-10 filters by account, action, subject and day', async () => {
    const { id, number } = await placed();
    await move(id, 'Confirmed', staff);
    await move(id, 'Cancelled', admin);
    const sentences = async (query: AuditFilter) =>
      (await read({ subject: id, ...query })).entries.map(auditText);
    const today = dhakaDay(api.now());
    const confirmed = `Moved order ${number} from Pending to Confirmed`;
    const cancelled = `Moved order ${number} from Confirmed to Cancelled`;
    const spoken = number.toLowerCase().replaceAll('-', ' ');

    expect({
      account: await sentences({ account: ' STAF' }),
      wildcard: await sentences({ account: '%' }),
      action: await sentences({ action: 'moveOrder' }),
      otherAction: await sentences({ action: 'deleteOrder' }),
      number: (await read({ subject: spoken })).entries.map(auditText),
      secondParcel: (await read({ subject: `${number}-2` })).entries.map(auditText),
      part: (await read({ subject: 'TEA cup', action: 'addProduct' })).entries.map(auditText),
      today: await sentences({ from: today, to: today }),
      tomorrow: await sentences({ from: dayAfter(today) }),
      yesterday: await sentences({ to: dayAfter(today, -1) }),
    }).toEqual({
      account: [confirmed],
      wildcard: [],
      action: [cancelled, confirmed],
      otherAction: [],
      number: [cancelled, confirmed],
      secondParcel: [cancelled, confirmed],
      part: ['Added product Clay tea cup'],
      today: [cancelled, confirmed],
      tomorrow: [],
      yesterday: [],
    });
  });

  it('MD-10 comes in pages, newest first, without a gap', async () => {
    const all = await read({ limit: 1000 });
    const first = await read({ limit: 4 });
    const second = await read({ limit: 4, after: first.next ?? '' });

    expect({ total: first.total, next: all.next }).toEqual({ total: all.total, next: null });
    expect([...first.entries, ...second.entries]).toEqual(all.entries.slice(0, 8));
    expect(all.entries.map((entry) => entry.at)).toEqual(
      all.entries.map((entry) => entry.at).toSorted((one, other) => other.localeCompare(one)),
    );
  });

  it.each([
    ['action', 'eaten'],
    ['from', '2026-02-30'],
    ['to', 'soon'],
    // “nothing” in Base64, which has no name of a list, no value and no id.
    ['after', 'bm90aGluZw'],
    ['subject', 'a'.repeat(201)],
  ])('MD-10 refuses the %s %s', async (field, value) => {
    const answer = await api.send(listAuditEntriesCall, { query: { [field]: value }, token: admin });

    expect({ status: answer.status, field: answer.refusal.field }).toEqual({ status: 400, field });
  });

  it('MD-10 SEC-3 is exported as a CSV file whose cells start no formula', async () => {
    await addProduct(api, admin, { name: '=HYPERLINK("x")' });
    const answer = await api.send(exportAuditLogCall, {
      query: { subject: 'hyperlink' },
      token: admin,
    });
    const text = answer.body;

    expect({
      type: answer.headers.get('content-type'),
      total: answer.headers.get(headers.totalCount),
      name: answer.headers.get('content-disposition'),
    }).toEqual({
      type: 'text/csv; charset=utf-8',
      total: '1',
      name: 'attachment; filename="audit-log.csv"',
    });
    expect(text.split('\r\n')[0]).toBe(
      '"Time","Time (UTC)","Account","E-mail","Account ID","Role","Action","What","Subject","Subject ID","Request ID"',
    );
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('MD-10 lets no SQL statement change, delete or empty the entries', async () => {
    const before = await read({ limit: 1 });
    const statements = [
      sql`update audit_entries set by_name = 'Somebody else'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ];
    const refusals: (string | null)[] = [];
    for (const statement of statements) refusals.push(await refusedBy(api.db.execute(statement)));

    expect(refusals).toEqual(statements.map(() => 'audit_entries_appended'));
    expect((await read({ limit: 1 })).total).toBe(before.total);
  });

  it('MD-10 deletes what is older than its retention, and nothing else', async () => {
    const before = await read({ limit: 1000 });
    api.pass(400 * day);
    const id = await addProduct(api, await api.signIn(adminPerson), { name: 'Late lamp' });
    const deleted = await pruneEntries(api.db, new Date(api.now().getTime() - 365 * day));
    const left = await api.db.select().from(auditEntries);

    expect(deleted).toBe(before.total);
    expect(left.map((entry) => entry.action).toSorted()).toEqual(['addProduct', 'signIn']);
    expect(left.find((entry) => entry.action === 'addProduct')?.subjectId).toBe(id);
  });
});
