import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOrderNoteCall } from '#contract/orders/orderNotes.ts';
import {
  getNeighboursCall,
  listOrdersCall,
  listOwnOrdersCall,
  type OrdersQuery,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import { blockPhoneCall } from '#contract/orders/phoneHistories.ts';
import { markPrintedCall } from '#contract/staff/printBatches.ts';
import { setPackedCall } from '#contract/staff/scanning.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { countMatching } from '#server/orders/lists/orderCountsRepository.ts';
import type { OrderListQuery } from '#server/orders/lists/orderFilter.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('filters of the desk on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  let plate: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    cup = await addProduct(api, admin);
    plate = await addProduct(api, admin);
  });
  afterAll(() => api?.close());

  let phones = 0;
  const nextPhone = () => {
    phones += 1;
    return `0170000${String(phones).padStart(4, '0')}`;
  };
  const place = (product: string, customer: { mobileNumber?: string; district?: string } = {}) =>
    submitOrder(api, orderBody([lineFor(product, 250.5)], { mobileNumber: nextPhone(), ...customer }));
  const move = (id: string, status: OrderStatus) =>
    api.call(setOrderStatusCall, { params: { id }, body: { status }, token: admin });
  const listed = async (query: OrdersQuery) => {
    const answer = await api.send(listOrdersCall, { query: { limit: 50, ...query }, token: admin });
    return answer.body.map(({ _id }) => _id);
  };
  const inFeni = (query: OrdersQuery) => listed({ district: 'Feni', ...query });
  const warned = (warning: OrdersQuery['warning']) => listed({ status: 'Pending', warning });
  const call = (id: string) =>
    api.call(addOrderNoteCall, { params: { id }, body: { kind: 'noAnswer', text: '' }, token: admin });

  it('DK-14 keeps the orders of a product and of a district, also in their neighbours', async () => {
    const [far, near] = [await place(plate, { district: 'Bogura' }), await place(plate)];
    await place(cup, { district: 'Bogura' });
    const neighbours = await api.call(getNeighboursCall, {
      params: { id: near },
      query: { product: plate },
      token: admin,
    });

    expect(await listed({ product: plate })).toEqual([near, far]);
    expect(await listed({ product: plate, district: 'Bogura' })).toEqual([far]);
    const spelled = [];
    for (const district of ['বগুড়া', 'BOGRA']) spelled.unshift(await place(plate, { district }));
    expect(await listed({ product: plate, district: 'Bogura' })).toEqual([...spelled, far]);
    expect(await listed({ product: plate, district: 'বগুড়া' })).toEqual([...spelled, far]);
    expect(neighbours).toMatchObject({ previous: null, next: far, position: 1, total: 2 });
  });

  it('DK-14 keeps the orders that are printed, and those that are packed', async () => {
    const [printed, packed] = [
      await place(cup, { district: 'Feni' }),
      await place(cup, { district: 'Feni' }),
    ];
    await api.call(markPrintedCall, { body: { paper: 'labels', orders: [printed] }, token: admin });
    await move(packed, 'Confirmed');
    await api.call(setPackedCall, { params: { id: packed }, body: { packed: true }, token: admin });

    expect([await inFeni({ printed: 'yes' }), await inFeni({ printed: 'no' })]).toEqual([
      [printed],
      [packed],
    ]);
    expect([await inFeni({ packed: 'yes' }), await inFeni({ packed: 'no' })]).toEqual([[packed], [printed]]);
  });

  it('CL-4 counts the orders that are not printed, or not packed, as it lists them', async () => {
    const district = 'Bhola';
    await place(cup, { district });
    const [unpacked, ready] = [await place(cup, { district }), await place(cup, { district })];
    for (const id of [unpacked, ready]) await move(id, 'Confirmed');
    await api.call(markPrintedCall, { body: { paper: 'labels', orders: [unpacked, ready] }, token: admin });
    await api.call(setPackedCall, { params: { id: ready }, body: { packed: true }, token: admin });
    const filters = [
      { printed: 'no' },
      { packed: 'no' },
      { packed: 'no', printed: 'no' },
      { printed: 'no', status: 'Pending' },
      { packed: 'no', status: 'Confirmed' },
      { printed: 'no', district },
    ] as const;
    for (const { status, ...filter } of filters as readonly OrdersQuery[]) {
      const statuses = status === undefined ? {} : { statuses: [status as OrderStatus] };
      const counted = await countMatching(api.db, { owner: null, ...statuses, ...filter } as OrderListQuery);
      const { length } = await listed({ ...filter, status, limit: 500 });
      expect({ filter, status, counted }).toEqual({ filter, status, counted: length });
      expect(length).toBeGreaterThan(0);
    }
  });

  it('DK-14 keeps the orders with so many calls', async () => {
    const district = 'Jashore';
    const orders: string[] = [];
    for (const calls of [0, 1, 2, 3, 4]) {
      const id = await place(cup, { district });
      for (let made = 0; made < calls; made += 1) await call(id);
      orders.push(id);
    }
    const [none, one, two, three, four] = orders;
    const of = (tries: OrdersQuery['tries']) => listed({ district, status: 'Pending', tries });

    expect([await of('0'), await of('1'), await of('2'), await of('3')]).toEqual([
      [none],
      [one],
      [two],
      [four, three],
    ]);
  });

  it('DK-14 keeps the orders with a warning about their phone number', async () => {
    const [blockedPhone, refusing, twice] = [nextPhone(), nextPhone(), nextPhone()];
    await api.call(blockPhoneCall, {
      body: { mobileNumber: blockedPhone, reason: 'Refused.' },
      token: admin,
    });
    for (let count = 0; count < 3; count += 1) {
      // Each of another product, so that they are not the same order placed twice.
      const other = await addProduct(api, admin);
      await move(await place(other, { mobileNumber: refusing }), 'Cancelled');
    }
    const blocked = await place(cup, { mobileNumber: blockedPhone });
    const low = await place(plate, { mobileNumber: refusing });
    const repeats = [await place(cup, { mobileNumber: twice }), await place(cup, { mobileNumber: twice })];

    expect([await warned('blocked'), await warned('lowShare'), await warned('repeat')]).toEqual([
      [blocked],
      [low],
      repeats.toReversed(),
    ]);
    expect(await warned('any')).toEqual([...repeats.toReversed(), low, blocked]);
  });

  it('DK-14 tells a customer nothing by the filters of staff', async () => {
    const anna = personOf('anna');
    const token = await api.signIn(anna);
    const id = await submitOrder(api, orderBody([lineFor(cup, 250.5)], { email: anna.email }), token);
    const parts: OrdersQuery[] = [
      { printed: 'no' },
      { packed: 'no' },
      { tries: '0' },
      { warning: 'any' },
      { parcel: 'none' },
      { calls: 'none' },
    ];
    const answers = await Promise.all(
      parts.flatMap((part) => {
        const query = { status: 'Pending', ...part };
        return [
          api.send(listOwnOrdersCall, { query: { email: anna.email, ...query }, token }),
          api.send(getNeighboursCall, { params: { id }, query, token }),
        ];
      }),
    );
    expect(answers.map(({ refusal }) => refusal.field)).toEqual(
      ['printed', 'packed', 'tries', 'warning', 'parcel', 'calls'].flatMap((name) => [name, name]),
    );
  });

  it.each([
    [{ tries: '5', status: 'Pending' }, 'tries'],
    // Calls are counted of pending orders alone.
    [{ tries: '1' }, 'tries'],
    [{ warning: 'any', status: 'Pending,Confirmed' }, 'warning'],
    [{ product: 'cup' }, 'product'],
    [{ printed: 'maybe' }, 'printed'],
    [{ calls: 'some' }, 'calls'],
  ])('DK-14 refuses %j with its field', async (query, field) => {
    const answer = await api.send(listOrdersCall, { query, token: admin });
    expect([answer.refusal.code, answer.refusal.field]).toEqual(['invalid', field]);
  });
});
