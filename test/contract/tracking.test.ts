import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteOrderCall,
  getOrderCall,
  placeOrderCall,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import {
  findTrackingCall,
  getTrackedCall,
  listTrackingLinksCall,
  moveTrackedCall,
  revokeTrackingLinksCall,
} from '#contract/orders/tracking.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import type { CustomerData } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { auditText } from '#domain/staff/audit.ts';
import { orderMoves } from '#server/database/schema/schema.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct } from '../support/clients/shopData.ts';
import {
  type Api,
  adminPerson,
  personOf,
  startApi,
  unverifiedPersonOf,
} from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;
/** The phone number of `orderBody`. */
const phone = '01711000222';

describe.each(testDatabases())('tracking on $name', (at) => {
  let api: Api;
  let cup: string;
  beforeAll(async () => {
    api = await startApi(at);
    cup = await addProduct(api, await admin());
  });
  afterAll(() => api?.close());

  // The test's clock runs ahead by months: a token is signed for each call.
  const admin = () => api.signIn(adminPerson);
  const place = async (changes: Partial<CustomerData> = {}, token?: string) => {
    const body = orderBody([lineFor(cup, 250.5, 2)], changes);
    const signedIn = token === undefined ? {} : { token };
    const placed = await api.call(placeOrderCall, { body, ...signedIn });
    return { id: placed.insertedId, number: placed.number ?? '', token: placed.trackingToken ?? '' };
  };
  const move = async (id: string, ...statuses: OrderStatus[]) => {
    const token = await admin();
    for (const status of statuses)
      await api.send(setOrderStatusCall, { params: { id }, body: { status }, token });
  };
  const open = (token: string) => api.send(getTrackedCall, { body: { token } });
  const track = (token: string) => api.call(getTrackedCall, { body: { token } });
  const moveBy = (token: string, status: OrderStatus, from: OrderStatus) =>
    api.send(moveTrackedCall, { body: { token, status, from } });
  const find = (number: string, mobileNumber: string) =>
    api.send(findTrackingCall, { body: { number, mobileNumber } });
  const links = async (ids: readonly string[], token: string) =>
    (
      await api.call(listTrackingLinksCall, {
        query: { orders: ids.join(',') },
        token,
      })
    ).links;

  it('MD-2 SH-3 tells whoever places an order its number and the token of its link', async () => {
    const body = orderBody([lineFor(cup, 250.5)]);
    const placed = await api.call(placeOrderCall, { body });
    const { data } = await api.call(getOrderCall, {
      params: { id: placed.insertedId },
      token: await admin(),
    });
    expect(placed).toEqual({
      insertedId: data._id,
      number: data.number,
      trackingToken: expect.stringMatching(/^[\w-]{40}$/),
    });
    expect(data.number).toMatch(/^HK-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  });

  it('SH-4 shows the holder of a link the order, without the whole phone number and address', async () => {
    const { id, number, token } = await place({
      name: 'Rahima Khatun',
      email: 'secret@people.example',
      comment: 'The key is under the mat.',
    });
    const answer = await open(token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      data: {
        _id: id,
        number,
        date: expect.stringMatching(/^\d{2} \w{3}, 2026$/),
        time: expect.stringMatching(/^\d{2}:\d{2} [ap]m$/),
        subTotal: 501,
        deliveryCharge: 60,
        total: 561,
        toPay: 561,
        orderStatus: 'Pending',
        deliveredAt: null,
        returnDays: 7,
        products: [
          {
            id: cup,
            name: 'Clay tea cup',
            imageUrl: '/pictures/cup-450.webp',
            color: 'Red',
            size: 'N/A',
            quantity: 2,
            originalPrice: 250.5,
          },
        ],
        delivery: {
          name: 'Rahima Khatun',
          mobileNumber: '017••••••22',
          address: 'House 3, …',
          district: 'Dhaka',
          deliveryArea: 'Inside of Dhaka',
        },
        endsAt: expect.any(String),
      },
      history: [],
    });
  });

  it('SH-4 opens nothing with a changed token, or that of a deleted order', async () => {
    const { id, token } = await place();
    const other = await place();
    // The first, a middle and the last of its 40 letters.
    const changed = [0, 17, 39].map((position) => {
      const letter = token.charAt(position) === 'A' ? 'B' : 'A';
      return token.slice(0, position) + letter + token.slice(position + 1);
    });
    const joined = other.token.slice(0, 20) + token.slice(20);
    await move(other.id, 'Cancelled');
    await api.send(deleteOrderCall, { params: { id: other.id }, token: await admin() });
    const answers = await Promise.all([...changed, joined, other.token].map(open));
    expect(answers.map(({ status, refusal }) => [status, refusal?.message])).toEqual(
      answers.map(() => [404, 'There is no such link.']),
    );
    const moves = await Promise.all(
      [...changed, joined].map((wrong) => moveBy(wrong, 'Cancelled', 'Pending')),
    );
    expect(moves.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await track(token)).data).toMatchObject({ _id: id, orderStatus: 'Pending' });
    expect((await open(`${token}A`)).status).toBe(400);
  });

  it('SH-4 ends a link 90 days after the last move', async () => {
    const { id, token } = await place();
    const placed = await track(token);
    api.pass(80 * day);
    await move(id, 'Confirmed');
    const confirmed = await track(token);
    const until = (iso: string) => (Date.parse(iso) - api.now().getTime()) / day;
    expect(until(confirmed.data.endsAt)).toBeCloseTo(90, 3);
    expect(until(placed.data.endsAt)).toBeCloseTo(10, 3);
    api.pass(89 * day);
    expect((await open(token)).status).toBe(200);
    api.pass(2 * day);
    const ended = [await open(token), await moveBy(token, 'Cancelled', 'Confirmed')];
    expect(ended.map(({ status }) => status)).toEqual([404, 404]);
    expect(await links([id], await admin())).toEqual([]);
  });

  it('SH-4 lets staff revoke the links that are out, and number and phone number give a new one', async () => {
    const { id, number, token } = await place();
    const revoked = await api.send(revokeTrackingLinksCall, { params: { id }, token: await admin() });
    expect(revoked.body).toEqual({ modifiedCount: 1 });
    expect([(await open(token)).status, (await moveBy(token, 'Cancelled', 'Pending')).status]).toEqual([
      404, 404,
    ]);
    const again = (await find(number, phone)).body.token;
    expect(again).not.toBe(token);
    expect(await links([id], await admin())).toEqual([{ order: id, token: again }]);
    expect((await track(again)).data).toMatchObject({ _id: id, orderStatus: 'Pending' });
  });

  it('SH-4 moves the order as its customer may, and the history says that the link did', async () => {
    const { id, token } = await place();
    const moves = [
      await moveBy(token, 'Confirmed', 'Pending'),
      await moveBy(token, 'Cancelled', 'Pending'),
      await moveBy(token, 'Confirmed', 'Cancelled'),
      await moveBy(token, 'Cancelled', 'Pending'),
    ];
    expect(moves.map(({ status, refusal }) => [status, refusal.reason, refusal.orderStatus])).toEqual([
      [409, 'otherRole', 'Pending'],
      [200, undefined, 'Cancelled'],
      [200, undefined, 'Confirmed'],
      [409, 'movedMeanwhile', 'Confirmed'],
    ]);
    await move(id, 'Shipping', 'Delivered');
    expect((await moveBy(token, 'Return', 'Delivered')).status).toBe(200);
    const { history } = await track(token);
    expect(history.map(({ event, by, byLink }) => [event, by, byLink])).toEqual([
      ['CANCEL', 'customer', true],
      ['CONFIRM', 'customer', true],
      ['SHIP', 'admin', undefined],
      ['DELIVER', 'admin', undefined],
      ['RETURN', 'customer', true],
    ]);
    const rows = await api.db.select().from(orderMoves);
    const uids = rows.filter(({ orderId }) => orderId === id).map(({ byUid }) => byUid);
    expect(uids).toEqual(['link', 'link', adminPerson.uid, adminPerson.uid, 'link']);
  });

  it('SH-4 ST-10 refuses a return by link after the window', async () => {
    const { id, token } = await place();
    await move(id, 'Confirmed', 'Shipping', 'Delivered');
    api.pass(8 * day);
    const { status, refusal } = await moveBy(token, 'Return', 'Delivered');
    expect([status, refusal?.reason]).toEqual([409, 'returnWindowOver']);
  });

  it('SH-4 gives customers the links of their own orders, and staff those of all', async () => {
    const anna = personOf('anna');
    const annas = await place({ email: 'gift@people.example' }, await api.signIn(anna));
    const byAddress = await place({ email: anna.email });
    const foreign = await place();
    const ids = [annas.id, byAddress.id, foreign.id, '0'.repeat(24)];
    const idsOf = async (token: string) => (await links(ids, token)).map(({ order }) => order).toSorted();
    expect(await idsOf(await api.signIn(anna))).toEqual([annas.id, byAddress.id].toSorted());
    expect(await idsOf(await api.signIn(unverifiedPersonOf('anna')))).toEqual([annas.id]);
    expect(await idsOf(await admin())).toEqual([annas.id, byAddress.id, foreign.id].toSorted());
  });

  it('SH-18 MD-10 records which links staff have read and revoked, and nothing of a customer', async () => {
    const anna = personOf('anna');
    const { id, number } = await place({}, await api.signIn(anna));
    const admins = await admin();
    const unknown = '0'.repeat(24);
    await links([id], await api.signIn(anna));
    await links([id, id, unknown], admins);
    await api.send(revokeTrackingLinksCall, { params: { id }, token: admins });
    await api.send(revokeTrackingLinksCall, { params: { id: unknown }, token: admins });
    const { entries } = await api.call(listAuditEntriesCall, { query: { subject: id }, token: admins });
    expect(entries.map((entry) => [entry.by, auditText(entry)])).toEqual([
      ['Admin', `Revoked the tracking links of order ${number}`],
      ['Admin', `Viewed the tracking link of order ${number}`],
    ]);
  });

  it('SH-18 moves no order by a link for staff, who have moves of their own', async () => {
    const { token } = await place();
    const body = { token, status: 'Cancelled', from: 'Pending' };
    const refused = await api.send(moveTrackedCall, { body, token: await admin() });
    expect([refused.status, refused.refusal.message]).toEqual([
      403,
      'Staff act in their own name, not as the customer of an order.',
    ]);
    expect((await track(token)).data.orderStatus).toBe('Pending');
    const byCustomer = await api.send(moveTrackedCall, { body, token: await api.signIn(personOf('anna')) });
    expect(byCustomer.status).toBe(200);
  });

  it('SH-18 MD-2 tells staff who place an order its number, and no link', async () => {
    const placed = await place({}, await admin());
    expect(placed).toEqual({ id: placed.id, number: expect.stringMatching(/^HK-/), token: '' });
  });
});
