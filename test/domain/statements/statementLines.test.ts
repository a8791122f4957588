import { describe, expect, it } from 'vitest';
import { readStatementLines } from '#domain/statements/statementLines.ts';
import {
  guessMapping,
  mappingFault,
  mappingFor,
  type StatementMapping,
} from '#domain/statements/statementMapping.ts';
import { type StatementRow, statementLimits, statementTableOf } from '#domain/statements/statementTable.ts';

const rowsOf = (...rows: readonly (readonly string[])[]): StatementRow[] =>
  rows.map((cells, index) => ({ row: index + 1, cells }));

const read = (mapping: StatementMapping, ...rows: readonly (readonly string[])[]) =>
  readStatementLines(statementTableOf(rowsOf(...rows)), mapping);

const mapping = { invoice: 'Invoice', collected: 'COD', fee: 'Charge', net: 'Paid' };
const header = ['Invoice', 'COD', 'Charge', 'Paid'];

describe('the table of a statement', () => {
  it('CA-3 begins at the first row with two cells, and names columns once', () => {
    const table = statementTableOf(
      rowsOf(['Payout of March'], [], ['COD', '', 'COD'], ['1', '2', '3'], ['', '']),
    );
    expect(table).toEqual({
      header: ['COD', 'Column 2', 'COD (2)'],
      rows: [{ row: 4, cells: ['1', '2', '3'] }],
    });
  });

  it('CA-3 gives no two columns one name, even when the file numbers its columns itself', () => {
    const names = ['COD', 'COD', 'COD (2)', '', 'Column 4', 'Fee (2)', 'Fee', 'Fee'];
    expect(statementTableOf(rowsOf(names, ['1'])).header).toEqual([
      'COD',
      'COD (2)',
      'COD (2) (2)',
      'Column 4',
      'Column 4 (2)',
      'Fee (2)',
      'Fee',
      'Fee (3)',
    ]);
  });

  it('CA-3 refuses no table, too many rows and columns, and a long cell with its place', () => {
    expect(() => statementTableOf(rowsOf(['a'], ['b']))).toThrow('no table with two columns');
    expect(() => statementTableOf(rowsOf(header))).toThrow('no row below its header');
    const many = Array.from({ length: statementLimits.lines + 1 }, () => ['a', 'b']);
    expect(() => statementTableOf(rowsOf(header, ...many))).toThrow('more than 20000 rows');
    const wide = Array.from({ length: statementLimits.columns + 1 }, () => 'x');
    expect(() => statementTableOf(rowsOf(wide, wide))).toThrow('more than 100 columns');
    expect(() => statementTableOf(rowsOf(header, ['HK-1', 'x'.repeat(501)]))).toThrow(
      'Row 2, column COD: The cell has more than 500 characters.',
    );
  });
});

describe('the columns of a statement', () => {
  it.each([
    [
      'steadfast',
      ['ID', 'Invoice', 'Tracking Code', 'COD Amount', 'Delivery Charge', 'Date'],
      {
        reference: 'ID',
        invoice: 'Invoice',
        trackingCode: 'Tracking Code',
        collected: 'COD Amount',
        fee: 'Delivery Charge',
        date: 'Date',
      },
    ],
    [
      'pathao',
      ['Order Consignment ID', 'Merchant Order ID', 'Collected Amount', 'Final Fee', 'COD Fee', 'Payout'],
      {
        reference: 'Order Consignment ID',
        invoice: 'Merchant Order ID',
        collected: 'Collected Amount',
        fee: 'Final Fee',
        codFee: 'COD Fee',
        net: 'Payout',
      },
    ],
    [
      'redx',
      ['Tracking ID', 'Invoice Number', 'Cash Collection Amount', 'Return Charge'],
      {
        trackingCode: 'Tracking ID',
        invoice: 'Invoice Number',
        collected: 'Cash Collection Amount',
        returnFee: 'Return Charge',
      },
    ],
  ] as const)('CA-3 guesses those of %s by their names', (courier, names, guessed) => {
    expect(guessMapping(courier, names)).toEqual(guessed);
  });

  it('CA-3 are guessed by Bengali names, however their letters are composed', () => {
    const names = ['ইনভ\u09dfেস', 'আদা\u09df', 'তারিখ'];
    const guessed = { invoice: names[0], collected: names[1], date: names[2] };
    expect(guessMapping('steadfast', names)).toEqual(guessed);
    // NFC writes this letter, য়, as two code points.
    const inTwoCodePoints = names.map((name) => name.normalize('NFC'));
    expect(Object.values(guessMapping('steadfast', inTwoCodePoints))).toEqual(inTwoCodePoints);
  });

  it('CA-3 are the saved ones only where the file has all of them', () => {
    const table = statementTableOf(rowsOf(header, ['HK-1', '1']));
    expect(mappingFor('redx', { invoice: 'Invoice', net: 'Paid' }, table).isSaved).toBe(true);
    expect(mappingFor('redx', { invoice: 'Order' }, table)).toEqual({
      mapping: { invoice: 'Invoice', collected: 'COD', fee: 'Charge', net: 'Paid' },
      isSaved: false,
    });
  });

  it('CA-3 must name the parcel and an amount, each column once', () => {
    const table = statementTableOf(rowsOf(header, ['HK-1', '1']));
    expect(mappingFault({ invoice: 'Order', net: 'Paid' }, table)?.message).toContain('no column “Order”');
    expect(mappingFault({ invoice: 'Paid', net: 'Paid' }, table)?.message).toContain('for two fields');
    expect(mappingFault({ net: 'Paid' }, table)?.message).toContain('names the parcel');
    expect(mappingFault({ invoice: 'Invoice' }, table)?.message).toContain('what was collected');
    expect(mappingFault(mapping, table)).toBeNull();
  });
});

describe('the lines of a statement', () => {
  it('CA-3 have their amounts in poisha, and rows of sums are none', () => {
    const { lines, faults } = read(
      mapping,
      header,
      ['HK-1', '৳১,৩১০', '60', '1,250.00'],
      ['Total', '1310', '60', '1250'],
    );
    expect(faults).toEqual([]);
    expect(lines).toEqual([
      {
        row: 2,
        cells: ['HK-1', '৳১,৩১০', '60', '1,250.00'],
        invoice: 'HK-1',
        reference: '',
        trackingCode: '',
        collected: 131_000,
        fee: 6000,
        codFee: 0,
        returnFee: 0,
        compensation: 0,
        net: 125_000,
        date: '',
      },
    ]);
  });

  it('CA-3 CA-2 with only a net amount keep what was collected open', () => {
    const { lines } = read({ invoice: 'Invoice', net: 'Paid' }, header, ['HK-1', '', '', '1250']);
    expect(lines[0]).toMatchObject({ collected: null, net: 125_000 });
    const withFee = read({ invoice: 'Invoice', fee: 'Charge', net: 'Paid' }, header, [
      'HK-1',
      '',
      '60',
      '1250',
    ]);
    expect(withFee.lines[0]).toMatchObject({ collected: 131_000, fee: 6000 });
  });

  it('CA-3 name each cell that cannot be read with its row and column', () => {
    const { faults } = read(
      mapping,
      header,
      ['HK-1', '=1+1', '60', ''],
      ['HK-2', '100', '-60', ''],
      ['HK-3', 'free', '60', ''],
      ['HK-4', '', '', ''],
    );
    expect(faults).toEqual([
      { row: 2, column: 'COD', message: 'The cell holds a formula. Save the file with values.' },
      { row: 3, column: 'Charge', message: 'Only money that is taken back may be negative.' },
      { row: 4, column: 'COD', message: '“free” is not an amount.' },
      { row: 5, column: 'COD', message: 'The amount is missing.' },
    ]);
  });

  it('CA-3 may be negative where money is taken back, and in a column of deductions', () => {
    const back = read(mapping, header, ['HK-1', '(1310)', '-60', ''], ['HK-2', '100', '60', '']);
    expect([back.faults, back.lines[0]?.collected, back.lines[0]?.fee]).toEqual([[], -131_000, -6000]);
    const deducted = read(mapping, header, ['HK-1', '1310', '-60', ''], ['HK-2', '100', '-70', '']);
    expect([deducted.faults, deducted.lines.map(({ fee }) => fee)]).toEqual([[], [6000, 7000]]);
  });

  it('CA-3 are not taken for sums by a word that only begins with the letters of মোট', () => {
    const { lines } = read(
      { invoice: 'Invoice', collected: 'COD' },
      ['Name', 'Invoice', 'COD'],
      ['মোটর হাউস', 'HK-1', '1310'],
      ['মোটি বেগম', 'HK-2', '500'],
      ['মোটঃ', '', '1810'],
      ['সর্বমোট', '', '1810'],
    );
    expect(lines.map(({ invoice }) => invoice)).toEqual(['HK-1', 'HK-2']);
  });

  it('CA-3 are kept for a customer whose name has the word “total”, if the row names a parcel', () => {
    const { lines } = read(
      { invoice: 'Invoice', reference: 'ID', collected: 'COD' },
      ['Name', 'Invoice', 'ID', 'COD'],
      ['Total Fashion', 'HK-1', '', '1310'],
      ['মোট বাজার', '', 'DA1', '500'],
      // The label alone is a sum, whatever stands beside it: here the number of parcels.
      ['Sub-total', '', '2', '1810'],
      ['Total payable', '', '', '1810'],
    );
    expect(lines.map(({ row }) => row)).toEqual([2, 3]);
  });

  it('CA-3 are not the sums of a spreadsheet without a label, but an amount that belongs to no parcel', () => {
    const rows = [
      ['HK-1', '1310', '60', '1250'],
      ['HK-2', '500', '', ''],
      ['', '-100', '', '-100'],
    ];
    expect(read(mapping, header, ...rows, ['', '1810', '60', '']).lines.map(({ row }) => row)).toEqual([
      2, 3, 4,
    ]);
    const withNote = { ...mapping, invoice: 'Order' };
    const note = read(
      withNote,
      ['SL', 'Order', ...header.slice(1)],
      ['1', ...(rows[0] ?? [])],
      ['Thank you', '', '', '', ''],
    );
    expect(note.lines.map(({ row }) => row)).toEqual([2]);
    expect(read(mapping, header, ...rows, ['', '1810', '61', '']).lines.map(({ row }) => row)).toEqual([
      2, 3, 4, 5,
    ]);
  });

  it('CA-3 are kept for a customer whose whole name is the word “total”', () => {
    const { lines } = read(
      { invoice: 'Invoice', reference: 'ID', collected: 'COD' },
      ['Name', 'Invoice', 'ID', 'COD'],
      ['Total', 'HK-7Q4K-2M', '', '1310'],
      ['মোট', '', 'DA251126', '500'],
      ['Total', '2', '', '1810'],
      ['মোট', '2 parcels', '২টি', '1810'],
    );
    expect(lines.map(({ row }) => row)).toEqual([2, 3]);
  });

  it.each([
    ['2026-11-25 10:00', '2026-11-25'],
    ['25/11/2026', '2026-11-25'],
    // As spreadsheets count days.
    ['46351', '2026-11-25'],
    ['yesterday', 'yesterday'],
  ])('CA-3 have the date %j as %j', (cell, date) => {
    const { lines } = read({ invoice: 'A', net: 'B', date: 'C' }, ['A', 'B', 'C'], ['HK-1', '1', cell]);
    expect(lines[0]?.date).toBe(date);
  });
});
