import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOrderCall, getOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { type Role, roles } from '#domain/accounts/role.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { eventTo, isRemovable, moveRefusal } from '#machines/orderMoves.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { stepsTo } from '../support/builders/orderPaths.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import {
  type Api,
  adminPerson,
  personOf,
  startApi,
  unverifiedPersonOf,
} from '../support/servers/startApi.ts';
import { fasterDatabase, testDatabases } from '../support/servers/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;
// The order is its owner's since it was placed while signed in: no verified address is needed (API-11).
const owner = unverifiedPersonOf('owner');
const names = { admin: adminPerson.name, staff: 'staff', customer: 'owner' } satisfies Record<Role, string>;

const { returnDays } = defaultOrderTerms;

const [faster] = fasterDatabase();

describe.each(testDatabases())('moving an order on $name', (at) => {
  let api: Api;
  let cup: string;
  const tokens: Record<Role, string> = { admin: '', staff: '', customer: '' };
  const signIn = async () => {
    tokens.admin = await api.signIn(adminPerson);
    tokens.staff = await signInStaff(api, tokens.admin);
    tokens.customer = await api.signIn(owner);
  };
  beforeAll(async () => {
    api = await startApi(at);
    await signIn();
    cup = await addProduct(api, tokens.admin);
  });
  afterAll(() => api?.close());

  const move = (id: string, by: Role, status: OrderStatus) =>
    api.send(setOrderStatusCall, { params: { id }, body: { status }, token: tokens[by] });
  /** An order that was moved to the status by as few moves as possible. */
  const orderAt = async (status: OrderStatus): Promise<string> => {
    const id = await submitOrder(api, orderBody([lineFor(cup, 250.5)]), tokens.customer);
    for (const { by, to } of stepsTo(status)) await move(id, by, to);
    return id;
  };
  const seen = async (id: string) => api.call(getOrderCall, { params: { id }, token: tokens.admin });

  // Which role may do what is decided above the SQL, so that one role is enough on the other database.
  const rolesHere = at.name === faster?.name ? roles : (['admin'] as const);
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => rolesHere.map((by) => ({ from, to, by }))),
  );

  it.each(moves)(
    'ST-8 ST-10 answers $by who asks $from → $to as orderMachine does',
    async ({ from, to, by }) => {
      const id = await orderAt(from);
      const before = await seen(id);
      const type = eventTo(to);
      const refusal =
        type === null ? 'noSuchMove' : moveRefusal(before.data, { type, by, at: api.now().toISOString() });

      const answer = await move(id, by, to);

      const after = await seen(id);
      if (refusal === null) {
        expect({ status: answer.status, body: answer.body }).toEqual({
          status: 200,
          body: { orderStatus: to, modifiedCount: 1 },
        });
        expect(after.data).toMatchObject({
          orderStatus: to,
          deliveredAt: to === 'Delivered' ? expect.any(String) : before.data.deliveredAt,
        });
        expect(after.history.at(-1)).toEqual({
          event: type,
          from,
          to,
          by,
          byName: names[by],
          at: expect.any(String),
        });
        expect(after.history).toHaveLength(before.history.length + 1);
      } else {
        const { code, message, orderStatus, reason } = answer.refusal;
        expect({ status: answer.status, refusal: { code, message, orderStatus, reason } }).toEqual({
          status: 409,
          refusal: {
            code: 'moveRefused',
            message: orderRefusalMessage(refusal, before.data.returnDays).en,
            orderStatus: from,
            reason: refusal,
          },
        });
        expect(after).toEqual(before);
      }
    },
  );

  const removals = orderStatuses.flatMap((status) => rolesHere.map((by) => ({ status, by })));
  it.each(removals)('ST-4 ST-5 answers $by who deletes an order that is $status', async ({ status, by }) => {
    const id = await orderAt(status);

    const answer = await api.send(deleteOrderCall, { params: { id }, token: tokens[by] });

    const left = await api.send(getOrderCall, { params: { id }, token: tokens.admin });
    if (by !== 'admin')
      expect({ status: answer.status, code: answer.refusal.code, left: left.status }).toEqual({
        status: 403,
        code: 'notAllowed',
        left: 200,
      });
    else if (isRemovable(status, by))
      expect({ status: answer.status, body: answer.body, left: left.status }).toEqual({
        status: 200,
        body: { deletedCount: 1 },
        left: 404,
      });
    else
      expect({
        status: answer.status,
        code: answer.refusal.code,
        orderStatus: answer.refusal.orderStatus,
        left: left.status,
      }).toEqual({ status: 409, code: 'moveRefused', orderStatus: status, left: 200 });
  });

  it('ST-8 refuses a move from a status that the order no longer has, though the machine has one from there', async () => {
    const id = await orderAt('Pending');
    await move(id, 'admin', 'Cancelled');
    const body = { status: 'Confirmed', from: 'Pending' } as const;
    const answer = await api.send(setOrderStatusCall, { params: { id }, body, token: tokens.admin });

    expect({
      status: answer.status,
      code: answer.refusal.code,
      orderStatus: answer.refusal.orderStatus,
    }).toEqual({ status: 409, code: 'moveRefused', orderStatus: 'Cancelled' });
    expect((await seen(id)).data.orderStatus).toBe('Cancelled');
  });

  it('ST-9 keeps every step: what, from, to, who by role and name, when', async () => {
    const id = await submitOrder(api, orderBody([lineFor(cup, 250.5)]), tokens.customer);
    await move(id, 'customer', 'Cancelled');
    await move(id, 'customer', 'Confirmed');
    await move(id, 'admin', 'Shipping');

    const { history } = await seen(id);
    expect(history.map(({ at: _time, ...made }) => made)).toEqual([
      { event: 'CANCEL', from: 'Pending', to: 'Cancelled', by: 'customer', byName: names.customer },
      { event: 'CONFIRM', from: 'Cancelled', to: 'Confirmed', by: 'customer', byName: names.customer },
      { event: 'SHIP', from: 'Confirmed', to: 'Shipping', by: 'admin', byName: names.admin },
    ]);
    expect(history.map(({ at: time }) => time).toSorted()).toEqual(history.map(({ at: time }) => time));
  });

  it.each([
    ['on the last of them takes', returnDays * day - 60_000, 200],
    ['a minute later refuses', returnDays * day + 60_000, 409],
  ])(`ST-10 for ${returnDays} days: %s a return`, async (_name, later, status) => {
    const id = await orderAt('Delivered');
    api.pass(later);
    await signIn();

    const answer = await move(id, 'customer', 'Return');

    expect(answer.status).toBe(status);
    if (status === 409)
      expect(answer.refusal.message).toBe(orderRefusalMessage('returnWindowOver', returnDays).en);
  });

  it.each([
    ['an unknown status', { status: 'Lost' }, 400, 'status'],
    ['no status', {}, 400, 'status'],
    ['a status that is no text', { status: 1 }, 400, 'status'],
  ])('API-5 refuses %s', async (_name, body, status, field) => {
    const id = await orderAt('Pending');
    const answer = await api.send(setOrderStatusCall, { params: { id }, body, token: tokens.admin });

    expect({ status: answer.status, field: answer.refusal.field }).toEqual({ status, field });
    expect((await seen(id)).data.orderStatus).toBe('Pending');
  });

  it('API-5 refuses an invalid id, and one of no order', async () => {
    const none = await api.send(setOrderStatusCall, {
      params: { id: '1; drop table orders' },
      body: { status: 'Confirmed' },
      token: tokens.admin,
    });
    const gone = await api.send(setOrderStatusCall, {
      params: { id: 'f'.repeat(24) },
      body: { status: 'Confirmed' },
      token: tokens.admin,
    });

    expect({
      malformed: { status: none.status, field: none.refusal.field },
      unknown: { status: gone.status, code: gone.refusal.code },
    }).toEqual({ malformed: { status: 400, field: 'id' }, unknown: { status: 404, code: 'unknown' } });
  });

  it("API-10 a stranger's move finds no order", async () => {
    const id = await orderAt('Pending');
    const stranger = await api.signIn(personOf('stranger'));
    const answer = await api.send(setOrderStatusCall, {
      params: { id },
      body: { status: 'Cancelled' },
      token: stranger,
    });

    expect({
      status: answer.status,
      code: answer.refusal.code,
      orderStatus: answer.refusal.orderStatus,
    }).toEqual({ status: 404, code: 'unknown', orderStatus: undefined });
    expect((await seen(id)).data.orderStatus).toBe('Pending');
  });
});
