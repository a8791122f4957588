import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeOffCashCall } from '#contract/cash/cashOutstanding.ts';
import {
  addPayoutAheadCall,
  confirmPayoutCall,
  listPayoutsAheadCall,
  matchPayoutCall,
} from '#contract/consignments/statements.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { auditCash } from '#server/cash/auditCash.ts';
import { insertMany } from '#server/database/queries/insertMany.ts';
import { cashPayouts } from '#server/database/schema/schema.ts';
import { openStatementShop, type StatementShop, statementCsv } from '../support/servers/statementShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Payouts of statements, and what is given up (CA-4). */

// Taka: the cup for 250.50 with its delivery for 60. Steadfast keeps 60 of each line that names no other fee, and so pays 251
// for one. `cashOf` reads poisha.
const booked = 311;

describe.each(testDatabases())('payouts, on $name', (at) => {
  let shop: StatementShop;
  beforeEach(async () => {
    shop = await openStatementShop(at);
  });
  afterEach(async () => {
    const { drifts } = await auditCash(shop.api.db);
    await shop.api.close();
    expect(drifts).toEqual([]);
  });

  it('CA-3 CA-4 takes a write-off back when the money comes after all', async () => {
    const parcel = await shop.parcelIn('delivered');
    await shop.apply(statementCsv([[parcel.invoice, 300]]));
    const writeOff = (amount: number) =>
      shop.api.send(writeOffCashCall, {
        params: { id: parcel.id },
        body: { amount, reason: 'Not worth a call.' },
        token: shop.tokens.admin,
      });

    expect((await writeOff(12)).body).toMatchObject({ code: 'changedMeanwhile' });
    expect((await writeOff(11)).status).toBe(200);
    expect(await shop.cashOf(parcel)).toEqual({ state: 'writtenOff', unremitted: 0, outstanding: 24_000 });

    const late = statementCsv([[parcel.invoice, 11, 0]]);
    expect((await shop.check(late)).lines[0]?.kind).toBe('afterWriteOff');
    await shop.apply(late);
    expect(await shop.cashOf(parcel)).toEqual({ state: 'remitted', unremitted: 0, outstanding: 25_100 });
  });

  it('CA-1 CA-4 pays the return fee of a parcel that was delivered after all', async () => {
    const other = await shop.parcelIn('delivered');
    const parcel = await shop.parcelIn('returned');
    const { id } = await shop.apply(
      statementCsv([
        [other.invoice, booked],
        [parcel.invoice, 0],
      ]),
    );
    await shop.moveTo(parcel, 'delivered');
    // 311, less a fee for each of the two parcels.
    const paid = await shop.pay(id, 191);

    expect(paid.status).toBe(200);
    expect(await shop.cashOf(other)).toEqual({ state: 'reconciled', unremitted: 0, outstanding: 0 });
    expect(await shop.cashOf(parcel)).toEqual({
      state: 'collected',
      unremitted: 31_100,
      outstanding: 31_100,
    });

    await shop.moveTo(parcel, 'delivered', 300);
    expect(await shop.cashOf(parcel)).toEqual({
      state: 'collected',
      unremitted: 30_000,
      outstanding: 30_000,
    });
    const later = await shop.apply(statementCsv([[parcel.invoice, 300]]));
    expect((await shop.pay(later.id, 240)).status).toBe(200);
    expect(await shop.cashOf(parcel)).toEqual({ state: 'reconciled', unremitted: 0, outstanding: 0 });
  });

  it('CA-1 CA-4 pays the return fee of a parcel that is on its way once more', async () => {
    const parcel = await shop.parcelIn('returned');
    const { id } = await shop.apply(statementCsv([[parcel.invoice, 0]]));
    await shop.moveTo(parcel, 'delivered');
    await shop.moveTo(parcel, 'outForDelivery');
    const paid = await shop.pay(id, -60);

    expect(paid.status).toBe(200);
    expect(await shop.cashOf(parcel)).toEqual({ state: 'due', unremitted: 0, outstanding: 0 });
  });

  it('CA-1 CA-4 pays statements that name, take back and name the same money, the first one first', async () => {
    const parcel = await shop.parcelIn('delivered');
    const named = await shop.apply(statementCsv([[parcel.invoice, booked]]));
    const takenBack = await shop.apply(statementCsv([[parcel.invoice, -booked, 0]]));
    const namedAgain = await shop.apply(statementCsv([[parcel.invoice, booked, 0]]));
    const states: string[] = [];
    for (const [{ id }, amount] of [
      [named, 251],
      [takenBack, -booked],
      [namedAgain, booked],
    ] as const) {
      const { status } = await shop.pay(id, amount);
      const { state, outstanding } = await shop.cashOf(parcel);
      states.push(`${status} ${state} ${outstanding}`);
    }

    expect(states).toEqual(['200 reconciled 0', '200 remitted 31100', '200 reconciled 0']);
  });

  it('CA-4 matches a payout before the delivery to its statement later', async () => {
    const parcel = await shop.parcelIn('delivered');
    const paid = { method: 'wallet', reference: 'bKash 9', amount: 300, day: '2026-03-01' } as const;
    const { data: payout } = await shop.api.call(addPayoutAheadCall, {
      body: { courier: 'steadfast', ...paid },
      token: shop.tokens.admin,
    });
    const statement = await shop.apply(statementCsv([[parcel.invoice, booked]]));
    const ahead = () =>
      shop.api.call(listPayoutsAheadCall, { query: { courier: 'steadfast' }, token: shop.tokens.staff });
    expect((await ahead()).payouts).toMatchObject([{ id: payout.id, kind: 'ahead', difference: null }]);

    const { data } = await shop.api.call(matchPayoutCall, {
      params: { id: statement.id },
      body: { payoutId: payout.id },
      token: shop.tokens.admin,
    });

    expect(data.payout).toMatchObject({ kind: 'ahead', difference: 49 });
    expect((await shop.cashOf(parcel)).state).toBe('reconciled');
    expect((await ahead()).payouts).toEqual([]);
  });

  it('CA-4 notes a payout before the delivery once, however often it is sent', async () => {
    const paid = { courier: 'steadfast', method: 'wallet', amount: 300, day: '2026-03-01' } as const;
    const note = async (reference: string) => {
      const body = { ...paid, reference };
      return (await shop.api.call(addPayoutAheadCall, { body, token: shop.tokens.admin })).data;
    };
    const [one, again] = await Promise.all([note('bKash 9'), note('bKash 9')]);
    const repeated = await note('bKash 9');
    const other = await note('bKash 10');

    expect([again, repeated]).toEqual([one, one]);
    const { payouts } = await shop.api.call(listPayoutsAheadCall, { query: {}, token: shop.tokens.staff });
    expect(payouts.map(({ id }) => id)).toEqual([other.id, one.id]);
    const { entries } = await shop.api.call(listAuditEntriesCall, { query: {}, token: shop.tokens.admin });
    expect(entries.filter(({ action }) => action === 'addPayout')).toHaveLength(2);
  });

  it('CA-4 refuses a payout that has its statement already, and names the statement', async () => {
    const parcel = await shop.parcelIn('delivered');
    const paid = { method: 'wallet', reference: 'bKash 9', amount: 251, day: '2026-03-01' } as const;
    const note = () =>
      shop.api.send(addPayoutAheadCall, {
        body: { courier: 'steadfast', ...paid },
        token: shop.tokens.admin,
      });
    const { data: payout } = (await note()).body;
    const { id } = await shop.apply(statementCsv([[parcel.invoice, booked]]));
    await shop.api.call(matchPayoutCall, {
      params: { id },
      body: { payoutId: payout.id },
      token: shop.tokens.admin,
    });
    const { status, refusal } = await note();

    expect({ status, code: refusal.code, message: refusal.message }).toEqual({
      status: 409,
      code: 'cashRefused',
      message: 'Admin has entered this payout already, for the statement “payout.csv”.',
    });
    const ahead = await shop.api.call(listPayoutsAheadCall, { query: {}, token: shop.tokens.admin });
    expect(ahead.payouts).toEqual([]);
  });

  it('CA-4 confirms no statement by a payout that was noted before, unless it is chosen', async () => {
    const parcel = await shop.parcelIn('delivered');
    const paid = { method: 'bank', reference: 'Transfer 4711', amount: 251, day: '2026-03-01' } as const;
    const { data: payout } = await shop.api.call(addPayoutAheadCall, {
      body: { courier: 'steadfast', ...paid },
      token: shop.tokens.admin,
    });
    const { id } = await shop.apply(statementCsv([[parcel.invoice, booked]]));
    const confirmation = { params: { id }, body: paid, token: shop.tokens.admin };
    const { status, refusal } = await shop.api.send(confirmPayoutCall, confirmation);

    expect({ status, code: refusal.code, message: refusal.message }).toEqual({
      status: 409,
      code: 'cashRefused',
      message: 'Admin has noted this payout before. Choose it for this statement.',
    });
    expect((await shop.cashOf(parcel)).state).toBe('remitted');
    const { data } = await shop.api.call(matchPayoutCall, {
      params: { id },
      body: { payoutId: payout.id },
      token: shop.tokens.admin,
    });
    expect(data.payout?.id).toBe(payout.id);
  });

  it('CA-4 lists every payout that waits for its statement, also the oldest of many', async () => {
    const numbers = Array.from({ length: 101 }, (_, index) => index);
    await insertMany(
      shop.api.db,
      cashPayouts,
      numbers.map((number) => ({
        id: `payout-${number}`,
        courier: 'steadfast' as const,
        kind: 'ahead' as const,
        method: 'wallet' as const,
        reference: `bKash ${number}`,
        amount: 30_000,
        day: '2026-03-01',
        at: new Date(Date.UTC(2026, 2, 1, 0, number)),
        byUid: 'admin',
        byName: 'Admin',
      })),
    );
    const { payouts } = await shop.api.call(listPayoutsAheadCall, {
      query: { courier: 'steadfast' },
      token: shop.tokens.admin,
    });

    expect(payouts.map(({ reference }) => reference)).toEqual(
      numbers.toReversed().map((number) => `bKash ${number}`),
    );
  });

  it('CA-4 confirms a payout once, and tells the other of two admins at once who did, ten times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const parcel = await shop.parcelIn('delivered');
      const { id } = await shop.apply(statementCsv([[parcel.invoice, booked]]));
      const pay = () => shop.pay(id, 251, `Transfer ${round}`);
      const answers = await Promise.all([pay(), pay()]);
      const [won, lost] = answers.toSorted((one, other) => one.status - other.status);

      expect([won?.status, won?.body.data.payout?.amount]).toEqual([200, 251]);
      expect([lost?.status, lost?.refusal.message]).toEqual([
        409,
        'Admin has confirmed the payout of this statement.',
      ]);
      expect((await shop.cashOf(parcel)).state).toBe('reconciled');
    }
  });

  it('CA-4 stores one payout when one admin confirms it while another notes it ahead, ten times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const parcel = await shop.parcelIn('delivered');
      const { id } = await shop.apply(statementCsv([[parcel.invoice, booked]]));
      const paid = {
        method: 'bank',
        reference: `Transfer ${round}`,
        amount: 251,
        day: '2026-03-01',
      } as const;
      const answers = await Promise.all([
        shop.api.send(confirmPayoutCall, { params: { id }, body: paid, token: shop.tokens.admin }),
        shop.api.send(addPayoutAheadCall, {
          body: { courier: 'steadfast', ...paid },
          token: shop.tokens.admin,
        }),
      ]);

      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    }
  });
});
