import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exportCashOutstandingCall,
  listHeldParcelsCall,
  readCashOutstandingCall,
} from '#contract/cash/cashOutstanding.ts';
import { exportConsignmentsCall, listConsignmentsCall } from '#contract/consignments/consignments.ts';
import { ledgerKindNames, ledgerKinds } from '#domain/cash/ledger.ts';
import { sumsByAge } from '#domain/consignments/cashHolder.ts';
import { fromPoisha } from '#domain/values/money.ts';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { openRiderShop, type RiderShop } from '../support/servers/riderShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('cash outstanding on $name', (at) => {
  let shop: RiderShop;
  beforeAll(async () => {
    shop = await openRiderShop(at);
  });
  afterAll(() => shop?.api.close());

  const sums = async () => (await shop.api.call(readCashOutstandingCall, { token: shop.tokens.staff })).sums;
  /** What is outstanding by the ledger, in taka. */
  const ledgerSum = async (): Promise<number> => {
    const kinds = ledgerKindNames.filter((kind) => ledgerKinds[kind].outstanding === 1);
    const [row] = await queryRows<{ sum: string | null }>(
      shop.api.db,
      sql`select sum(amount)::text as sum from cash_entries where kind in ${kinds}`,
    );
    return fromPoisha(Number(row?.sum ?? 0));
  };
  const held = (query: { courier: 'steadfast' | 'ownRider'; rider?: string }) =>
    shop.api.call(listHeldParcelsCall, { query, token: shop.tokens.staff });
  const list = async (query: Record<string, string>) => {
    const { consignments } = await shop.api.call(listConsignmentsCall, { query, token: shop.tokens.staff });
    return consignments.map(({ invoice }) => invoice);
  };

  describe('with parcels of every age', () => {
    const invoices: Record<string, string> = {};
    beforeAll(async () => {
      // So many days pass after each delivery. A name is the age at the end, the sum of the days from its line on; `old` has 21.
      for (const [name, daysUntilNext, given] of [
        ['old', 6, { courier: 'steadfast' }],
        ['fifteen', 1, { courier: 'steadfast' }],
        ['fourteen', 6, { courier: 'steadfast' }],
        ['eight', 1, { courier: 'pathao' }],
        ['seven', 3, { courier: 'pathao' }],
        ['four', 1, { courier: 'ownRider', rider: 'Karim' }],
        ['three', 3, { courier: 'ownRider', rider: 'Karim' }],
        ['today', 0, { courier: 'ownRider', rider: 'Salma' }],
      ] as const) {
        invoices[name] = (await shop.delivered(given)).invoice;
        shop.api.pass(daysUntilNext * day);
        await shop.signInAgain();
      }
    });

    it('CA-5 sums what each courier and rider holds by age, and the sum is that of the ledger', async () => {
      // The cup for 250.50 and its delivery for 60, in whole taka.
      const one = { parcels: 1, amount: 311 };
      const found = await sums();
      const byHolder = found.map(({ courier, rider, age, ...sum }) => [courier, rider, age, sum] as const);
      expect(byHolder).toHaveLength(7);
      expect(byHolder).toEqual(
        expect.arrayContaining([
          ['steadfast', null, 'over14', { parcels: 2, amount: 622 }],
          ['steadfast', null, '8-14', one],
          ['pathao', null, '8-14', one],
          ['pathao', null, '4-7', one],
          ['ownRider', 'Karim', '4-7', one],
          ['ownRider', 'Karim', '0-3', one],
          ['ownRider', 'Salma', '0-3', one],
        ]),
      );
      expect(sumsByAge(found).total).toEqual({ parcels: 8, amount: await ledgerSum() });
    });

    it('CA-5 lists the parcels of each number, by courier, rider, age and cash state', async () => {
      expect(await list({ courier: 'steadfast', heldAge: 'over14' })).toEqual([
        invoices.fifteen,
        invoices.old,
      ]);
      expect(await list({ courier: 'steadfast', heldAge: '8-14' })).toEqual([invoices.fourteen]);
      expect(await list({ courier: 'pathao', heldAge: 'any' })).toEqual([invoices.seven, invoices.eight]);
      expect(await list({ heldAge: '4-7' })).toEqual([invoices.four, invoices.seven]);
      expect(await list({ rider: 'Karim', heldAge: '0-3' })).toEqual([invoices.three]);
      expect(await list({ cashState: 'collected', rider: 'Salma' })).toEqual([invoices.today]);
      expect(await list({ cashState: 'short' })).toEqual([]);
      const refused = await shop.api.send(listConsignmentsCall, {
        query: { heldAge: 'ages', cashState: 'gone' },
        token: shop.tokens.staff,
      });
      expect(refused.status).toBe(400);
    });

    it('CA-5 lists what one holder has, the longest held first', async () => {
      const ofSteadfast = await held({ courier: 'steadfast' });
      expect(ofSteadfast.consignments.map(({ invoice }) => invoice)).toEqual([
        invoices.old,
        invoices.fifteen,
        invoices.fourteen,
      ]);
      expect(ofSteadfast.total).toBe(3);
      const ofKarim = await held({ courier: 'ownRider', rider: 'Karim' });
      expect(ofKarim.consignments.map(({ invoice }) => invoice)).toEqual([invoices.four, invoices.three]);
      expect((await held({ courier: 'ownRider' })).consignments).toEqual([]);
    });

    it('CA-8 lists parcels that are not marked as delivered after those of which a rider has cash', async () => {
      const given = { courier: 'ownRider', rider: 'Karim' } as const;
      const { invoice } = await shop.give(await shop.confirmed(), given);
      const { consignments, total } = await shop.api.call(listHeldParcelsCall, {
        query: { ...given, unremitted: 'true', undelivered: 'true' },
        token: shop.tokens.staff,
      });
      expect(consignments.map((parcel) => parcel.invoice)).toEqual([invoices.four, invoices.three, invoice]);
      expect(total).toBe(3);
    });

    it('CA-5 writes the table as CSV', async () => {
      const { body } = await shop.api.send(exportCashOutstandingCall, { token: shop.tokens.staff });
      const rows = body.trimEnd().split('\r\n');
      // Courier and holder; then taka and parcels of up to 3, 7 and 14 days, of more, and of all.
      expect(rows.slice(1)).toEqual([
        '"Steadfast","Steadfast","0","0","0","0","311","1","622","2","933","3"',
        '"Pathao","Pathao","0","0","311","1","311","1","0","0","622","2"',
        '"Own rider","Karim","311","1","311","1","0","0","0","0","622","2"',
        '"Own rider","Salma","311","1","0","0","0","0","0","0","311","1"',
      ]);
    });

    it('CA-6 writes the cash state, what is outstanding and since when into the CSV of parcels', async () => {
      const { body } = await shop.api.send(exportConsignmentsCall, {
        query: { rider: 'Salma' },
        token: shop.tokens.staff,
      });
      const [head = '', row = ''] = body.trimEnd().split('\r\n');
      const column = (name: string) => row.split('","')[head.split(',').indexOf(`"${name}"`)];
      expect(['Rider', 'Cash', 'Outstanding'].map(column)).toEqual(['Salma', 'Collected', '311']);
      expect(column('Held Since')).toMatch(/^\d\d \w{3}, \d{4}, /);
    });
  });
});
