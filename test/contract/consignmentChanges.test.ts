import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { auditText } from '#domain/staff/audit.ts';
import { consignments } from '#server/database/schema/schema.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { refusedBy } from '../support/servers/refusedBy.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('parcels that change on $name', (at) => {
  let shop: ParcelShop;
  let order: string;
  beforeAll(async () => {
    shop = await openParcelShop(at);
  });
  afterAll(() => shop?.api.close());
  beforeEach(async () => {
    order = await shop.confirmed();
  });

  it('CR-1 moves a parcel step by step, and keeps each step in its history', async () => {
    const { id } = await shop.give(order);
    await shop.move(id, 'booked', 'withCourier');
    await shop.move(id, 'withCourier', 'deliveryFailed');
    const { body } = await shop.move(id, 'deliveryFailed', 'returned');

    expect(body.data.history.map(({ from, to }) => [from, to])).toEqual([
      [null, 'booked'],
      ['booked', 'withCourier'],
      ['withCourier', 'deliveryFailed'],
      ['deliveryFailed', 'returned'],
    ]);
    expect([body.data.stage, body.data.revision]).toEqual(['returned', 4]);
  });

  it('CR-1 refuses a step that a person does not make, and one from where the parcel no longer is', async () => {
    const { id } = await shop.give(order);
    const [wrong, stale, unknown] = [
      await shop.move(id, 'booked', 'riderReported'),
      await shop.move(id, 'withCourier', 'delivered'),
      await shop.move('0'.repeat(24), 'booked', 'withCourier'),
    ];
    expect([wrong, stale, unknown].map(({ status, refusal: { code } }) => [status, code])).toEqual([
      [409, 'parcelRefused'],
      [409, 'changedMeanwhile'],
      [404, 'unknown'],
    ]);
    expect([wrong.refusal.message, stale.refusal.message]).toEqual([
      "A parcel can't be moved by hand from “Booked” to “Reported by the rider”.",
      'This parcel has been moved in the meantime. It is “Booked” now.',
    ]);
    expect((await shop.parcelsOf(order))[0]?.revision).toBe(1);
  });

  it('CR-1 lets exactly one of several people make a step', async () => {
    const { id } = await shop.give(order);
    const answers = await Promise.all([
      shop.move(id, 'booked', 'withCourier'),
      shop.move(id, 'booked', 'cancelled'),
      shop.move(id, 'booked', 'delivered'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect((await shop.parcelsOf(order))[0]?.history).toHaveLength(2);
  });

  it('CR-1 reopens no parcel while another one is open', async () => {
    const first = await shop.give(order);
    await shop.move(first.id, 'booked', 'cancelled');
    const second = await shop.give(order, { courier: 'pathao' });
    const answer = await shop.move(first.id, 'cancelled', 'booked');

    expect([second.invoice, answer.status, answer.refusal.code]).toEqual([
      `${first.invoice}-2`,
      409,
      'parcelRefused',
    ]);
  });

  it('CR-1 reopens no parcel after the customer has taken another one', async () => {
    const first = await shop.give(order);
    await shop.move(first.id, 'booked', 'cancelled');
    const second = await shop.give(order, { courier: 'pathao' });
    await shop.move(second.id, 'booked', 'delivered');
    const answer = await shop.move(first.id, 'cancelled', 'booked');

    expect([answer.status, answer.refusal.message]).toEqual([
      409,
      `The parcel ${second.invoice} of this order was delivered. Correct where it is, or make this one an exchange.`,
    ]);
  });

  it('CR-1 corrects code and fee once, keeps what changed, and refuses a correction of an earlier state', async () => {
    const { id } = await shop.give(order);
    const body = { revision: 1, trackingCode: 'RX-900', fee: 70.5 };
    const [changed, repeated, stale] = [
      await shop.correct(id, body),
      await shop.correct(id, body),
      await shop.correct(id, { ...body, fee: 80 }),
    ];
    expect(changed.body.data.history.at(-1)).toMatchObject({
      from: 'booked',
      to: 'booked',
      changes: { trackingCode: 'RX-900', fee: 70.5 },
    });
    expect([repeated.status, repeated.body.data.revision]).toEqual([200, 2]);
    expect([stale.status, stale.refusal.code]).toEqual([409, 'changedMeanwhile']);
    expect((await shop.parcelsOf(order))[0]).toMatchObject({
      trackingCode: 'RX-900',
      fee: 70.5,
      revision: 2,
    });
  });

  it('CR-1 takes a code as the courier’s number where both are the same, until the courier has told another number', async () => {
    const { id: steadfast } = await shop.give(order, { trackingCode: 'SF-92' });
    const other = await shop.confirmed();
    const { id } = await shop.give(other, { courier: 'pathao', trackingCode: 'DF-1' });
    const removed = await shop.correct(id, { revision: 1, trackingCode: null, fee: null });
    const entered = await shop.correct(id, { revision: 2, trackingCode: 'DF-2', fee: null });
    await shop.api.db.update(consignments).set({ courierReference: 'DF-3' }).where(eq(consignments.id, id));
    const told = await shop.correct(id, { revision: 3, trackingCode: 'DF-4', fee: null });
    const ofSteadfast = await shop.correct(steadfast, { revision: 1, trackingCode: 'SF-93', fee: null });

    expect(
      [removed, entered, told, ofSteadfast].map(({ body: { data } }) => [
        data.trackingCode,
        data.courierReference,
      ]),
    ).toEqual([
      [null, null],
      ['DF-2', 'DF-2'],
      ['DF-4', 'DF-3'],
      ['SF-93', null],
    ]);
  });

  it('CR-1 lets no SQL statement change, delete or empty the history', async () => {
    const { id } = await shop.give(order);
    const refusals: (string | null)[] = [];
    for (const statement of [
      sql`update consignment_events set word = 'x' where consignment_id = ${id}`,
      sql`delete from consignment_events where consignment_id = ${id}`,
      sql`truncate consignment_events cascade`,
    ])
      refusals.push(await refusedBy(shop.api.db.execute(statement)));
    expect(refusals).toEqual(Array.from({ length: 3 }, () => 'consignment_events_appended'));
  });

  it('CR-1 names in the audit log who gave, moved and corrected what, without code and phone number', async () => {
    const parcel = await shop.give(order, { trackingCode: 'SF-92' });
    await shop.move(parcel.id, 'booked', 'lost');
    await shop.correct(parcel.id, { revision: 2, trackingCode: 'SF-93', fee: null });
    const { entries } = await shop.api.call(listAuditEntriesCall, {
      query: { subject: parcel.orderNumber, limit: 3 },
      token: shop.tokens.admin,
    });
    expect(entries.map(auditText)).toEqual([
      `Corrected the parcel of order ${parcel.orderNumber}: trackingCode`,
      `Moved the parcel of order ${parcel.orderNumber} from Booked to Lost or damaged`,
      `Gave order ${parcel.orderNumber} to Steadfast`,
    ]);
  });
});
