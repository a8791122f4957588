import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { districts, spelledDistricts } from '#domain/checkout/districts.ts';
import { matchesOrderFilter } from '#domain/orders/orderFilter.ts';
import type { Database } from '#server/database/database.ts';
import { listOrders } from '#server/orders/lists/ordersRepository.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { type LentDatabase, lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../../support/servers/testDatabases.ts';
import { aNewOrder, storeOrder } from '../../../support/storeOrder.ts';

const { customerData } = anOrder();

/** As keyboards and people write names: with curly apostrophes, postcodes, joiners, other blanks, and in two compositions. */
const spellings = [
  ...spelledDistricts.map(([spelling]) => spelling),
  'Cox’s Bazar',
  'COXS BAZAR',
  'coxs-bazar',
  'Dhaka-1216',
  'Dhaka, ',
  'ঢাকা ১২১৬।',
  '\u200eDhaka\u00a0',
  'নও\u200dগাঁ',
  'বগুড়া'.normalize('NFD'),
  'Dhaka (North)',
  'Dhakaé',
  'Atlantis',
];

describe.each(testDatabases())('the filter of orders on $name', (at) => {
  let lent: LentDatabase;
  let database: Database;
  beforeAll(async () => {
    lent = await lendDatabase(at);
    database = lent.database;
    for (const district of spellings)
      await storeOrder(database.db, aNewOrder({ customerData: { ...customerData, district } }));
  });
  afterAll(async () => {
    await lent?.giveBack();
  });

  it('DK-14 keeps in SQL the orders of the district that the domain keeps, in whatever spelling', async () => {
    const { items } = await listOrders(database.db, { owner: null });
    const wanted = [...districts, 'Cox’s Bazar', 'বগুড়া', 'dhaka 1200', 'Dhaka (North)', 'Atlantis', 'é', ''];
    const named = (orders: typeof items) => orders.map((order) => order.customerData.district);
    const kept = wanted.map(async (district) => [
      district,
      named((await listOrders(database.db, { owner: null, district })).items),
    ]);

    expect(await Promise.all(kept)).toEqual(
      wanted.map((district) => [
        district,
        named(items.filter((order) => matchesOrderFilter(order, { district }))),
      ]),
    );
  });
});
