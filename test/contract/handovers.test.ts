import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listHeldParcelsCall, writeOffCashCall } from '#contract/cash/cashOutstanding.ts';
import { confirmHandoverCall, listHandoversCall, readHandoverCall } from '#contract/cash/handovers.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { auditText } from '#domain/staff/audit.ts';
import { auditCash } from '#server/cash/auditCash.ts';
import { refusedBy } from '../support/servers/refusedBy.ts';
import { openRiderShop, type RiderShop } from '../support/servers/riderShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

// Each parcel collects 311 taka: the cup for 250.50 and its delivery for 60, in whole taka.

describe.each(testDatabases())('cash that own riders hand over, on $name', (at) => {
  let shop: RiderShop;
  let first: ConsignmentWithHistory;
  let second: ConsignmentWithHistory;
  beforeAll(async () => {
    shop = await openRiderShop(at);
  });
  afterAll(async () => {
    expect((await auditCash(shop.api.db)).drifts).toEqual([]);
    await shop?.api.close();
  });
  beforeEach(async () => {
    first = await shop.delivered();
    // So that the second is the newer one: a difference is that of the newest parcel.
    shop.api.pass(1000);
    second = await shop.delivered();
  });

  const confirm = (id: string, token = shop.tokens.admin) =>
    shop.api.send(confirmHandoverCall, { params: { id }, token });
  const cashOf = async (parcel: ConsignmentWithHistory) => {
    const { cashState, outstanding, unremitted } = await shop.parcelNow(parcel);
    return [cashState, outstanding, unremitted];
  };
  const both = () => [first.id, second.id];
  const press = () =>
    shop.handOver({ parcels: both(), expected: 622, amount: 622 }, { key: `press-${first.id}` });

  it('CA-8 lists the parcels of a rider that are not handed over yet, and counts those alone', async () => {
    const rider = 'Rahima';
    const given = { courier: 'ownRider', rider } as const;
    const [early, late] = [await shop.delivered(given), await shop.delivered(given)];
    await shop.handOver({ rider, parcels: [early.id], expected: 311, amount: 311 });
    const list = async (query: { readonly unremitted?: string }) => {
      const { consignments, total } = await shop.api.call(listHeldParcelsCall, {
        query: { ...given, ...query },
        token: shop.tokens.staff,
      });
      return { ids: consignments.map(({ id }) => id).toSorted(), total };
    };
    const all = [early.id, late.id].toSorted();
    expect(await list({ unremitted: 'true' })).toEqual({ ids: [late.id], total: 1 });
    expect(await list({ unremitted: 'false' })).toEqual({ ids: all, total: 2 });
    expect(await list({})).toEqual({ ids: all, total: 2 });
  });

  it('CA-8 takes the cash of chosen parcels, waits for an admin, and is received then', async () => {
    const { status, body } = await shop.handOver({ parcels: both(), expected: 622, amount: 622 });
    const handed = [first, second].map(({ id, orderId, invoice, recipientName }) => ({
      id,
      orderId,
      invoice,
      recipientName,
      expected: 311,
      amount: 311,
    }));

    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(String),
      number: expect.any(Number),
      rider: 'Karim',
      amount: 622,
      expected: 622,
      parcels: 2,
      at: expect.any(String),
      by: 'staff',
      confirmedAt: null,
      confirmedBy: null,
      handed: handed.toSorted((one, other) => (one.invoice < other.invoice ? -1 : 1)),
    });
    expect([await cashOf(first), await cashOf(second)]).toEqual([
      ['remitted', 311, 0],
      ['remitted', 311, 0],
    ]);
    expect((await confirm(body.data.id, shop.tokens.staff)).status).toBe(403);

    const confirmed = await confirm(body.data.id);
    expect(confirmed.body.data).toEqual({
      ...body.data,
      confirmedAt: expect.any(String),
      confirmedBy: 'Admin',
    });
    expect((await confirm(body.data.id)).body).toEqual(confirmed.body);
    expect([await cashOf(first), await cashOf(second)]).toEqual([
      ['reconciled', 0, 0],
      ['reconciled', 0, 0],
    ]);
    const read = { params: { id: body.data.id }, token: shop.tokens.staff };
    expect((await shop.api.call(readHandoverCall, read)).data).toEqual(confirmed.body.data);
    const page = await shop.api.call(listHandoversCall, { query: { limit: 1 }, token: shop.tokens.staff });
    const { handed: _parcels, ...listed } = confirmed.body.data;
    expect(page.handovers).toEqual([listed]);
  });

  it('CA-8 is received at once when an admin takes it; receipts are numbered without a gap', async () => {
    const by = { token: shop.tokens.admin };
    const one = await shop.handOver({ parcels: [first.id], expected: 311, amount: 311 }, by);
    const other = await shop.handOver({ parcels: [second.id], expected: 311, amount: 311 }, by);

    expect(one.body.data.confirmedBy).toBe('Admin');
    expect(await cashOf(first)).toEqual(['reconciled', 0, 0]);
    expect(other.body.data.number).toBe(one.body.data.number + 1);
  });

  it('CA-8 puts what is short on the newest parcel; the rest comes later or is written off by an admin', async () => {
    const { body } = await shop.handOver(
      { parcels: both(), expected: 622, amount: 512 },
      { token: shop.tokens.admin },
    );
    expect(Object.fromEntries(body.data.handed.map(({ id, amount }) => [id, amount]))).toEqual({
      [first.id]: 311,
      [second.id]: 201,
    });
    expect([await cashOf(first), await cashOf(second)]).toEqual([
      ['reconciled', 0, 0],
      ['short', 110, 110],
    ]);

    await shop.handOver({ parcels: [second.id], expected: 110, amount: 60 }, { token: shop.tokens.admin });
    expect(await cashOf(second)).toEqual(['short', 50, 50]);

    const writeOff = (amount: number, token = shop.tokens.admin, reason = 'Lost on the way') =>
      shop.api.send(writeOffCashCall, { params: { id: second.id }, body: { amount, reason }, token });
    expect((await writeOff(50, shop.tokens.staff)).status).toBe(403);
    expect((await writeOff(50, shop.tokens.admin, ' ')).refusal.code).toBe('invalid');
    expect((await writeOff(110)).refusal).toMatchObject({
      code: 'changedMeanwhile',
      message: 'The difference of this parcel is now ৳50.',
    });
    expect((await writeOff(50)).status).toBe(200);
    expect(await cashOf(second)).toEqual(['writtenOff', 0, 0]);
    expect((await writeOff(0)).refusal.code).toBe('cashRefused');
    expect((await shop.parcelNow(second)).cashHistory.at(-1)).toEqual({
      event: 'WRITE_OFF',
      to: 'writtenOff',
      at: expect.any(String),
      by: 'Admin',
      reason: 'Lost on the way',
      payoutDay: null,
      entries: [{ kind: 'writeOff', amount: -50 }],
    });
  });

  it('CA-8 puts what is too much on the newest parcel', async () => {
    await shop.handOver({ parcels: both(), expected: 622, amount: 700 }, { token: shop.tokens.admin });
    expect([await cashOf(first), await cashOf(second)]).toEqual([
      ['reconciled', 0, 0],
      ['over', -78, -78],
    ]);
  });

  it('CA-2 CA-8 collects a parcel that is still out with the rider, and enters what is rounded away', async () => {
    const parcel = await shop.give(await shop.confirmed(), { courier: 'ownRider', rider: 'Karim' });
    await shop.handOver({ parcels: [parcel.id], expected: 311, amount: 311 }, { token: shop.tokens.admin });
    expect(await cashOf(parcel)).toEqual(['reconciled', 0, 0]);
    const { cashHistory } = await shop.parcelNow(parcel);
    expect(cashHistory.flatMap(({ entries }) => entries)).toEqual([
      { kind: 'collect', amount: 311 },
      { kind: 'rounding', amount: -0.5 },
      { kind: 'remit', amount: -311 },
      { kind: 'payout', amount: -311 },
    ]);
  });

  it('CA-8 is taken once when it is taken several times at once, and the others are told', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.handOver({ parcels: both(), expected: 622, amount: 622 })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
      code: 'changedMeanwhile',
      message: expect.stringMatching(/^The cash of the parcel HK-.* is not with Karim any more\.$/),
    });
    expect(await cashOf(first)).toEqual(['remitted', 311, 0]);
  });

  it('CA-8 takes the cash once for each idempotency key', async () => {
    const answers = [...(await Promise.all([press(), press()])), await press()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it('CA-8 refuses parcels of someone else, unknown ones, and a sum that is no longer right, and changes nothing', async () => {
    const others = await shop.delivered({ courier: 'ownRider', rider: 'Salma' });
    const couriers = await shop.delivered({ courier: 'steadfast' });
    const refusals = [];
    for (const parcels of [
      [first.id, others.id],
      [first.id, couriers.id],
      [first.id, '0'.repeat(24)],
    ])
      refusals.push((await shop.handOver({ parcels, expected: 622, amount: 622 })).refusal);
    refusals.push((await shop.handOver({ parcels: both(), expected: 600, amount: 600 })).refusal);

    expect(refusals.map(({ code, message }) => [code, message])).toEqual([
      ['cashRefused', `The parcel ${others.invoice} is not with Karim.`],
      ['cashRefused', `The parcel ${couriers.invoice} is not with Karim.`],
      ['unknown', expect.any(String)],
      ['changedMeanwhile', 'These parcels now come to ৳622. Please check them again.'],
    ]);
    expect(await cashOf(first)).toEqual(['collected', 311, 311]);
  });

  it('CA-8 refuses no parcel, one twice, invalid amounts and no rider, with the field', async () => {
    const fields = [];
    for (const wrong of [
      { parcels: [] },
      { parcels: [first.id, first.id] },
      { amount: 0 },
      { amount: -1 },
      { amount: 1.005 },
      { amount: 10_000_001 },
      { rider: '' },
    ]) {
      const answer = await shop.handOver({ parcels: both(), expected: 622, amount: 622, ...wrong });
      fields.push([answer.status, answer.refusal.field]);
    }
    expect(fields).toEqual([
      [400, 'parcels'],
      [400, 'parcels'],
      [400, 'amount'],
      [400, 'amount'],
      [400, 'amount'],
      [400, 'amount'],
      [400, 'rider'],
    ]);
  });

  it('CA-8 keeps a receipt as it was printed', async () => {
    const { body } = await shop.handOver({ parcels: both(), expected: 622, amount: 622 });
    const { id } = body.data;
    const refusals: (string | null)[] = [];
    for (const statement of [
      sql`update cash_handovers set amount = 1 where id = ${id}`,
      sql`delete from cash_handovers where id = ${id}`,
      sql`truncate cash_handovers`,
    ])
      refusals.push(await refusedBy(shop.api.db.execute(statement)));
    expect(refusals).toEqual(Array.from({ length: 3 }, () => 'cash_handovers_kept'));
  });

  it('CA-8 has an entry in the audit log for each handover and confirmation', async () => {
    const { body } = await shop.handOver({ parcels: both(), expected: 622, amount: 622 });
    await confirm(body.data.id);
    const { entries } = await shop.api.call(listAuditEntriesCall, {
      query: { limit: 2 },
      token: shop.tokens.admin,
    });
    const receipt = `R-${String(body.data.number).padStart(4, '0')}`;
    expect(entries.map((entry) => `${entry.by}: ${auditText(entry)}`)).toEqual([
      `Admin: Confirmed the cash of receipt ${receipt}: ৳622 from Karim`,
      `staff: Took the cash of receipt ${receipt}: ৳622 from Karim`,
    ]);
  });
});
