import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrderNotesCall } from '#contract/orders/orderNotes.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { auditText } from '#domain/staff/audit.ts';
import { type DecisionShop, openDecisionShop } from '../support/servers/decisionShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const hourMs = 60 * 60 * 1000;

describe.each(testDatabases())('what couriers leave to a person, on $name', (at) => {
  let shop: DecisionShop;
  beforeAll(async () => {
    shop = await openDecisionShop(at);
  });
  afterAll(() => shop?.api.close());

  // Each test decides what it has left, so that the next one begins with an empty list.

  const auditOf = async (subject: string): Promise<string[]> => {
    const { entries } = await shop.api.call(listAuditEntriesCall, {
      query: { subject },
      token: shop.tokens.admin,
    });
    return entries.map(auditText);
  };

  it('CR-8 lists what has a deadline first, by the time left, then the oldest, with all that a call needs', async () => {
    const [old, soon, later] = [
      await shop.shipped('lost'),
      await shop.shipped('deliveryFailed'),
      await shop.shipped('deliveryFailed'),
    ];
    const now = shop.api.now().getTime();
    await shop.leaveToStaff({ kind: 'lost', consignmentId: old.parcel.id, word: 'exceptional' });
    const until = (hours: number) => new Date(now + hours * hourMs);
    await shop.leaveToStaff({ kind: 'deliveryFailed', consignmentId: later.parcel.id, until: until(5) });
    await shop.leaveToStaff({
      kind: 'deliveryFailed',
      consignmentId: soon.parcel.id,
      word: 'order.delivery-failed',
      until: until(2),
    });
    const waiting = await shop.waiting();

    expect(waiting.map(({ parcel }) => parcel?.id)).toEqual([soon.parcel.id, later.parcel.id, old.parcel.id]);
    expect(waiting[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      kind: 'deliveryFailed',
      courier: 'steadfast',
      name: soon.parcel.invoice,
      word: 'order.delivery-failed',
      saidStage: null,
      since: expect.any(String),
      until: until(2).toISOString(),
      parcel: expect.objectContaining({
        orderId: soon.order,
        orderNumber: soon.parcel.orderNumber,
        // The customer of `orderBody`.
        recipientName: 'Rahima Khatun',
        recipientPhone: '01711000222',
        // The cup for 250.50 and its delivery for 60, in whole taka.
        amount: 311,
        collected: null,
        stage: 'deliveryFailed',
      }),
      orderStatus: 'Shipping',
    });
    expect(await shop.count()).toEqual({ waiting: 3, hasCouriers: false });
    for (const left of waiting)
      await shop.decide(left, { choice: left.kind === 'lost' ? 'sendAgain' : 'letComeBack' });
    expect(await shop.waiting()).toEqual([]);
  });

  it('CR-8 takes one of two decisions at once, tells the other person, and keeps the one with its note', async () => {
    const { order, parcel } = await shop.shipped('deliveryFailed');
    const left = await shop.leaveToStaff({ kind: 'deliveryFailed', consignmentId: parcel.id });
    const answers = await Promise.all([
      shop.decide(left, { choice: 'tryAgain', note: ' Is home from five. ' }),
      shop.decide(left, { choice: 'letComeBack' }),
    ]);
    const statuses = answers.map(({ status }) => status);

    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
      code: 'changedMeanwhile',
      message: 'This has been decided, or has settled itself, in the meantime.',
    });
    const isFirst = statuses[0] === 200;
    const { notes } = await shop.api.call(listOrderNotesCall, {
      params: { id: order },
      token: shop.tokens.staff,
    });
    expect(notes.map(({ kind, text, by }) => [kind, text, by])).toEqual(
      isFirst ? [['note', 'Is home from five.', 'staff']] : [],
    );
    const [entry] = await auditOf(parcel.orderNumber);
    expect(entry).toBe(
      `Decided on the parcel of order ${parcel.orderNumber}: Delivery failed, ${isFirst ? 'Customer takes it' : 'Let it come back'}`,
    );
    expect([await shop.statusOf(order), (await shop.parcelOf(order)).stage]).toEqual([
      'Shipping',
      'deliveryFailed',
    ]);
  });

  it('CR-8 refuses a choice of another kind, an unknown decision, and one under another kind, with the field', async () => {
    const { parcel } = await shop.shipped('lost');
    const left = await shop.leaveToStaff({ kind: 'lost', consignmentId: parcel.id });
    const answers = [
      await shop.decide(left, { choice: 'tryAgain' }),
      await shop.decide({ ...left, id: '0'.repeat(24) }, { choice: 'sendAgain' }),
      await shop.decide({ ...left, kind: 'deliveryFailed' }, { choice: 'tryAgain' }),
      await shop.decide({ ...left, kind: 'onHold' }, { choice: 'noted' }),
      await shop.decide({ ...left, kind: 'stranger' }, { choice: 'noted' }),
      await shop.decide({ ...left, kind: 'stuckBooking' }, { choice: 'notBooked' }),
      await shop.decide(left, { choice: 'sendAgain', note: 'x'.repeat(251) }),
    ];
    expect(answers.map(({ status, refusal }) => [status, refusal.code, refusal.field])).toEqual([
      [400, 'invalid', 'choice'],
      [404, 'unknown', 'id'],
      [404, 'unknown', 'id'],
      [404, 'unknown', 'id'],
      [404, 'unknown', 'id'],
      [404, 'unknown', 'id'],
      [400, 'invalid', 'note'],
    ]);
    await shop.decide(left, { choice: 'sendAgain' });
  });

  it('CR-8 cancels the order of a lost parcel by its machine, with the reason, and refuses what the machine refuses', async () => {
    const lost = await shop.shipped('lost');
    const left = await shop.leaveToStaff({ kind: 'lost', consignmentId: lost.parcel.id });
    const answer = await shop.decide(left, { choice: 'cancelOrder', note: 'Lost in Bogura' });
    const delivered = await shop.shipped('lost');
    await shop.setStatus(delivered.order, 'Delivered');
    const other = await shop.leaveToStaff({ kind: 'lost', consignmentId: delivered.parcel.id });
    const refused = await shop.decide(other, { choice: 'cancelOrder' });

    expect([answer.status, await shop.statusOf(lost.order)]).toEqual([200, 'Cancelled']);
    const { notes } = await shop.api.call(listOrderNotesCall, {
      params: { id: lost.order },
      token: shop.tokens.staff,
    });
    expect(notes.map(({ kind, text }) => [kind, text])).toEqual([['cancelled', 'Lost in Bogura']]);
    expect(await auditOf(lost.parcel.orderNumber)).toEqual(
      expect.arrayContaining([
        `Moved order ${lost.parcel.orderNumber} from Shipping to Cancelled`,
        `Decided on the parcel of order ${lost.parcel.orderNumber}: Lost or damaged, Cancel the order`,
      ]),
    );
    expect([refused.status, refused.refusal.code, refused.refusal.orderStatus]).toEqual([
      409,
      'moveRefused',
      'Delivered',
    ]);
    // Nothing of it was stored, so it still waits.
    expect((await shop.waiting()).map(({ id }) => id)).toEqual([other.id]);
    await shop.decide(other, { choice: 'sendAgain' });
  });

  it('CR-8 moves a parcel to where its courier says that it is, after it took its word back', async () => {
    const { order, parcel } = await shop.shipped('delivered');
    const left = await shop.leaveToStaff({
      kind: 'takenBack',
      consignmentId: parcel.id,
      word: 'partial_delivered',
      details: { stage: 'partlyDelivered', collected: 120.5 },
    });
    const answer = await shop.decide(left, { choice: 'believeCourier' });
    const moved = await shop.parcelOf(order);

    expect([left.saidStage, answer.status]).toEqual(['partlyDelivered', 200]);
    expect([moved.stage, moved.collected]).toEqual(['partlyDelivered', 120.5]);
    expect(moved.history.at(-1)).toMatchObject({
      from: 'delivered',
      to: 'partlyDelivered',
      word: 'partial_delivered',
      by: 'staff',
    });
    // What comes back is still to be named.
    const waiting = await shop.waiting();
    expect(waiting.map(({ kind, parcel: about }) => [kind, about?.id])).toEqual([
      ['partlyDelivered', parcel.id],
    ]);
    await shop.decide(waiting[0] ?? left, { choice: 'linesBack', lines: [], collected: 120.5 });
  });

  it('CR-8 leaves nothing of the earlier stage to a person who believes the courier', async () => {
    const { order, parcel } = await shop.shipped('lost');
    await shop.leaveToStaff({ kind: 'lost', consignmentId: parcel.id });
    const left = await shop.leaveToStaff({
      kind: 'takenBack',
      consignmentId: parcel.id,
      details: { stage: 'delivered', collected: 311 },
    });
    await shop.decide(left, { choice: 'believeCourier' });

    expect((await shop.parcelOf(order)).stage).toBe('delivered');
    expect(await shop.waiting()).toEqual([]);
  });

  it('CR-7 CR-8 leaves the order to a person where it cannot follow the courier that is believed', async () => {
    const { order, parcel } = await shop.shipped('returning');
    await shop.setStatus(order, 'Cancelled');
    const left = await shop.leaveToStaff({
      kind: 'takenBack',
      consignmentId: parcel.id,
      word: 'delivered',
      details: { stage: 'delivered', collected: 311 },
    });
    await shop.decide(left, { choice: 'believeCourier' });
    const waiting = await shop.waiting();

    expect([(await shop.parcelOf(order)).stage, await shop.statusOf(order)]).toEqual([
      'delivered',
      'Cancelled',
    ]);
    expect(waiting.map(({ kind, parcel: about }) => [kind, about?.id])).toEqual([['moveRefused', parcel.id]]);
    await shop.decide(waiting[0] ?? left, { choice: 'noted' });
  });

  it('CR-7 CR-8 delivers the order of a parcel that its courier has delivered after all', async () => {
    const { order, parcel } = await shop.shipped('lost');
    const left = await shop.leaveToStaff({
      kind: 'takenBack',
      consignmentId: parcel.id,
      details: { stage: 'delivered', collected: 311 },
    });
    await shop.decide(left, { choice: 'believeCourier' });

    expect(await shop.statusOf(order)).toBe('Delivered');
    expect(await shop.waiting()).toEqual([]);
  });

  it('CR-8 does not believe a courier without a stage, nor open a second parcel of the order', async () => {
    const { order, parcel } = await shop.shipped('returned');
    await shop.give(order);
    const left = await shop.leaveToStaff({
      kind: 'takenBack',
      consignmentId: parcel.id,
      details: { stage: 'withCourier' },
    });
    const second = await shop.decide(left, { choice: 'believeCourier' });
    await shop.decide(left, { choice: 'noted' });
    const without = await shop.leaveToStaff({ kind: 'takenBack', consignmentId: parcel.id });
    const unnamed = await shop.decide(without, { choice: 'believeCourier' });
    await shop.decide(without, { choice: 'noted' });

    expect([second, unnamed].map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [409, 'parcelRefused'],
      [409, 'parcelRefused'],
    ]);
    expect((await shop.parcelsOf(order))[0]?.stage).toBe('returned');
  });
});
