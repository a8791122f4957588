import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStatementLinesCall } from '#contract/consignments/statements.ts';
import { steadfastPrices } from '../support/builders/courierPrices.ts';
import { openStatementShop, type StatementShop, statementCsv } from '../support/servers/statementShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Statements in a shop with agreed prices (CA-7). */

// The cup costs 250.50 and its delivery 60: 311 taka to collect.
const booked = 311;

describe.each(testDatabases())('agreed fees, on $name', (at) => {
  let shop: StatementShop;
  beforeAll(async () => {
    shop = await openStatementShop(at);
  });
  afterAll(() => shop?.api.close());

  it('CA-7 CA-3 names fees unlike the agreed ones, by weight, zone and collected money, in the dry run and afterwards', async () => {
    await shop.changeSettings({ courierPrices: [steadfastPrices] });
    // 60 taka within the city, and 1 % of 311 taka.
    const agreed = await shop.parcelIn('delivered');
    const dearer = await shop.parcelIn('delivered');
    const back = await shop.parcelIn('returned');
    const far = await shop.give(
      await shop.confirmed({ district: 'Sylhet', deliveryArea: 'Outside of Dhaka' }),
    );
    const lost = await shop.parcelIn('lost');
    const file = statementCsv([
      [agreed.invoice, booked, 63],
      [dearer.invoice, booked, 75],
      [back.invoice, 0, 60],
      [far.invoice, 371, 63],
      [lost.invoice, 0, 60],
    ]);

    const check = await shop.check(file);

    expect(check.lines.map(({ fees, agreedFees }) => [fees, agreedFees])).toEqual([
      [63, null],
      [75, 63.11],
      [60, 30],
      [63, 113.71],
      [60, null],
    ]);
    expect(check.feesDiffer).toBe(3);
    const { id } = await shop.apply(file);
    const { lines } = await shop.api.get(listStatementLinesCall, {
      params: { id },
      query: {},
      token: shop.tokens.staff,
    });
    expect(lines.map(({ agreedFees }) => agreedFees)).toEqual([null, 63.11, 30, 113.71, null]);
  });

  it('CA-7 CA-3 asks to check again when the prices have changed since the dry run', async () => {
    await shop.changeSettings({ courierPrices: [] });
    const parcel = await shop.parcelIn('delivered');
    const file = statementCsv([[parcel.invoice, booked, 75]]);
    const { digest } = await shop.check(file);
    await shop.changeSettings({ courierPrices: [steadfastPrices] });

    expect((await shop.tryApply(file, digest)).refusal).toMatchObject({ code: 'changedMeanwhile' });
  });
});
