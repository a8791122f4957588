import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  listStatementLinesCall,
  listStatementsCall,
  previewStatementCall,
  readStatementCall,
} from '#contract/consignments/statements.ts';
import { auditCash } from '#server/cash/auditCash.ts';
import { cashHistories } from '#server/cash/cashRepository.ts';
import { xlsxFile } from '../support/builders/xlsxFile.ts';
import {
  openStatementShop,
  type StatementShop,
  statementCsv,
  statementMapping,
} from '../support/servers/statementShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Statements of couriers (CA-3) and their payouts (CA-4). */

// The cup costs 250.50 and its delivery 60: 311 taka to collect. Of each line that names no other fee Steadfast keeps 60, and so pays 251.
const booked = 311;
// Calls have amounts in taka; `cashOf` reads those of the database, in poisha.

/** A statement with a column for compensations. */
const fileOf = (...lines: readonly string[]) => ['Invoice,COD,Charge,Claim', ...lines].join('\r\n');

describe.each(testDatabases())('statements, on $name', (at) => {
  let shop: StatementShop;
  beforeEach(async () => {
    shop = await openStatementShop(at);
  });
  afterEach(async () => {
    const { drifts } = await auditCash(shop.api.db);
    await shop.api.close();
    expect(drifts).toEqual([]);
  });

  it('CA-3 names each kind of line, what it does and the sums, and writes nothing', async () => {
    const equal = await shop.parcelIn('delivered');
    const less = await shop.parcelIn('delivered');
    const more = await shop.parcelIn('delivered');
    const early = await shop.parcelIn('outForDelivery');
    const back = await shop.parcelIn('returned');
    const twice = await shop.parcelIn('delivered');
    const file = statementCsv([
      [equal.invoice, booked],
      [less.invoice, 300],
      [more.invoice, 320],
      [early.invoice, booked],
      [back.invoice, 0],
      [twice.invoice, booked],
      [twice.invoice, booked],
      ['HK-0000-00', 500],
    ]);

    const check = await shop.check(file, { payoutTotal: 1000 });

    expect(check.lines.map(({ row, kind, expected, net }) => [row, kind, expected, net])).toEqual([
      [2, 'equal', 311, 251],
      [3, 'less', 311, 240],
      [4, 'more', 311, 260],
      [5, 'notDelivered', 311, 251],
      [6, 'void', 0, -60],
      [7, 'twice', 311, 251],
      [8, 'twice', 311, 251],
      [9, 'unknown', 0, 440],
    ]);
    expect(check.lines[6]?.note).toBe('The parcel is also in row 7. None of these rows moves money.');
    expect(check.lines[0]?.events).toEqual([
      {
        type: 'STATEMENT',
        to: 'remitted',
        entries: [
          { kind: 'fee', amount: -60 },
          { kind: 'remit', amount: -251 },
        ],
      },
    ]);
    expect(check.lines[3]?.events[0]?.entries).toEqual([
      { kind: 'collect', amount: 311 },
      { kind: 'rounding', amount: -0.5 },
      { kind: 'fee', amount: -60 },
      { kind: 'remit', amount: -251 },
    ]);
    expect(check.sums.find(({ kind }) => kind === 'twice')).toEqual({
      kind: 'twice',
      lines: 2,
      collected: 622,
      fees: 120,
      net: 502,
    });
    expect([check.net, check.payoutTotal, check.faults, check.same]).toEqual([1884, 1000, [], null]);
    expect((await shop.cashOf(equal)).state).toBe('collected');
  });

  it('CA-3 CA-2 applies what was shown, and the payout reconciles each parcel', async () => {
    const equal = await shop.parcelIn('delivered');
    const less = await shop.parcelIn('delivered');
    const early = await shop.parcelIn('outForDelivery');
    const back = await shop.parcelIn('returned');

    const statement = await shop.apply(
      statementCsv([
        [equal.invoice, booked],
        [less.invoice, 300],
        [early.invoice, booked],
        [back.invoice, 0],
      ]),
    );

    expect(statement).toMatchObject({
      courier: 'steadfast',
      name: 'payout.csv',
      lines: 4,
      differences: 3,
      net: 682,
    });
    expect(await shop.cashOf(equal)).toEqual({ state: 'remitted', unremitted: 0, outstanding: 25_100 });
    expect(await shop.cashOf(less)).toEqual({ state: 'short', unremitted: 1100, outstanding: 25_100 });
    expect(await shop.cashOf(early)).toEqual({ state: 'remitted', unremitted: 0, outstanding: 25_100 });
    expect(await shop.cashOf(back)).toEqual({ state: 'void', unremitted: 0, outstanding: -6000 });

    const paid = await shop.pay(statement.id, 680);

    expect(paid.body).toMatchObject({ data: { payout: { kind: 'statement', amount: 680, difference: -2 } } });
    expect(await shop.cashOf(equal)).toEqual({ state: 'reconciled', unremitted: 0, outstanding: 0 });
    expect(await shop.cashOf(less)).toEqual({ state: 'short', unremitted: 1100, outstanding: 1100 });
    expect(await shop.cashOf(back)).toEqual({ state: 'void', unremitted: 0, outstanding: 0 });
    expect((await shop.pay(statement.id, 680)).body).toMatchObject({ code: 'changedMeanwhile' });
  });

  it('CA-1 CA-3 collects of a partial delivery what the statement is the first to tell', async () => {
    const partly = await shop.parcelIn('partlyDelivered');
    await shop.apply(statementCsv([[partly.invoice, 200]]));
    const history = (await cashHistories(shop.api.db, [partly.id])).get(partly.id) ?? [];
    expect(history.map(({ type, to, entries }) => [type, to, entries.map(({ amount }) => amount)])).toEqual([
      ['STATEMENT', 'remitted', [20_000, -6000, -14_000]],
    ]);
  });

  it('CA-1 CA-3 expects the whole amount again of a parcel that came back and is opened again', async () => {
    const parcel = await shop.parcelIn('returned');
    await shop.moveTo(parcel, 'withCourier');

    const { lines } = await shop.check(statementCsv([[parcel.invoice, booked]]));

    expect(lines).toMatchObject([
      { kind: 'notDelivered', expected: 311, events: [{ type: 'STATEMENT', to: 'remitted' }] },
    ]);
  });

  it('CA-3 reads a negative line as money taken back, also after the payout', async () => {
    const parcel = await shop.parcelIn('delivered');
    const first = await shop.apply(statementCsv([[parcel.invoice, booked]]));
    await shop.pay(first.id, 251);
    const file = statementCsv([[parcel.invoice, -booked, 0]]);

    expect((await shop.check(file)).lines[0]).toMatchObject({ kind: 'takenBack', net: -311 });
    const second = await shop.apply(file);
    expect(await shop.cashOf(parcel)).toEqual({ state: 'short', unremitted: 31_100, outstanding: 0 });
    await shop.pay(second.id, -311);
    expect(await shop.cashOf(parcel)).toEqual({ state: 'short', unremitted: 31_100, outstanding: 31_100 });
  });

  it('CA-3 says that a statement was applied already, and names the parcels of an overlap', async () => {
    const [one, other] = [await shop.parcelIn('delivered'), await shop.parcelIn('delivered')];
    const file = statementCsv([[one.invoice, booked]]);
    const first = await shop.apply(file);

    const again = await shop.check(file);
    expect(again.same).toMatchObject({ id: first.id, by: first.by });
    expect((await shop.tryApply(file, again.digest)).body).toMatchObject({ code: 'cashRefused' });
    // The same table as XLSX is the same statement.
    const workbook = xlsxFile([
      ['Invoice', 'COD', 'Charge'],
      [one.invoice, booked, 60],
    ]);
    expect((await shop.check(workbook)).same).toMatchObject({ id: first.id });

    const overlapping = await shop.check(
      statementCsv([
        [one.invoice, booked],
        [other.invoice, booked],
      ]),
    );
    expect(overlapping.same).toBeNull();
    expect(overlapping.overlaps).toMatchObject([{ id: first.id, invoices: [one.invoice], parcels: 1 }]);
    expect(overlapping.lines.map(({ kind }) => kind)).toEqual(['twice', 'equal']);
  });

  it('CA-3 books a fee, a compensation and money taken back once, however many statements name them', async () => {
    const [back, lost] = [await shop.parcelIn('returned'), await shop.parcelIn('lost')];
    const [paid, short] = [await shop.parcelIn('delivered'), await shop.parcelIn('delivered')];
    const given = { mapping: { ...statementMapping, compensation: 'Claim' } };
    await shop.apply(statementCsv([[paid.invoice, booked]]));
    const named = [
      `${back.invoice},0,60,0`,
      `${lost.invoice},0,0,200`,
      `${paid.invoice},-311,0,0`,
      `${short.invoice},0,60,0`,
    ];
    await shop.apply(fileOf(...named), given);
    const parcels = [back, lost, paid, short];
    const cash = await Promise.all(parcels.map(shop.cashOf));

    const overlapping = fileOf(...named, 'HK-0000-00,0,60,0');
    const { lines } = await shop.check(overlapping, given);
    expect(lines.map(({ kind, events }) => [kind, events])).toEqual([
      ...parcels.map(() => ['twice', []]),
      ['unknown', []],
    ]);
    expect(lines[0]?.note).toContain('Named by “payout.csv” on ');
    await shop.apply(overlapping, given);
    expect(await Promise.all(parcels.map(shop.cashOf))).toEqual(cash);

    // Other amounts are further ones.
    const further = await shop.check(fileOf(`${back.invoice},0,20,0`, `${lost.invoice},0,0,100`), given);
    expect(further.lines.map(({ kind }) => kind)).toEqual(['void', 'void']);
  });

  it('CA-3 applies nothing when the money has changed since the check; of two requests at once one wins', async () => {
    const parcel = await shop.parcelIn('outForDelivery');
    const file = statementCsv([[parcel.invoice, booked]]);
    const { digest } = await shop.check(file);
    await shop.moveTo(parcel, 'delivered');

    expect((await shop.tryApply(file, digest)).body).toMatchObject({ code: 'changedMeanwhile' });
    expect((await shop.cashOf(parcel)).state).toBe('collected');

    const fresh = (await shop.check(file)).digest;
    const both = await Promise.all([shop.tryApply(file, fresh), shop.tryApply(file, fresh)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('CA-3 keeps the columns of a courier’s file, and offers them for the next one', async () => {
    const parcel = await shop.parcelIn('delivered');
    const preview = (content: string) =>
      shop.api.call(previewStatementCall, {
        body: {
          courier: 'steadfast',
          file: { name: 'a.csv', content: Buffer.from(content).toString('base64') },
          payment: null,
        },
        token: shop.tokens.staff,
      });
    const file = `A,B,Charge\n${parcel.invoice},${booked},60\n`;
    expect((await preview(file)).isSaved).toBe(false);
    await shop.apply(file, {
      mapping: { invoice: 'A', collected: 'B', fee: 'Charge' },
    });
    expect(await preview(file)).toMatchObject({
      isSaved: true,
      mapping: { invoice: 'A', collected: 'B', fee: 'Charge' },
      rows: [{ row: 2, cells: [parcel.invoice, '311', '60'] }],
    });
  });

  it('CA-3 lists statements by pages, with their sums and the lines of a kind', async () => {
    const parcel = await shop.parcelIn('delivered');
    const first = await shop.apply(statementCsv([[parcel.invoice, booked]]));
    const second = await shop.apply(statementCsv([['HK-0000-00', 10]]));
    const { staff: token } = shop.tokens;

    const page = await shop.api.call(listStatementsCall, { query: { limit: 1 }, token });
    expect([page.total, page.statements.map(({ id }) => id)]).toEqual([2, [second.id]]);
    const next = await shop.api.call(listStatementsCall, {
      query: { limit: 1, after: page.next ?? '' },
      token,
    });
    expect([next.next, next.statements.map(({ id }) => id)]).toEqual([null, [first.id]]);

    const { data } = await shop.api.call(readStatementCall, { params: { id: first.id }, token });
    expect(data.sums).toEqual([{ kind: 'equal', lines: 1, collected: 311, fees: 60, net: 251 }]);
    const { lines } = await shop.api.call(listStatementLinesCall, {
      params: { id: first.id },
      query: { kind: 'equal' },
      token,
    });
    expect(lines).toMatchObject([{ row: 2, cells: [parcel.invoice, '311', '60'], cashState: 'remitted' }]);
  });
});
