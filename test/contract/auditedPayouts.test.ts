import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrderConsignmentsCall } from '#contract/consignments/consignments.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { openStatementShop, type StatementShop, statementCsv } from '../support/servers/statementShop.ts';
import { fasterDatabase } from '../support/servers/testDatabases.ts';

describe.each(fasterDatabase())('payouts in the audit log and at their parcels, on $name', (at) => {
  let shop: StatementShop;
  beforeAll(async () => {
    shop = await openStatementShop(at);
  });
  afterAll(() => shop?.api.close());

  // Of the 311 taka that a parcel collects the courier keeps 60, so its line comes to 251.
  it.each([
    [251, '৳251 (Transfer 251)'],
    [201, '৳201, ৳50 less than its lines (Transfer 201)'],
    [260, '৳260, ৳9 more than its lines (Transfer 260)'],
  ])('CA-4 MD-10 an entry says how a payout of %i taka differs from its lines of 251', async (paid, to) => {
    const parcel = await shop.parcelIn('delivered');
    const { id } = await shop.apply(statementCsv([[parcel.invoice, 311]]));
    await shop.pay(id, paid, `Transfer ${paid}`);
    const { entries } = await shop.api.call(listAuditEntriesCall, {
      query: { action: 'confirmPayout' },
      token: shop.tokens.admin,
    });
    expect(entries[0]?.details).toEqual({ to });
  });

  it('CA-4 CA-6 a parcel tells the day on which its payout arrived', async () => {
    const parcel = await shop.parcelIn('delivered');
    const { id } = await shop.apply(statementCsv([[parcel.invoice, 311]]));
    await shop.pay(id, 251, 'Transfer 4712');
    const { consignments } = await shop.api.call(listOrderConsignmentsCall, {
      params: { id: parcel.orderId ?? '' },
      token: shop.tokens.staff,
    });
    const days = consignments[0]?.cashHistory.map(({ event, payoutDay }) => [event, payoutDay]);
    expect(days).toEqual([
      ['COLLECT', null],
      ['STATEMENT', null],
      ['PAYOUT', '2026-03-02'],
    ]);
  });
});
