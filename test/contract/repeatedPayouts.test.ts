import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditCash } from '#server/cash/auditCash.ts';
import { openStatementShop, type StatementShop, statementCsv } from '../support/servers/statementShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Taka: the cup for 250.50 with its delivery for 60. Steadfast keeps 60, and so pays 251. */
const booked = 311;

describe.each(testDatabases())('a payout that is entered twice, on $name', (at) => {
  let shop: StatementShop;
  beforeEach(async () => {
    shop = await openStatementShop(at);
  });
  afterEach(async () => {
    const { drifts } = await auditCash(shop.api.db);
    await shop.api.close();
    expect(drifts).toEqual([]);
  });

  it('CA-4 confirms no second statement by the payout of another, and names that', async () => {
    const [one, other] = [await shop.parcelIn('delivered'), await shop.parcelIn('delivered')];
    const first = await shop.apply(statementCsv([[one.invoice, booked]]));
    const second = await shop.apply(statementCsv([[other.invoice, booked]]));
    const answers = [await shop.pay(first.id, 251), await shop.pay(second.id, 251)];

    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]?.body).toMatchObject({
      code: 'cashRefused',
      message: 'Admin has entered this payout already, for the statement “payout.csv”.',
    });
    expect((await shop.cashOf(other)).state).toBe('remitted');
  });
});
