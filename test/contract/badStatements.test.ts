import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { previewStatementCall } from '#contract/consignments/statements.ts';
import { xlsxFile, xlsxParts } from '../support/builders/xlsxFile.ts';
import { zipFile } from '../support/builders/zipFile.ts';
import { openStatementShop, type StatementShop, statementCsv } from '../support/servers/statementShop.ts';
import { fasterDatabase } from '../support/servers/testDatabases.ts';

/** Files that are no statements: each is named, and nothing of it is applied (CA-3). */

// Each parcel collects 311 taka: 250.50 for the cup and 60 for its delivery, rounded to whole taka. The courier charges 60.

const header = 'Invoice,COD,Charge\r\n';

describe.each(fasterDatabase())('bad statements, on $name', (at) => {
  let shop: StatementShop;
  beforeEach(async () => {
    shop = await openStatementShop(at);
  });
  afterEach(() => shop.api.close());

  const refused = async (content: string | Buffer) => (await shop.tryCheck(content)).body;
  const preview = async (body: object) =>
    (
      await shop.api.send(previewStatementCall, {
        body: { courier: 'steadfast', file: null, payment: null, ...body },
        token: shop.tokens.staff,
      })
    ).body;

  it('CA-3 says why it refuses more than 5 MB, more than 20,000 rows, no table, or other columns', async () => {
    expect(await refused(`${header}${' '.repeat(5 * 1024 * 1024)}`)).toMatchObject({ code: 'tooLarge' });
    // Too large for the whole request, which is refused before the file is read.
    expect(await refused(Buffer.alloc(9 * 1024 * 1024, 0x20))).toMatchObject({ code: 'tooLarge' });
    expect(await refused(`${header}${'HK-1,1,1\r\n'.repeat(20_001)}`)).toMatchObject({
      code: 'invalid',
      message: 'The file has more than 20000 rows. Split it into several files.',
    });
    for (const content of ['Dear merchant', ''])
      expect(await refused(content)).toMatchObject({
        code: 'invalid',
        message: 'The file has no table with two columns or more.',
      });
    expect(await refused('Order,Amount\r\nHK-1,1\r\n')).toMatchObject({
      code: 'invalid',
      message: 'The file has no column “Invoice” for “Invoice”.',
    });
    expect(await refused(Buffer.from('PK\u0003\u0004broken'))).toMatchObject({
      code: 'invalid',
      message: 'The XLSX file is broken and cannot be read.',
    });
  });

  it('CA-3 names row and column of each cell that cannot be read, and applies nothing of the file', async () => {
    const parcel = await shop.parcelIn('delivered');
    const file = `${statementCsv([[parcel.invoice, 311]])}HK-1,=1+1,60\r\nHK-2,100,-60\r\n`;

    const check = await shop.check(file);

    expect(check.faults).toEqual([
      { row: 3, column: 'COD', message: 'The cell holds a formula. Save the file with values.' },
      { row: 4, column: 'Charge', message: 'Only money that is taken back may be negative.' },
    ]);
    expect((await shop.tryApply(file, check.digest)).body).toMatchObject({ code: 'cashRefused' });
    expect((await shop.cashOf(parcel)).state).toBe('collected');
  });

  it('CA-3 moves nothing for two lines of one parcel, and names both rows', async () => {
    const parcel = await shop.parcelIn('delivered');
    const file = statementCsv([
      [parcel.invoice, 300],
      [parcel.invoice.toLowerCase(), 11, 0],
    ]);
    const { lines } = await shop.check(file);
    expect(lines.map(({ row, kind, note }) => [row, kind, note])).toEqual([
      [2, 'twice', 'The parcel is also in row 3. None of these rows moves money.'],
      [3, 'twice', 'The parcel is also in row 2. None of these rows moves money.'],
    ]);
    await shop.apply(file);
    expect((await shop.cashOf(parcel)).state).toBe('collected');
  });

  it('CA-3 names a few of the rows when thousands have the same parcel', async () => {
    const parcel = await shop.parcelIn('delivered');
    const file = statementCsv(Array.from({ length: 3000 }, () => [parcel.invoice, 311] as const));
    const { lines } = await shop.check(file);
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['twice']));
    expect(lines[0]?.note).toBe(
      'The parcel is also in row 3, 4, 5, 6, 7, 8, 9, 10, 11, …, 3001. None of these rows moves money.',
    );
  });

  it('CA-3 takes the stored value of a formula in XLSX, and reads another courier’s parcel as unknown', async () => {
    const parcel = await shop.parcelIn('delivered');
    const file = xlsxFile([
      ['Invoice', 'COD', 'Charge'],
      [parcel.invoice, { xml: (reference) => `<c r="${reference}"><f>300+11</f><v>311</v></c>` }, 60],
    ]);
    expect((await shop.check(file)).lines).toMatchObject([{ kind: 'equal', collected: 311 }]);
    expect((await shop.check(file, { courier: 'redx' })).lines).toMatchObject([{ kind: 'unknown' }]);
  });

  it('CA-3 refuses a small XLSX file that names more sheets than a statement has', async () => {
    const parts = xlsxParts([
      ['Invoice', 'COD'],
      ['HK-1', 1],
    ]).map(({ name, bytes }) => ({
      name,
      bytes: Buffer.from(
        Buffer.from(bytes)
          .toString()
          .replace(/<sheet .*?>/, (sheet) => sheet.repeat(101)),
      ),
    }));
    expect(await refused(zipFile(parts))).toMatchObject({
      code: 'invalid',
      message: 'The XLSX file is too large when unpacked. Save it as CSV.',
    });
  });

  it('CA-3 wants either a file in base64 or a payment', async () => {
    expect(await preview({})).toMatchObject({ code: 'invalid', field: 'file' });
    expect(await preview({ file: { name: 'a.csv', content: '%%' } })).toMatchObject({
      code: 'invalid',
      field: 'file.content',
    });
    expect(await preview({ payment: 'SFC-1' })).toMatchObject({ code: 'invalid', field: 'payment' });
  });
});
