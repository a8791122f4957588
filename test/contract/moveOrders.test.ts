import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOrderNoteCall, listOrderNotesCall } from '#contract/orders/orderNotes.ts';
import {
  getOrderCall,
  type SetStatusesBody,
  setOrderStatusCall,
  setOrderStatusesCall,
} from '#contract/orders/orders.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop, type TestShop } from '../support/servers/testShop.ts';

const unknownId = '0123456789abcdef01234567';

describe.each(testDatabases())('several orders moved with one call on $name', (at) => {
  let shop: TestShop;
  let ids: string[];
  beforeAll(async () => {
    shop = await openTestShop(at);
  });
  beforeEach(async () => {
    ids = [];
    for (let count = 0; count < 3; count += 1)
      ids.push(await submitOrder(shop.api, orderBody([lineFor(shop.cup, 250.5)])));
  });
  afterAll(() => shop?.api.close());

  const send = (body: SetStatusesBody) => shop.api.send(setOrderStatusesCall, { body, token: shop.admin });
  const move = (id: string, status: OrderStatus) =>
    shop.api.send(setOrderStatusCall, { params: { id }, body: { status }, token: shop.admin });
  const read = (id: string) => shop.api.call(getOrderCall, { params: { id }, token: shop.admin });

  it('OL-10 moves each, appends the move to its history, and tells what became of each', async () => {
    const { body } = await send({ status: 'Confirmed', orders: ids.map((id) => ({ id, from: 'Pending' })) });
    await send({ status: 'Delivered', orders: ids.map((id) => ({ id })) });
    const [first] = await Promise.all(ids.map(read));

    expect(body).toEqual({ results: ids.map((id) => ({ id, modifiedCount: 1, orderStatus: 'Confirmed' })) });
    expect(first?.data.orderStatus).toBe('Delivered');
    expect(first?.history.map(({ event, from, to, by }) => [event, from, to, by])).toEqual([
      ['CONFIRM', 'Pending', 'Confirmed', 'admin'],
      ['DELIVER', 'Confirmed', 'Delivered', 'admin'],
    ]);
    expect(first?.data.deliveredAt).toBe(first?.history[1]?.at);
  });

  it('OL-10 refuses an order that another admin has moved, that cannot move or is unknown, and moves the others', async () => {
    const [moved = '', delivered = '', other = ''] = ids;
    await move(moved, 'Cancelled');
    await move(delivered, 'Confirmed');
    await move(delivered, 'Delivered');
    const { status, body } = await send({
      status: 'Confirmed',
      orders: [
        { id: moved, from: 'Pending' },
        { id: delivered },
        { id: unknownId },
        { id: other, from: 'Pending' },
      ],
    });

    expect({ status, results: body.results }).toEqual({
      status: 200,
      results: [
        {
          id: moved,
          modifiedCount: 0,
          orderStatus: 'Cancelled',
          code: 'moveRefused',
          reason: 'movedMeanwhile',
          message: expect.stringContaining('Someone else'),
        },
        {
          id: delivered,
          modifiedCount: 0,
          orderStatus: 'Delivered',
          code: 'moveRefused',
          reason: 'noSuchMove',
          message: expect.any(String),
        },
        { id: unknownId, modifiedCount: 0, code: 'unknown', message: 'There is no such order.' },
        { id: other, modifiedCount: 1, orderStatus: 'Confirmed' },
      ],
    });
    expect((await read(moved)).history).toHaveLength(1);
  });

  it.each<[string, () => SetStatusesBody, string]>([
    [
      'an order named twice',
      () => ({ status: 'Confirmed', orders: [{ id: ids[0] ?? '' }, { id: ids[0] ?? '' }] }),
      'orders',
    ],
    [
      'a reason for another move',
      () => ({ status: 'Confirmed', reason: 'Twice', orders: [{ id: ids[0] ?? '' }] }),
      'reason',
    ],
    [
      'a reason that is too long',
      () => ({ status: 'Cancelled', reason: 'x'.repeat(501), orders: [{ id: ids[0] ?? '' }] }),
      'reason',
    ],
    ['no order', () => ({ status: 'Confirmed', orders: [] }), 'orders'],
    [
      'null as an order',
      () => ({ status: 'Confirmed', orders: [null] as unknown as SetStatusesBody['orders'] }),
      'orders[0]',
    ],
    [
      'more than 25 orders',
      () => ({
        status: 'Confirmed',
        orders: Array.from({ length: 26 }, (_, number) => ({ id: number.toString(16).padStart(24, '0') })),
      }),
      'orders',
    ],
    [
      'an unknown status',
      () => ({ status: 'Lost' as OrderStatus, orders: [{ id: ids[0] ?? '' }] }),
      'status',
    ],
  ])('OL-10 refuses %s', async (_, body, field) => {
    const { status, refusal } = await send(body());

    expect({ status, field: refusal.field }).toEqual({ status: 400, field });
  });

  it('MD-4 keeps the reason of a cancellation as a note on each order that it moves, after those it has', async () => {
    const [first = '', second = '', moved = ''] = ids;
    const notesOf = async (id: string) =>
      (
        await shop.api.call(listOrderNotesCall, {
          params: { id },
          token: shop.admin,
        })
      ).notes;
    await shop.api.send(addOrderNoteCall, {
      params: { id: second },
      body: { kind: 'noAnswer' },
      token: shop.admin,
    });
    await move(moved, 'Confirmed');
    await send({
      status: 'Cancelled',
      reason: " Can't be reached ",
      orders: ids.map((id) => ({ id, from: 'Pending' })),
    });

    const reason = { kind: 'cancelled', text: "Can't be reached", callBackAt: null };
    expect(await notesOf(first)).toEqual([{ ...reason, by: 'Admin', at: expect.any(String) }]);
    expect((await notesOf(second)).map(({ kind, text }) => [kind, text])).toEqual([
      ['noAnswer', ''],
      ['cancelled', "Can't be reached"],
    ]);
    expect(await notesOf(moved)).toEqual([]);
  });

  it('MD-4 keeps no note for a reason of spaces', async () => {
    const [id = ''] = ids;
    await send({ status: 'Cancelled', reason: '  ', orders: [{ id }] });
    const { notes } = await shop.api.call(listOrderNotesCall, {
      params: { id },
      token: shop.admin,
    });
    expect(notes).toEqual([]);
  });

  it('OL-10 moves each order once when two admins move the same ones at the same time', async () => {
    const orders = ids.map((id) => ({ id, from: 'Pending' as const }));
    const replies = await Promise.all([
      send({ status: 'Confirmed', orders }),
      send({ status: 'Confirmed', orders: orders.toReversed() }),
    ]);
    const moved = replies.flatMap(({ body }) =>
      body.results.filter(({ modifiedCount }) => modifiedCount === 1),
    );
    const histories = await Promise.all(ids.map(async (id) => (await read(id)).history.length));

    expect(moved.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(histories).toEqual([1, 1, 1]);
  });
});
