import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderNumberOf } from '#domain/orders/orderNumber.ts';
import { insertConsignment } from '#server/consignments/consignmentChangesRepository.ts';
import type { Db } from '#server/database/database.ts';
import { newId } from '#server/database/queries/newId.ts';
import { newConsignment } from '#server/orders/consignments/newConsignment.ts';
import { deleteOrder, findOrder } from '#server/orders/lists/ordersRepository.ts';
import { insertOrder } from '#server/orders/placing/insertOrder.ts';
import type { PlacedRequest } from '#server/orders/placing/placedRequestsRepository.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { parcelBody } from '../../../support/clients/parcels.ts';
import { type LentDatabase, lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../../support/servers/testDatabases.ts';

const at = new Date('2026-03-02T09:07:00.000Z');
const { products: lines, customerData, subTotal, total } = anOrder();
describe.each(testDatabases())('numbers of parcels on $name', (target) => {
  let lent: LentDatabase;
  let db: Db;
  beforeAll(async () => {
    lent = await lendDatabase(target);
    ({ db } = lent.database);
  });
  afterAll(() => lent?.giveBack());

  /** Places an order for which these codes are drawn one after the other; returns its number. */
  const place = (prefix: string, codes: readonly number[], request: PlacedRequest | null = null) => {
    const draws = [...codes];
    const id = request?.orderId ?? newId(at);
    const order = { id, placedAt: at, status: 'Pending', customerUid: null, returnDays: 7 } as const;
    return insertOrder(
      db,
      { ...order, lines, customerData, subTotal, total },
      { prefix, settingsVersion: 0, request, draw: (given) => orderNumberOf(draws.shift() ?? 0, given) },
    );
  };

  /** A parcel with this code, whose order is deleted. */
  const leaveParcel = async (code: number): Promise<void> => {
    const request = { key: `the order ${code}`, bodyHash: 'hash', orderId: newId(at), placedAt: at };
    await place('HK', [code], request);
    const stored = await findOrder(db, request.orderId);
    if (stored === null) throw new Error('The order is unknown');
    const given = {
      ...parcelBody(),
      id: newId(at),
      stage: 'booked',
      requestKey: null,
      advances: [],
    } as const;
    await insertConsignment(db, newConsignment(stored.order, 1, given), { uid: 'staff', name: 'Staff', at });
    await deleteOrder(db, request.orderId, 'Pending');
  };

  it('CR-1 MD-2 of a deleted order are given to no other order, whose invoice would be the same', async () => {
    await leaveParcel(1);
    expect(await place('HK', [1, 2])).toBe(orderNumberOf(2, 'HK'));
  });

  it('SP-12 of a deleted order are given to no order with another prefix', async () => {
    await leaveParcel(3);
    expect(await place('NB', [3, 4])).toBe(orderNumberOf(4, 'NB'));
  });

  it('CO-10 keep no key from the order, which takes it once', async () => {
    await leaveParcel(5);
    const request = { key: 'a key of two draws', bodyHash: 'hash', orderId: newId(at), placedAt: at };
    const numbers = [await place('HK', [5, 6], request), await place('HK', [5, 7], request)];
    expect(numbers).toEqual([orderNumberOf(6, 'HK'), null]);
  });
});
