import { describe, expect, it } from 'vitest';
import { parseCsv } from '#dashboard/productImport/parseCsv.ts';
import { importLimits } from '#domain/productFiles/importLimits.ts';
import { ProductFileError } from '#domain/productFiles/productFile.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const expected = { header: ['Name', 'Price'], lines: [{ row: 2, cells: ['Cup, "large"', '1'] }] };

describe('a CSV file', () => {
  it.each([
    ['commas', 'Name,Price\n"Cup, ""large""",1\n'],
    ['semicolons', 'Name;Price\r\n"Cup, ""large""";1\r\n'],
    ['tabs', 'Name\tPrice\n"Cup, ""large"""\t1'],
    ['a line that names the separator', 'sep=;\r\nName;Price\r\n"Cup, ""large""";1'],
    ['a byte order mark', '\uFEFFName,Price\n"Cup, ""large""",1\n'],
    ['empty rows at the end', 'Name,Price\n"Cup, ""large""",1\n,\n,\n'],
  ])('SP-6 with %s is read', (_name, text) => {
    expect(parseCsv(bytes(text))).toEqual(expected);
  });

  it('SP-6 with the line ends of an old Mac is read by the separator of its first row', () => {
    const text = 'Name;Description\rCup;large, red, round\r';
    expect(parseCsv(bytes(text))).toEqual({
      header: ['Name', 'Description'],
      lines: [{ row: 2, cells: ['Cup', 'large, red, round'] }],
    });
  });

  it('SP-6 with other line ends after its rows than after its header keeps every row', () => {
    const text = 'Name,Price\r\nCup,1\nTray,2\rPan,3';
    expect(parseCsv(bytes(text)).lines.map(({ cells }) => cells)).toEqual([
      ['Cup', '1'],
      ['Tray', '2'],
      ['Pan', '3'],
    ]);
  });

  it('SP-6 in UTF-16 with its mark, as Excel writes Unicode text, is read', () => {
    const text = '\uFEFFName\tPrice\r\nচা\t1\r\n';
    expect(parseCsv(new Uint8Array(Buffer.from(text, 'utf16le'))).lines).toEqual([
      { row: 2, cells: ['চা', '1'] },
    ]);
  });

  it('SP-6 rows are counted as a spreadsheet does: a cell may have several lines', () => {
    expect(parseCsv(bytes('Name,Description\nCup,"a\nb"\nTray,c')).lines.map(({ row }) => row)).toEqual([
      2, 3,
    ]);
  });

  it.each([
    ['another encoding', new Uint8Array([0x4e, 0x61, 0x6d, 0x65, 0x0a, 0xe9, 0xff]), 'not written in UTF-8'],
    ['a spreadsheet', bytes('PK\u0003\u0004\0\0'), 'not a CSV file'],
    [
      'a quotation mark that does not end',
      bytes('Name,Price\n"Cup,1\nTray,2\n'),
      'a quotation mark is missing',
    ],
    ['a cell that is too long', bytes(`Name\n${'x'.repeat(importLimits.cell + 1)}\n`), 'Row 2 has a cell'],
    // A row may be as long as five of the longest cells.
    ['a row that is too long', bytes(`Name\n"${'x'.repeat(importLimits.cell * 6)}"\n`), 'is too long'],
    ['too many rows', bytes(`Name\n${'x\n'.repeat(importLimits.lines + 1)}`), 'more than 50,000 rows'],
    ['too many columns', bytes(`${','.repeat(importLimits.columns)}\nx`), 'more than 1,000 columns'],
  ])('SP-6 with %s is refused', (_name, file, message) => {
    expect(() => parseCsv(file)).toThrow(ProductFileError);
    expect(() => parseCsv(file)).toThrow(message);
  });
});
