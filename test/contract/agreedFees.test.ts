import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStatementLinesCall } from '#contract/consignments/statements.ts';
import { listPhoneHistoriesCall } from '#contract/orders/phoneHistories.ts';
import { exportFiguresCall, readFiguresCall } from '#contract/staff/figures.ts';
import { steadfastPrices } from '../support/builders/courierPrices.ts';
import { openStatementShop, type StatementShop, statementCsv } from '../support/servers/statementShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Statements in a shop with agreed prices (CA-7). */

// The cup costs 250.50 and its delivery 60: 311 taka to collect. Outside of Dhaka the delivery costs 120: 371 taka.
const booked = 311;
const dayMs = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('agreed fees, on $name', (at) => {
  let shop: StatementShop;
  beforeAll(async () => {
    shop = await openStatementShop(at);
  });
  afterAll(() => shop?.api.close());

  it('CA-7 CA-3 names fees that differ from the agreed ones, by weight, zone and collected money, in the dry run and afterwards', async () => {
    await shop.changeSettings({ courierPrices: [steadfastPrices] });
    // 60 taka within the city and 1 % of 311 taka are 63.11; couriers round, so less than a taka is no difference.
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

    // Half of 60 for the way back; 110 outside of Dhaka with 1 % of 371; nothing is agreed for a lost parcel.
    expect(check.lines.map(({ fees, agreedFees }) => [fees, agreedFees])).toEqual([
      [63, null],
      [75, 63.11],
      [60, 30],
      [63, 113.71],
      [60, null],
    ]);
    expect(check.feesDiffer).toBe(3);
    const { id } = await shop.apply(file);
    const { lines } = await shop.api.call(listStatementLinesCall, {
      params: { id },
      query: {},
      token: shop.tokens.staff,
    });
    expect(lines.map(({ agreedFees }) => agreedFees)).toEqual([null, 63.11, 30, 113.71, null]);
  });

  it('CA-7 CA-9 CR-11 tells what parcels have cost: billed, else agreed, else told by the courier', async () => {
    await shop.changeSettings({ courierPrices: [] });
    // The parcels of the test before leave the figures of the last 7 days.
    shop.api.pass(40 * dayMs);
    await shop.signInAgain();
    const mobileNumber = '01711000999';
    const order = await shop.confirmed({
      district: 'Sylhet',
      deliveryArea: 'Outside of Dhaka',
      mobileNumber,
    });
    const back = await shop.give(order);
    await shop.moveTo(back, 'returned');
    const delivered = await shop.parcelIn('delivered');
    // `parcelIn` returns the parcel as it was before the move, one revision ago.
    await shop.correct(delivered.id, { revision: delivered.revision + 1, trackingCode: null, fee: 65 });
    const figures = () => shop.api.call(readFiguresCall, { query: { days: '7' }, token: shop.tokens.staff });
    const doorOfPhone = async () => {
      const query = { ids: order };
      const { callers } = await shop.api.call(listPhoneHistoriesCall, { query, token: shop.tokens.staff });
      return callers[0]?.doorReturns;
    };
    expect((await figures()).cost).toEqual({ fees: 65, parcels: 2, withoutFee: 1 });
    expect(await doorOfPhone()).toEqual({ parcels: 1, cost: 0 });

    await shop.changeSettings({ courierPrices: [steadfastPrices] });
    // 60 taka with 1 % of 311, and half of 110 for the way back.
    expect((await figures()).cost).toEqual({ fees: 118.11, parcels: 2, withoutFee: 0 });
    expect(await doorOfPhone()).toEqual({ parcels: 1, cost: 55 });

    await shop.apply(
      statementCsv([
        [delivered.invoice, booked, 63],
        [back.invoice, 0, 70],
      ]),
    );
    const known = { fees: 70, parcels: 1, withoutFee: 0 };
    expect(await figures()).toMatchObject({
      cost: { fees: 133, parcels: 2, withoutFee: 0 },
      doorReturns: { ...known, given: 2 },
      // 40 days after the 2nd of March, with which the clock begins.
      doorMonths: [{ month: '2026-04', ...known, given: 2 }],
      doorDistricts: [{ district: 'Sylhet', ...known, given: 1 }],
    });
    expect(await doorOfPhone()).toEqual({ parcels: 1, cost: 70 });

    const { body } = await shop.api.send(exportFiguresCall, {
      query: { days: '7' },
      token: shop.tokens.staff,
    });
    const rows = body.split('\r\n').filter((row) => row.startsWith('"Returned by'));
    expect(rows.map((row) => row.replaceAll('"', '').replaceAll(/,,+/g, ' '))).toEqual([
      'Returned by month,2026-04 70,1,50.0,0 ',
      'Returned by district,Sylhet 70,1,100.0,0 ',
    ]);
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
