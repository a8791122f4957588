import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPayoutAheadCall, confirmPayoutCall } from '#contract/consignments/statements.ts';
import { dayAfter, dhakaDay } from '#domain/values/dates.ts';
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

  it('CA-4 takes no payout of a day of Dhaka that is still to come, for a statement or ahead of one', async () => {
    const parcel = await shop.parcelIn('delivered');
    const { id } = await shop.apply(statementCsv([[parcel.invoice, booked]]));
    const { api, tokens } = shop;
    const today = dhakaDay(api.now());
    const body = { method: 'bank', reference: 'Transfer 1', amount: 251, day: dayAfter(today) } as const;
    const token = tokens.admin;
    const answers = [
      await api.send(confirmPayoutCall, { params: { id }, body, token }),
      await api.send(addPayoutAheadCall, { body: { ...body, courier: 'steadfast' }, token }),
      await api.send(confirmPayoutCall, { params: { id }, body: { ...body, day: today }, token }),
    ];
    const later = 'The day is still to come. Enter the day on which the money arrived.';
    expect(answers.map(({ status, refusal }) => [status, refusal.field, refusal.message])).toEqual([
      [400, 'day', later],
      [400, 'day', later],
      [200, undefined, undefined],
    ]);
  });

  it('CA-4 notes no payout ahead of nothing or of less than nothing', async () => {
    const { api, tokens } = shop;
    const day = dhakaDay(api.now());
    const note = (amount: number) =>
      api.send(addPayoutAheadCall, {
        body: { courier: 'steadfast', method: 'bank', reference: 'Transfer 2', amount, day },
        token: tokens.admin,
      });
    const answers = [await note(0), await note(-251), await note(251)];
    expect(answers.map(({ status, refusal }) => [status, refusal.field, refusal.message])).toEqual([
      [400, 'amount', 'The amount must be more than 0'],
      [400, 'amount', 'The amount must be more than 0'],
      [200, undefined, undefined],
    ]);
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
