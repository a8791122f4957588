import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { customerMovesPerHour } from '#domain/shop/constants.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

// 20 is `customerMovesPerHour`, in the sentence as in the titles.
const sentence = (minutes: string) =>
  `This order was changed 20 times within an hour. Please try again in ${minutes}.`;
const minute = 60_000;

describe.each(testDatabases())('the moves of one order by customers on $name', (at) => {
  let api: Api;
  let admin: string;
  let customer: string;
  let cup: string;
  const signIn = async () => {
    admin = await api.signIn(adminPerson);
    customer = await api.signIn(personOf('mover'));
  };
  beforeAll(async () => {
    api = await startApi(at);
    await signIn();
    cup = await addProduct(api, admin);
  });
  afterAll(() => api?.close());

  const place = () => submitOrder(api, orderBody([lineFor(cup, 250.5)]), customer);
  const move = (id: string, status: 'Cancelled' | 'Confirmed', token = customer) =>
    api.send(setOrderStatusCall, { params: { id }, body: { status }, token });
  /** An order that its customer moved `count` times, starting with Cancelled. */
  const orderMoved = async (count: number): Promise<string> => {
    const id = await place();
    for (let turn = 0; turn < count; turn += 1) {
      const { status } = await move(id, turn % 2 === 0 ? 'Cancelled' : 'Confirmed');
      expect(status).toBe(200);
    }
    return id;
  };
  const seen = (id: string) => api.call(getOrderCall, { params: { id }, token: admin });

  it('API-10 refuses the 21st until an hour after the first, and keeps the order as it is', async () => {
    const id = await orderMoved(customerMovesPerHour);
    const refused = await move(id, 'Cancelled');
    api.pass(59 * minute);
    await signIn();
    const still = await move(id, 'Cancelled');
    const stored = await seen(id);
    api.pass(minute);
    await signIn();
    const again = await move(id, 'Cancelled');

    expect({ status: refused.status, code: refused.refusal.code, message: refused.refusal.message }).toEqual({
      status: 429,
      code: 'tooMany',
      message: sentence('60 minutes'),
    });
    expect({ status: still.status, message: still.refusal.message }).toEqual({
      status: 429,
      message: sentence('1 minute'),
    });
    expect({
      orderStatus: stored.data.orderStatus,
      moves: stored.history.length,
      last: again.status,
    }).toEqual({ orderStatus: 'Confirmed', moves: customerMovesPerHour, last: 200 });
  });

  it('API-10 counts neither the moves of staff nor those of other orders, and lets staff move on', async () => {
    const id = await orderMoved(customerMovesPerHour);
    const other = await place();

    const staff = [await move(id, 'Cancelled', admin), await move(id, 'Confirmed', admin)];
    const elsewhere = await move(other, 'Cancelled');

    expect([...staff, elsewhere].map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('API-10 lets one of many that ask at once make the 20th, and none a 21st', async () => {
    const id = await orderMoved(customerMovesPerHour - 1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => move(id, turn % 2 === 0 ? 'Confirmed' : 'Cancelled')),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await seen(id)).history).toHaveLength(customerMovesPerHour);
  });
});
