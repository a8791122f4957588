import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  listReturnedLinesCall,
  type ReceiveLinesBody,
  receiveLinesCall,
} from '#contract/consignments/decisions.ts';
import { getOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { receiveReturnCall } from '#contract/products/stock.ts';
import { changeConsignment } from '#server/consignments/consignmentChangesRepository.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addCounted, piecesOf } from '../support/clients/countedGoods.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { type DecisionShop, openDecisionShop } from '../support/servers/decisionShop.ts';
import { personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('lines that a partial delivery brings back, on $name', (at) => {
  let shop: DecisionShop;
  let shirt: string;
  let order: string;
  let parcel: Awaited<ReturnType<DecisionShop['give']>>;
  beforeAll(async () => {
    shop = await openDecisionShop(at);
  });
  afterAll(() => shop?.api.close());

  /** Three of the counted shirts and a cup that is not counted, partly delivered. */
  const send = async (token?: string): Promise<void> => {
    const { api, cup } = shop;
    order = await submitOrder(api, orderBody([lineFor(shirt, 100, 3), lineFor(cup, 250.5)]), token);
    await shop.setStatus(order, 'Confirmed');
    parcel = await shop.give(order);
    await shop.setStatus(order, 'Shipping');
    await transaction(api.db, (tx) =>
      changeConsignment(
        tx,
        parcel,
        { to: 'partlyDelivered', word: 'partial_delivered' },
        { uid: 'courier:steadfast', name: 'Steadfast', at: api.now() },
      ),
    );
  };
  beforeEach(async () => {
    shirt = await addCounted(shop.api, shop.tokens.admin, 10, { originalPrice: 100, offerPrice: null });
    await send();
  });

  const pieces = async () => (await piecesOf(shop.api, shop.tokens.admin, shirt)).whole;
  const leave = () =>
    shop.leaveToStaff({ kind: 'partlyDelivered', consignmentId: parcel.id, word: 'partial_delivered' });
  const receive = (lines: ReceiveLinesBody['lines']) =>
    shop.api.send(receiveLinesCall, { params: { id: parcel.id }, body: { lines }, token: shop.tokens.staff });
  const returned = async () =>
    (await shop.api.call(listReturnedLinesCall, { params: { id: order }, token: shop.tokens.staff })).lines;

  it('CR-8 delivers the order as it was placed, and keeps what comes back and what was collected with the parcel', async () => {
    const answer = await shop.decide(await leave(), {
      choice: 'linesBack',
      lines: [{ line: 0, quantity: 2 }],
      collected: 410.5,
    });
    const { data } = await shop.api.call(getOrderCall, { params: { id: order }, token: shop.tokens.staff });

    expect([answer.status, data.orderStatus, data.products[0]?.quantity]).toEqual([200, 'Delivered', 3]);
    const stored = await shop.parcelOf(order);
    expect([stored.collected, stored.stage]).toEqual([410.5, 'partlyDelivered']);
    expect(await returned()).toEqual([
      {
        consignmentId: parcel.id,
        line: 0,
        quantity: 2,
        received: 0,
        notedAt: expect.any(String),
        notedBy: 'staff',
        receivedAt: null,
        receivedBy: null,
      },
    ]);
    // Nothing is in stock again before it is here.
    expect(await pieces()).toBe(7);
  });

  it('CR-8 puts received pieces back into stock, in parts and never twice', async () => {
    await shop.decide(await leave(), {
      choice: 'linesBack',
      lines: [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
      ],
      collected: 100,
    });
    const first = [
      { line: 0, quantity: 1, seen: 0 },
      { line: 1, quantity: 1, seen: 0 },
    ];
    const answers = await Promise.all([receive(first), receive(first)]);
    const afterFirst = await pieces();
    const tooMany = await receive([{ line: 0, quantity: 2, seen: 1 }]);
    const twice = await receive([
      { line: 0, quantity: 1, seen: 1 },
      { line: 0, quantity: 1, seen: 1 },
    ]);
    const rest = await receive([{ line: 0, quantity: 1, seen: 1 }]);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe('changedMeanwhile');
    expect([tooMany, twice].map(({ status, refusal }) => [status, refusal.field])).toEqual([
      [400, 'lines'],
      [400, 'lines'],
    ]);
    expect([afterFirst, rest.status, await pieces()]).toEqual([8, 200, 9]);
    expect((await returned()).map(({ line, received, receivedBy }) => [line, received, receivedBy])).toEqual([
      [0, 2, 'staff'],
      [1, 1, 'staff'],
    ]);
    expect((await auditStock(shop.api.db)).drifts).toEqual([]);
  });

  it('CR-8 gives back the rest alone when the customer returns what was kept', async () => {
    const buyer = await shop.api.signIn(personOf('buyer'));
    await send(buyer);
    await shop.decide(await leave(), {
      choice: 'linesBack',
      lines: [{ line: 0, quantity: 2 }],
      collected: 100,
    });
    await receive([{ line: 0, quantity: 2, seen: 0 }]);
    const before = await pieces();
    await shop.api.call(setOrderStatusCall, {
      params: { id: order },
      body: { status: 'Return' },
      token: buyer,
    });
    const rest = await shop.api.call(receiveReturnCall, {
      params: { id: order },
      token: shop.tokens.staff,
    });

    // Of the ten pieces, the order of `beforeEach` has three, and this customer has kept one.
    expect([before, rest.pieces, await pieces()]).toEqual([6, 1, 7]);
  });

  it('CR-8 refuses lines that were not sent, everything, and a decision without lines or amount', async () => {
    const decision = await leave();
    const decide = (body: Parameters<DecisionShop['decide']>[1]) => shop.decide(decision, body);
    const choice = 'linesBack';
    const answers = [
      // A third line, four of three pieces, one line twice, all that was sent; then no lines, no amount, a part of a poisha.
      await decide({ choice, lines: [{ line: 2, quantity: 1 }], collected: 1 }),
      await decide({ choice, lines: [{ line: 0, quantity: 4 }], collected: 1 }),
      await decide({
        choice,
        lines: [
          { line: 0, quantity: 1 },
          { line: 0, quantity: 1 },
        ],
        collected: 1,
      }),
      await decide({
        choice,
        lines: [
          { line: 0, quantity: 3 },
          { line: 1, quantity: 1 },
        ],
        collected: 1,
      }),
      await decide({ choice, collected: 1 }),
      await decide({ choice, lines: [] }),
      await decide({ choice, lines: [], collected: 0.001 }),
    ];
    expect(answers.map(({ status, refusal }) => [status, refusal.field])).toEqual([
      [400, 'lines'],
      [400, 'lines'],
      [400, 'lines'],
      [400, 'lines'],
      [400, 'lines'],
      [400, 'collected'],
      [400, 'collected'],
    ]);
    expect([await shop.statusOf(order), await returned()]).toEqual(['Shipping', []]);
    await decide({ choice, lines: [], collected: 300 });
    expect([await shop.statusOf(order), await returned(), (await shop.parcelOf(order)).collected]).toEqual([
      'Delivered',
      [],
      300,
    ]);
  });

  it('CR-8 names the lines again after another word, but not fewer than were received', async () => {
    await shop.decide(await leave(), {
      choice: 'linesBack',
      lines: [{ line: 0, quantity: 2 }],
      collected: 100,
    });
    await receive([{ line: 0, quantity: 2, seen: 0 }]);
    const again = await leave();
    const fewer = await shop.decide(again, {
      choice: 'linesBack',
      lines: [{ line: 0, quantity: 1 }],
      collected: 100,
    });
    const more = await shop.decide(again, {
      choice: 'linesBack',
      lines: [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
      ],
      collected: 90,
    });

    expect([fewer.status, fewer.refusal.field, more.status]).toEqual([400, 'lines', 200]);
    expect((await returned()).map(({ line, quantity, received }) => [line, quantity, received])).toEqual([
      [0, 2, 2],
      [1, 1, 0],
    ]);
  });

  it('CR-8 does not deliver a cancelled order, and keeps nothing of the attempt', async () => {
    await shop.setStatus(order, 'Cancelled');
    const decision = await leave();
    const answer = await shop.decide(decision, {
      choice: 'linesBack',
      lines: [{ line: 0, quantity: 1 }],
      collected: 100,
    });
    expect([answer.status, answer.refusal.code, answer.refusal.orderStatus]).toEqual([
      409,
      'moveRefused',
      'Cancelled',
    ]);
    expect([await returned(), (await shop.parcelOf(order)).collected]).toEqual([[], null]);
  });

  it('CR-8 asks for the lines when staff move the parcel to partly delivered by hand', async () => {
    const other = await shop.shipped('withCourier');
    await shop.move(other.parcel.id, 'withCourier', 'partlyDelivered');
    const found = (await shop.waiting()).filter(({ parcel: about }) => about?.id === other.parcel.id);
    expect(found.map(({ kind, word }) => [kind, word])).toEqual([['partlyDelivered', '']]);
  });
});
