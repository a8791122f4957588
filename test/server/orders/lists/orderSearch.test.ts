import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingKey } from '#domain/consignments/consignmentRules.ts';
import { matchesOrderSearch, readOrderSearch } from '#domain/orders/orderSearch.ts';
import type { Database } from '#server/database/database.ts';
import { newId } from '#server/database/queries/newId.ts';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { consignments, orders } from '#server/database/schema/schema.ts';
import { orderSearch } from '#server/orders/lists/orderSearch.ts';
import { findHits, listOrders } from '#server/orders/lists/ordersRepository.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { type LentDatabase, lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../../support/servers/testDatabases.ts';
import { aNewOrder, storeOrder } from '../../../support/storeOrder.ts';

const { customerData } = anOrder();

/** With letters of two cases that differ in length, signs that have a meaning in LIKE, quotes and two blanks. */
const people = [
  ['Rahima Khatun', 'rahima@example.com', '01712345678'],
  ['RAHIM  Uddin', 'Rahim.Uddin@Example.com', '01788012345'],
  ['আয়েশা সিদ্দিকা', 'ayesha%a_b@example.org', '01900001712'],
  ['Élodie 50% O\'Brien \\ "Q"', 'elodie@example.net', '01310000000'],
  ['İpek ſ ẞ 𝒳', 'ipek@example.com', '01699999999'],
] as const;

describe.each(testDatabases())('the search of orders on $name', (at) => {
  let lent: LentDatabase;
  let database: Database;
  const place = async (id: string, [name, email, mobileNumber]: (typeof people)[number]): Promise<void> => {
    const person = { ...customerData, name, email, mobileNumber };
    await storeOrder(database.db, aNewOrder({ id, customerData: person }));
  };
  beforeAll(async () => {
    lent = await lendDatabase(at);
    database = lent.database;
    for (const person of people) await place(newId(new Date()), person);
  });
  afterAll(async () => {
    await lent?.giveBack();
  });

  it('MD-1 MD-2 finds in SQL what the domain finds', async () => {
    const { items } = await listOrders(database.db, { owner: null });
    const texts = items.flatMap(({ _id, number, customerData: { name, email, mobileNumber } }) => [
      _id,
      number ?? '',
      (number ?? '').replace('HK-', '').replaceAll('0', 'o'),
      name,
      email,
      mobileNumber,
      `+880${mobileNumber.slice(1)}`,
    ]);
    const partOfText = fc
      .tuple(fc.constantFrom(...texts), fc.nat(30), fc.nat(30), fc.constantFrom(0, 1, 2))
      .map(([text, start, length, letterCase]) => {
        const part = text.slice(start % text.length).slice(0, 1 + length);
        return [part, part.toUpperCase(), part.toLowerCase()][letterCase] ?? part;
      });
    const digits = fc.stringMatching(/^[+০-৯0-9 -]{1,14}$/);
    await fc.assert(
      fc.asyncProperty(fc.oneof(partOfText, digits, fc.string({ maxLength: 4 })), async (text) => {
        // The contract refuses the first; no request can carry the others.
        fc.pre(!/[\0\p{Surrogate}]/u.test(text));
        const search = readOrderSearch(text);
        const expected = items.filter((order) => matchesOrderSearch(order, search));
        expect((await listOrders(database.db, { owner: null, search: text })).items).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('MD-24 finds an order by its id alone, also if the digits are the tracking code of a deleted order’s parcel', async () => {
    const { db } = database;
    const digits = '7777777';
    await place(`aaaaaaaa${digits}aaaaaaaaa`, people[0]);
    const find = () => findHits(db, { owner: null, search: digits, limit: 20 });
    const found = await find();
    expect(found).toMatchObject({ items: [{ _id: `aaaaaaaa${digits}aaaaaaaaa` }], total: 1 });
    await db.insert(consignments).values({
      id: newId(new Date()),
      orderId: null,
      orderNumber: 'HK-0000-00',
      recipientName: 'Rahima',
      recipientPhone: '01712345678',
      courier: 'steadfast',
      invoice: 'HK-0000-00',
      trackingCode: digits,
      trackingKey: trackingKey(digits),
      amount: 0,
      weight: 500,
      note: '',
      stage: 'delivered',
      isExchange: false,
      createdAt: new Date(),
      createdByUid: 'staff',
      createdBy: 'Staff',
      stageAt: new Date(),
      revision: 0,
    });
    expect(await find()).toEqual(found);
  });

  it('MD-1 reads indexes, never the table', async () => {
    const plans = await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const lists: string[] = [];
      for (const search of ['rahima', '+880 1712-345678', 'HK-0000-00', 'আয়েশা']) {
        const rows = await queryRows<{ 'QUERY PLAN': string }>(
          tx,
          sql`explain select id from ${orders} where ${orderSearch(search).matching}`,
        );
        lists.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return lists;
    });
    expect(plans.map((plan) => plan.includes('Bitmap Index Scan on orders_search'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([]);
    expect(plans[2]).toContain('Bitmap Index Scan on orders_number');
  });
});
